import type { ComponentProps, ReactNode } from "react";
import { formatCount } from "#lib/text/format.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures } from "../money/money.tsx";
import { PlainButton } from "../buttons/plain-button.tsx";

interface QuickAmountsProps {
  /** Spoken name of the row. */
  readonly label: string;
  /** Whole units. */
  readonly amounts: readonly number[];
  readonly typed: string;
  readonly onPick: (units: number) => void;
  /** `+`: they come on top of what is typed. */
  readonly sign?: "+";
  /** More buttons of the row, as `QuickAmount`. */
  readonly children?: ReactNode;
}

/** Usual amounts at a press. */
export function QuickAmounts(props: QuickAmountsProps) {
  const { label, amounts, typed, onPick, sign = "", children } = props;
  return (
    <fieldset aria-label={label} className={row}>
      {amounts.map((units) => (
        <QuickAmount
          key={units}
          data-on={typed === String(units) || undefined}
          className={figures}
          onClick={() => onPick(units)}
        >
          {sign}
          {formatCount(units)}
        </QuickAmount>
      ))}
      {children}
    </fieldset>
  );
}

interface QuickAmountProps extends ComponentProps<"button"> {
  readonly size?: "sm" | "md";
}

export function QuickAmount({ size, className, ...rest }: QuickAmountProps) {
  return <PlainButton {...rest} className={cx(amount({ size }), className)} />;
}

const row = css({ display: "flex", gap: { base: "1-5", desktop: "1" }, minWidth: "0" });

const amount = cva({
  base: {
    display: "grid",
    // Longer amounts get more room.
    flex: "auto",
    placeItems: "center",
    minWidth: "0",
    paddingInline: "0",
    background: "surface-sunken",
    color: "text-strong",
    cursor: "pointer",
    fontWeight: "semibold",
    overflow: "hidden",
    _hover: { background: "surface-hover" },
    _focusVisible: { outlineOffset: "-0-5" },
    "&[data-on]": {
      background: "accent-subtle",
      boxShadow: "edge-mark",
      color: "accent-text",
    },
  },
  variants: {
    size: {
      sm: {
        height: { base: "11", desktop: "control-sm" },
        borderRadius: "sm",
        fontSize: { base: "xs", desktop: "2xs" },
      },
      md: { height: "10", borderRadius: "md", fontSize: "sm" },
    },
  },
  defaultVariants: { size: "sm" },
});

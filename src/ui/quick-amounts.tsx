import type { ComponentProps, ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "./money.tsx";
import { PlainButton } from "./plain-button.tsx";

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
          {units}
        </QuickAmount>
      ))}
      {children}
    </fieldset>
  );
}

export function QuickAmount({ className, ...rest }: ComponentProps<"button">) {
  return <PlainButton {...rest} className={cx(amount, className)} />;
}

const row = css({ display: "flex", gap: { base: "1-5", desktop: "1" }, minWidth: "0" });

const amount = css({
  display: "grid",
  // Longer amounts get more room.
  flex: "[1 1 auto]",
  placeItems: "center",
  minWidth: "0",
  height: { base: "11", desktop: "control-sm" },
  paddingInline: "0",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  cursor: "pointer",
  fontSize: { base: "xs", desktop: "2xs" },
  fontWeight: "semibold",
  overflow: "hidden",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[data-on]": {
    background: "accent-subtle",
    boxShadow: "edge-mark",
    color: "accent-text",
  },
});

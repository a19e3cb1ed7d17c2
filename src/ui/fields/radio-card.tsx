import type { ReactNode } from "react";
import { cva, cx } from "#styled/css/index.js";
import { srOnly } from "../text/sr-only.ts";

interface RadioCardProps {
  /** Name of the group, the same for all its radios. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** It cannot be used, but it can be chosen, so that the page can say why. */
  readonly closed?: boolean;
  readonly shape?: "card" | "field";
  readonly className?: string;
  readonly children: ReactNode;
}

/** One choice of a group as a card or a row: a native radio, so the keyboard works as everywhere. */
export function RadioCard(props: RadioCardProps) {
  const { name, checked, onChoose, closed = false, shape, className, children } = props;
  return (
    <label className={cx(card({ shape }), className)} data-closed={closed || undefined}>
      <input type="radio" name={name} checked={checked} className={srOnly} onChange={onChoose} />
      {children}
    </label>
  );
}

const card = cva({
  base: {
    position: "relative",
    boxShadow: "edge-strong",
    cursor: "pointer",
    transition: "background {durations.fast}, box-shadow {durations.fast}",
    "&:hover:not(:has(:checked))": { background: "surface-hover" },
    "&:has(:focus-visible)": { outline: "focus", outlineOffset: "0-5" },
    "&[data-closed]": { background: "surface-sunken", color: "text-muted" },
    "&:has(:checked)": {
      background: "accent-subtle",
      boxShadow: "mark-thick",
    },
    _highContrast: { border: "contrast" },
  },
  variants: { shape: { card: { borderRadius: "lg" }, field: { borderRadius: "md" } } },
  defaultVariants: { shape: "card" },
});

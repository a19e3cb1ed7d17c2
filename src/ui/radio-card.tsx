import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { srOnly } from "./sr-only.ts";

interface RadioCardProps {
  /** Of the group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** It cannot be used, but it can be chosen, so that the page can say why. */
  readonly closed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One choice of a group as a card or a row: a native radio, so the keyboard works as everywhere. */
export function RadioCard(props: RadioCardProps) {
  const { name, checked, onChoose, closed = false, className, children } = props;
  return (
    <label className={cx(card, className)} data-closed={closed || undefined}>
      <input type="radio" name={name} checked={checked} className={srOnly} onChange={onChoose} />
      {children}
    </label>
  );
}

const card = css({
  position: "relative",
  borderRadius: "lg",
  boxShadow: "edge-strong",
  cursor: "pointer",
  transition: "[background {durations.fast}, box-shadow {durations.fast}]",
  "&:hover:not(:has(:checked))": { background: "surface-hover" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "0-5" },
  "&[data-closed]": { background: "surface-sunken", color: "text-muted" },
  "&:has(:checked)": {
    background: "accent-subtle",
    boxShadow: "[inset 0 0 0 2px {colors.accent-mark}]",
  },
  _highContrast: { border: "[1px solid CanvasText]" },
});

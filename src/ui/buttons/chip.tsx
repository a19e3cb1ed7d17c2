import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";

interface ChipProps extends ComponentProps<"button"> {
  /** Left out where the chip is a plain action and not a choice. */
  readonly pressed?: boolean;
  readonly count?: number;
}

export function Chip({ pressed, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={cx(chipStyle, className)}>
      {children}
      {count !== undefined && <span className={figure}>{count}</span>}
    </button>
  );
}

/** For what looks like a chip and is a link. */
export const chipStyle = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  flex: "none",
  height: "control-sm",
  paddingInline: "3",
  borderRadius: "chip",
  background: "surface-raised",
  boxShadow: "edge-strong",
  color: "text",
  fontSize: "xs",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  transitionProperty: "background, color, box-shadow",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  "&[aria-pressed=true]": {
    background: "accent-subtle",
    boxShadow: "edge-mark",
    color: "accent-text",
    fontWeight: "bold",
  },
  _disabled: { color: "text-muted" },
});

const figure = css({ textStyle: "figures" });

import type { ReactNode } from "react";
import { cva } from "#styled/css/index.js";

interface CountBadgeProps {
  /** Of the shown tab, or of what is new. */
  readonly on?: boolean;
  readonly children: ReactNode;
}

/** A number in a small pill, beside a tab or a button. */
export function CountBadge({ on = true, children }: CountBadgeProps) {
  return <span className={badge({ on })}>{children}</span>;
}

const badge = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "5",
    height: "5",
    paddingInline: "1-25",
    borderRadius: "pill",
    textStyle: "figures",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    on: {
      true: {
        background: "accent",
        boxShadow: "edge-mark",
        color: "text-on-accent",
      },
      false: { background: "border", color: "text" },
    },
  },
});

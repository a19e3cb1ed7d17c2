import type { LucideIcon } from "lucide-react";
import { css, cx } from "#styled/css/index.js";

interface IconProps {
  readonly as: LucideIcon;
  /** In em of the text beside it. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon at the one stroke width, hidden from screen readers: the control beside it carries the name. */
export function Icon({ as: Drawing, size = 1.125, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      strokeWidth={1.75}
      width={`${size}em`}
      height={`${size}em`}
      className={cx(icon, className)}
    />
  );
}

// Drawings stay within their box: without a clip each is painted with what is around it.
const icon = css({ flex: "none", display: "block", overflow: "visible" });

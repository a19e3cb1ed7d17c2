import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";

/** A panel: soft shadow in classic, hairline in professional. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(cardStyle, className)} />;
}

export const cardStyle = css({
  background: "surface",
  borderRadius: "lg",
  boxShadow: "1-edge",
  _highContrast: { border: "[1px solid CanvasText]" },
});

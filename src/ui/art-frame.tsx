import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";

/** A frame for artwork with text on it: the ground of the drawings, and the colours that are legible there. */
export function ArtFrame({ className, ...rest }: ComponentProps<"div">) {
  return <div data-ground="art" {...rest} className={cx(artFrame, className)} />;
}

export const artFrame = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  background: "art-ground",
  color: "on-art",
});

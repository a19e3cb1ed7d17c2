import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";
import { Art } from "./art.tsx";

interface CoverArtProps extends Omit<ComponentProps<typeof Art>, "src"> {
  /** Nothing is drawn without it. */
  readonly src: ComponentProps<typeof Art>["src"] | undefined;
  /** Behind the content of its frame, which must be isolated. */
  readonly below?: boolean;
  /** Grows a little while the `group` around it is hovered. */
  readonly zoom?: boolean;
}

/** A drawing that fills its positioned frame. */
export function CoverArt(props: CoverArtProps) {
  const { src, below = false, zoom = false, className, loading = "lazy", ...rest } = props;
  if (src === undefined) return null;
  const look = cx(cover, below && behind, zoom && zooming, className);
  return <Art src={src} loading={loading} className={look} {...rest} />;
}

export const cover = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
});
const behind = css({ zIndex: "below" });
const zooming = css({
  transitionProperty: "transform",
  transitionDuration: "slow",
  transitionTimingFunction: "out",
  _groupHover: { transform: "scale(1.04)" },
});

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

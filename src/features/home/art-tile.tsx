// A picture that is pressed as a whole: the drawing, a veil under the words, the words.
import type { CSSProperties, ReactNode } from "react";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Art } from "../../ui/art.tsx";

interface ArtTileProps {
  /** Without a drawing the tile shows its ground. */
  readonly art: EditionArt | string | undefined;
  readonly veil: "foot" | "side";
  readonly onPress?: () => void;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function ArtTile({ art, veil, onPress, className, style, children }: ArtTileProps) {
  const content = (
    <>
      {art === undefined ? null : <Art src={art} loading="lazy" className={picture} />}
      <span className={shade({ veil })} />
      {children}
    </>
  );
  const look = { className: cx("group", tile, className), ...(style ? { style } : {}) };
  if (onPress === undefined) return <div {...look}>{content}</div>;
  return (
    <button type="button" onClick={onPress} {...look}>
      {content}
    </button>
  );
}

const tile = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  width: "full",
  borderRadius: "tile",
  background: "art-ground",
  color: "on-art",
  textAlign: "start",
  boxShadow: "1",
  _professional: { boxShadow: "none" },
});
const picture = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  width: "full",
  height: "full",
  objectFit: "cover",
  transitionProperty: "transform",
  transitionDuration: "slow",
  transitionTimingFunction: "out",
  _groupHover: { transform: "scale(1.035)" },
});
const shade = cva({
  base: {
    position: "absolute",
    inset: "0",
    zIndex: "below",
    borderRadius: "inherit",
    _professional: { boxShadow: "[inset 0 0 0 1px token(colors.art-panel-line)]" },
  },
  variants: {
    veil: {
      foot: {
        backgroundImage:
          "[linear-gradient(to top, token(colors.art-veil), color-mix(in oklch, token(colors.art-veil) 40%, transparent) 38%, transparent 64%)]",
      },
      side: {
        backgroundImage:
          "[linear-gradient(95deg, token(colors.art-veil), color-mix(in oklch, token(colors.art-veil) 46%, transparent) 52%, transparent 78%)]",
      },
    },
  },
});

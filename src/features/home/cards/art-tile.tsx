// A picture that is one button or link: drawing, veil, words.
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { artFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface ArtTileProps {
  /** Without a drawing the tile shows its ground. */
  readonly art: EditionArt | string | undefined;
  /** `deep` carries a block of words, `foot` a caption, `side` words on the left. */
  readonly veil: "deep" | "foot" | "side";
  readonly onPress?: () => void;
  /** A page of the site, in place of `onPress`. */
  readonly to?: string | null;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function ArtTile(props: ArtTileProps) {
  const { art, veil, onPress, to, className, style, children } = props;
  const content = (
    <>
      <CoverArt src={art} below zoom />
      <span className={shade({ veil })} />
      {children}
    </>
  );
  const look = {
    "data-ground": "art",
    className: cx("group", artFrame, tile, className),
    ...(style ? { style } : {}),
  };
  if (to != null) {
    return (
      <Link to={to} {...look}>
        {content}
      </Link>
    );
  }
  if (onPress === undefined) return <div {...look}>{content}</div>;
  return (
    <PlainButton onClick={onPress} {...look}>
      {content}
    </PlainButton>
  );
}

const tile = css({
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  width: "full",
  borderRadius: "tile",
  textAlign: "start",
  boxShadow: "1",
  _professional: { boxShadow: "none" },
});
const shade = cva({
  base: {
    position: "absolute",
    inset: "0",
    zIndex: "below",
    borderRadius: "inherit",
    _professional: { boxShadow: "edge-art" },
  },
  variants: {
    veil: {
      foot: {
        backgroundImage:
          "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 90%, transparent), color-mix(in oklch, token(colors.art-ground) 42%, transparent) 38%, transparent 66%)",
      },
      deep: {
        backgroundImage:
          "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 96%, transparent) 22%, color-mix(in oklch, token(colors.art-ground) 74%, transparent) 52%, transparent 86%)",
      },
      side: {
        backgroundImage:
          "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 84%, transparent), color-mix(in oklch, token(colors.art-ground) 42%, transparent) 54%, transparent 80%)",
        // In a narrow tile the words reach over the drawing.
        "@container (max-width: 39.99rem)": {
          backgroundImage:
            "linear-gradient(95deg, token(colors.art-ground) 30%, color-mix(in oklch, token(colors.art-ground) 78%, transparent) 52%, transparent 84%)",
        },
      },
    },
  },
});

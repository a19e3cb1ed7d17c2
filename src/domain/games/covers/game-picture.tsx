// The picture of a game: drawing, dark foot, tag, and the tile's content above it.
import type { ReactNode } from "react";
import type { Game } from "#contract/api/game-list.ts";
import { cva } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { CoverArt } from "#ui/pictures/cover-art.tsx";
import { GameTag } from "./game-tag.tsx";

interface GamePictureProps {
  readonly game: Game;
  /** Printed instead of the tag on the first tile: why it is first. */
  readonly lead?: string;
  readonly children: ReactNode;
}

export function GamePicture({ game, lead, children }: GamePictureProps) {
  const media = useMediaUrl();
  const first = lead !== undefined;
  return (
    <span className={frame({ first })}>
      <CoverArt src={media(game.image)} zoom />
      <span className={foot({ first })} />
      <GameTag game={game} lead={lead} />
      {children}
    </span>
  );
}

const frame = cva({
  base: {
    position: "relative",
    display: "block",
    width: "full",
    overflow: "hidden",
    borderRadius: "tile",
    background: "art-ground",
    color: "on-art",
    boxShadow: { base: "1", _professional: "none" },
  },
  variants: {
    first: {
      true: {
        aspectRatio: "16 / 10",
        "@container (min-width: 44rem)": { flex: "1", minHeight: "0", aspectRatio: "auto" },
      },
      false: { aspectRatio: "4 / 5" },
    },
  },
});

const foot = cva({
  base: {
    position: "absolute",
    inset: "0",
    borderRadius: "inherit",
    boxShadow: "edge-art",
  },
  variants: {
    first: {
      true: {
        backgroundImage:
          "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 8%, color-mix(in oklch, token(colors.art-ground) 60%, transparent) 34%, transparent 62%)",
      },
      false: {
        backgroundImage:
          "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 86%, transparent), transparent 42%)",
      },
    },
  },
});

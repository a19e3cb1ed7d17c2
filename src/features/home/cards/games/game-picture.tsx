// The picture of a game: drawing, dark foot, tag, and the tile's content above it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/games.ts";
import { cva } from "#styled/css/index.js";
import { useMediaUrl } from "../../../../lib/media.ts";
import { CoverArt } from "../../../../ui/cover-art.tsx";

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
      <Tag game={game} lead={lead} />
      {children}
    </span>
  );
}

function Tag({ game, lead }: { readonly game: Game; readonly lead: string | undefined }) {
  const { t } = useTranslation("home");
  if (lead !== undefined) return <span className={tag({ tone: "hot" })}>{lead}</span>;
  return game.tag === null ? null : (
    <span className={tag({ tone: game.tag })}>{t(`games.tag.${game.tag}`)}</span>
  );
}

const tag = cva({
  base: {
    position: "absolute",
    left: "2",
    top: "2",
    display: "flex",
    alignItems: "center",
    height: "5-5",
    paddingInline: "2",
    borderRadius: "xs",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "none",
  },
  variants: {
    tone: {
      hot: { background: "live", color: "live-on" },
      new: { background: "accent", color: "text-on-accent" },
      exclusive: { background: "art-panel", color: "on-art" },
    },
  },
});

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
          "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 8%, color-mix(in oklch, token(colors.art-ground) 60%, transparent) 34%, transparent 62%)]",
      },
      false: {
        backgroundImage:
          "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 86%, transparent), transparent 42%)]",
      },
    },
  },
});

import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { cva } from "#styled/css/index.js";

interface GameTagProps {
  readonly game: Game;
  /** Printed instead of the game's own tag. */
  readonly lead: string | undefined;
}

export function GameTag({ game, lead }: GameTagProps) {
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

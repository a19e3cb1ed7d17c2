// The first game of the spotlight: its facts are on the picture.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { GameTag } from "#domain/games/covers/game-tag.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { artFrame, CoverArt } from "#ui/cover-art.tsx";
import { figures } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

interface LeadTileProps {
  readonly game: Game;
  /** Why it is first. */
  readonly lead: string;
  readonly onOpen: (game: Game) => void;
}

export function LeadTile({ game, lead, onOpen }: LeadTileProps) {
  const { t } = useTranslation("slots");
  const media = useMediaUrl();
  const { vendor, rtp, maxWin, players } = game;
  const facts = [vendor, rtp === null ? "" : `RTP ${rtp.toFixed(1)}%`, maxWin];
  return (
    <PlainButton
      data-ground="art"
      className={cx("group", artFrame, tile)}
      onClick={() => onOpen(game)}
    >
      <CoverArt src={media(game.image)} below zoom loading="eager" priority="high" />
      <span className={veil} />
      <GameTag game={game} lead={lead} />
      <span className={words}>
        <span className={name}>{game.name}</span>
        <span className={line}>{facts.filter((fact) => fact !== "").join(" · ")}</span>
        {players > 0 && (
          <span className={cx(figures, line)}>{t("playing", { count: formatCount(players) })}</span>
        )}
      </span>
      <span className={buttonStyle({ tone: "light" })}>{t("enter")}</span>
    </PlainButton>
  );
}

const tile = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  gap: "3",
  width: "full",
  height: "full",
  minHeight: { base: "64", _professional: "56" },
  padding: { base: "5", _professional: "4" },
  borderRadius: "tile",
  textAlign: "start",
  cursor: "pointer",
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  borderRadius: "inherit",
  boxShadow: "edge-art",
  backgroundImage:
    "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 94%, transparent) 12%, color-mix(in oklch, token(colors.art-ground) 72%, transparent) 44%, transparent 76%)]",
});
const words = css({ display: "grid", gap: "0-5", minWidth: "0", maxWidth: "full" });
const name = css({
  textStyle: "display",
  fontSize: { base: "2xl", _professional: "xl" },
  truncate: true,
});
const line = css({ color: "on-art-muted", fontSize: "xs", truncate: true });

// The first game of the wall, two by two cells: name and figures are on the picture.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { useOpenGame, venueOfCode } from "../use-open-game.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { GamePicture } from "#domain/games/covers/game-picture.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

interface GameLeadTileProps {
  readonly game: Game;
  readonly lead: string;
}

export function GameLeadTile({ game, lead }: GameLeadTileProps) {
  const open = useOpenGame(venueOfCode(game.category), game);
  return (
    <PlainButton onClick={open} className={cx("group", tile)}>
      <GamePicture game={game} lead={lead}>
        <LeadWords game={game} />
      </GamePicture>
    </PlainButton>
  );
}

function LeadWords({ game }: { readonly game: Game }) {
  const { t } = useTranslation("home");
  const facts = [
    game.vendor,
    game.rtp === null ? null : `RTP ${game.rtp.toFixed(1)}%`,
    `${t("games.max")} ${game.maxWin}`,
  ];
  return (
    <span className={leadCaption}>
      <span className={leadText}>
        <span className={leadName}>{game.name}</span>
        <span className={leadFacts}>{facts.filter((fact) => fact !== null).join(" · ")}</span>
      </span>
      <span className={buttonStyle({ tone: "light" })}>{t("games.enter")}</span>
    </span>
  );
}

const leadCaption = css({
  position: "absolute",
  left: "4",
  right: "4",
  bottom: "4",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "3",
});

const leadText = css({ minWidth: "0", flex: "1" });

const leadName = css({
  display: "block",
  textStyle: "display",
  fontSize: "2xl",
});

const leadFacts = css({ display: "block", marginTop: "1", fontSize: "xs", color: "on-art-muted" });

const tile = css({
  display: "flex",
  flexDirection: "column",
  width: "full",
  height: "full",
  minWidth: "0",
  textAlign: "start",
  borderRadius: "tile",
});

// The first game of the wall, two by two cells: name and figures are on the picture.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useOpenGame, venueOfCode } from "../use-open-game.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { GamePicture } from "#domain/games/covers/game-picture.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { gameTile } from "./game-tile.tsx";

interface GameLeadTileProps {
  readonly game: Game;
  readonly lead: string;
}

export function GameLeadTile({ game, lead }: GameLeadTileProps) {
  const open = useOpenGame(venueOfCode(game.category), game);
  return (
    <PlainButton onClick={open} className={cx("group", gameTile)}>
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
      <Box as="span" minWidth="0" flex="1">
        <Text as="span" display="block" textStyle="display" size="2xl">
          {game.name}
        </Text>
        <Text as="span" display="block" marginTop="1" size="xs" color="on-art-muted">
          {facts.filter((fact) => fact !== null).join(" · ")}
        </Text>
      </Box>
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

// A game of the wall; the whole tile is one button.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useOpenGame, venueOfCode } from "../use-open-game.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { EnterCover } from "#domain/games/covers/enter-cover.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function GameTile({ game }: { readonly game: Game }) {
  const { t } = useTranslation("home");
  const open = useOpenGame(venueOfCode(game.category), game);
  return (
    <PlainButton onClick={open} className={cx("group", gameTile)}>
      <EnterCover game={game} enter={t("games.enter")} />
      <span className={name}>{game.name}</span>
      <span className={meta}>
        <Text as="span" truncate minWidth="0">
          {game.vendor}
        </Text>
        <span className={returns}>
          {game.rtp === null ? t(`games.category.${game.category}`) : `${game.rtp.toFixed(1)}%`}
        </span>
      </span>
    </PlainButton>
  );
}

/** Skeleton with the same lines of text. */
export function WaitingGameTile() {
  return (
    <>
      <Skeleton className={waiting} />
      <span className={name}>{EMPTY}</span>
      <span className={meta}>{EMPTY}</span>
    </>
  );
}

/** A space that keeps the height of its line. */
const EMPTY = "\u00a0";

/** The whole tile of a game is one button. */
export const gameTile = css({
  display: "flex",
  flexDirection: "column",
  width: "full",
  height: "full",
  minWidth: "0",
  textAlign: "start",
  borderRadius: "tile",
});

const name = css({
  display: "block",
  marginTop: { base: "2-5", _professional: "1-5" },
  fontSize: "sm",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  truncate: true,
  maxWidth: "full",
  "@container (min-width: 44rem)": { fontSize: "md" },
});
const meta = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  marginTop: "0-5",
  maxWidth: "full",
  fontSize: "2xs",
  color: "text-muted",
  "@container (min-width: 44rem)": { fontSize: "xs" },
});
const returns = css({
  display: "none",
  flex: "none",
  textStyle: "figures",
  "@container (min-width: 44rem)": { display: "inline" },
});
const waiting = css({ aspectRatio: "4 / 5", borderRadius: "tile" });

// A game of the wall: cover, name, provider. A press opens its details.
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { EnterCover } from "#domain/games/covers/enter-cover.tsx";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface GameCellProps {
  readonly game: Game;
  /** Whether Tab reaches it. */
  readonly tabStop: boolean;
  readonly onOpen: (game: Game) => void;
}

export const GameCell = memo(function GameCell({ game, tabStop, onOpen }: GameCellProps) {
  const { t } = useTranslation(["slots", "lobby"]);
  const button = useRef<HTMLButtonElement>(null);
  // The focus waited on the cell while the game was loading.
  useEffect(() => {
    const { current: own } = button;
    if (own !== null && own.parentElement === document.activeElement)
      own.focus({ preventScroll: true });
  }, []);
  const closed = game.opensAt === null ? "" : t("lobby:maintenance.label");
  return (
    <>
      <PlainButton
        ref={button}
        tabIndex={tabStop ? 0 : -1}
        data-game={game.id}
        className={cx("group", coverButton)}
        onClick={() => onOpen(game)}
      >
        {/* Read after the name, from the details. */}
        <Box as="span" aria-hidden="true" display="block">
          <EnterCover
            game={game}
            enter={t("enter")}
            closed={
              game.opensAt === null ? undefined : (
                <MaintenanceMark opensAt={game.opensAt} look="cover" />
              )
            }
          />
        </Box>
        <GameWords game={game} />
        {closed !== "" && <span className={srOnly}>{closed}</span>}
      </PlainButton>
      <FavouriteHeart
        onArt
        floating
        enName={game.enName}
        gameCode={game.id}
        label={t("favourite.named", { name: game.name })}
        // The wall is one tab stop; by keyboard a favourite is chosen in the details.
        tabIndex={-1}
        className={heart}
      />
    </>
  );
});

export function GameWords({ game }: { readonly game: Game }) {
  return (
    <span className={words}>
      <span className={name}>{game.name}</span>
      <span className={meta}>
        <Text as="span" truncate minWidth="0">
          {game.vendor}
        </Text>
        {game.rtp !== null && (
          <Text as="span" flex="none" textStyle="figures">{`${game.rtp.toFixed(1)}%`}</Text>
        )}
      </span>
    </span>
  );
}

/** Has the shape of a cell with a game. */
export function WaitingCell() {
  return (
    <>
      <Skeleton className={waiting} />
      <span className={words}>
        <Skeleton className={waitingName} />
      </span>
    </>
  );
}

export const coverButton = css({
  display: "block",
  width: "full",
  borderRadius: "tile",
  textAlign: "start",
});
const heart = css({ top: "1-5", right: "1-5" });
// As high as the layout of the wall says.
const words = css({ display: "block", height: "12", paddingTop: "1-5", overflow: "hidden" });
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: { base: "md", _professional: "sm" },
  fontWeight: "semibold",
  lineHeight: "tight",
  truncate: true,
});
const meta = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  marginTop: "0-5",
  color: "text-muted",
  fontSize: { base: "xs", _professional: "2xs" },
});
const waiting = css({ aspectRatio: "4 / 5", borderRadius: "tile" });
const waitingName = css({ width: "3/4", height: "4", marginTop: "1" });

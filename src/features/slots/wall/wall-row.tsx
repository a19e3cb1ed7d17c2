// A row of the wall. It asks for its own pages, so that only what is near the window is loaded.
import { useQueries } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { queryClient } from "#lib/calls/query-client.ts";
import { useTurn } from "#lib/time/use-turn.ts";
import { Button } from "#ui/buttons/button.tsx";
import { type GameSource, GAMES_PER_PAGE, pageQuery } from "../filter/game-pages.ts";
import { CELL, ROW } from "#ui/tables/grid-roles.ts";
import { GameCell, WaitingCell } from "./game-cell.tsx";

/** A row of cells; the wall sets both properties. */
const wallGrid = css({
  display: "grid",
  gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  columnGap: "var(--gap)",
});

interface WallRowProps {
  readonly source: GameSource;
  /** From 0. */
  readonly row: number;
  readonly columns: number;
  readonly total: number;
  /** Pixels below the top of the wall. */
  readonly top: number;
  /** Cell that Tab reaches, when it is in this row. */
  readonly stop: number | null;
  readonly onOpen: (game: Game) => void;
}

export const WallRow = memo(function WallRow(props: WallRowProps) {
  const { source, row, columns, total, top, stop, onOpen } = props;
  const start = row * columns;
  const end = Math.min(start + columns, total);
  const { gameAt, failed, retry } = useGames(source, start, end);
  const drawn = useTurn();
  return (
    <div
      {...ROW}
      aria-rowindex={row + 1}
      className={cx(wallGrid, place)}
      style={{ transform: `translateY(${top}px)` }}
    >
      {Array.from({ length: end - start }, (_, at) => {
        const index = start + at;
        const game = gameAt(index);
        return (
          <div
            key={index}
            {...CELL}
            aria-colindex={at + 1}
            data-cell={index}
            // Takes the focus while its game loads.
            tabIndex={-1}
            className={cell}
          >
            {drawn &&
              (game === undefined ? (
                <WaitingCell />
              ) : (
                <GameCell game={game} tabStop={index === stop} onOpen={onOpen} />
              ))}
          </div>
        );
      })}
      {failed && <FailedRow onRetry={retry} />}
    </div>
  );
});

function FailedRow({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(["slots", "ui"]);
  return (
    <div role="alert" className={failure}>
      {t("pageFailed")}
      <Button size="sm" onClick={onRetry}>
        {t("ui:error.retry")}
      </Button>
    </div>
  );
}

function useGames(source: GameSource, start: number, end: number) {
  const first = pageOf(start);
  const last = pageOf(end - 1);
  const numbers = first === last ? [first] : [first, last];
  const pages = useQueries(
    { queries: numbers.map((number) => pageQuery(source, number)) },
    queryClient,
  );
  const missing = pages.filter(({ data, isError, isFetching }) => !data && isError && !isFetching);
  return {
    gameAt: (index: number) => pages[pageOf(index) - first]?.data?.list[index % GAMES_PER_PAGE],
    failed: missing.length > 0,
    retry: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

/** Page that holds a game, from 1. */
const pageOf = (index: number) => Math.floor(index / GAMES_PER_PAGE) + 1;

const place = css({ position: "absolute", top: "0", insetInline: "0", contain: "layout style" });
const cell = css({ position: "relative", minWidth: "0" });
const failure = css({
  position: "absolute",
  inset: "0",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "3",
  color: "text-strong",
  fontSize: "sm",
});

import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { css, cva } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { GameLeadTile } from "../cards/games/game-lead-tile.tsx";
import { GameTile, WaitingGameTile } from "../cards/games/game-tile.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useHotGames } from "./use-hot-games.ts";
import { WALL_SIZE, wallsWithout } from "./wall.ts";

export function Section() {
  const { t } = useTranslation("home");
  const { games, sort, setSort, options } = useHotGames(WALL_SIZE);
  const playing = formatCount(games.data?.playing ?? 0);
  return (
    <SectionFrame
      title={t("sections.gamesWall.title")}
      note={games.data === undefined ? "" : t("sections.gamesWall.note", { count: playing })}
      tools={
        <Segmented label={t("games.sortLabel")} options={options} value={sort} onChange={setSort} />
      }
    >
      <CallView result={games} skeleton={<WallSkeleton />}>
        {({ list }) => (
          <ul className={wall}>
            {list.slice(0, WALL_SIZE).map((game, index) => (
              <Cell key={game.id} index={index} available={list.length}>
                {index === 0 ? (
                  <GameLeadTile game={game} lead={t(`games.lead.${sort}`)} />
                ) : (
                  <GameTile game={game} />
                )}
              </Cell>
            ))}
          </ul>
        )}
      </CallView>
    </SectionFrame>
  );
}

interface CellProps {
  readonly index: number;
  readonly available: number;
  readonly children: ReactNode;
}

function Cell({ index, available, children }: CellProps) {
  return (
    <li className={cell({ first: index === 0 })} data-off={wallsWithout(index, available)}>
      {children}
    </li>
  );
}

function WallSkeleton() {
  return (
    <ul className={wall} aria-busy="true">
      {Array.from({ length: WALL_SIZE }, (_, index) => (
        <Cell key={index} index={index} available={WALL_SIZE}>
          {index === 0 ? <Skeleton className={waitingFirst} /> : <WaitingGameTile />}
        </Cell>
      ))}
    </ul>
  );
}

const wall = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: "2-5",
  rowGap: "4",
  "@container (min-width: 44rem)": {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    columnGap: { base: "4", _professional: "2" },
    rowGap: { base: "5", _professional: "3" },
  },
  "@container (min-width: 64rem)": {
    gridTemplateColumns: {
      base: "repeat(7, minmax(0, 1fr))",
      _professional: "repeat(10, minmax(0, 1fr))",
    },
  },
});
const cell = cva({
  base: {
    minWidth: "0",
    "@container (max-width: 43.99rem)": { "&[data-off~=phone]": { display: "none" } },
    "@container (min-width: 44rem) and (max-width: 63.99rem)": {
      "&[data-off~=mid]": { display: "none" },
    },
    "@container (min-width: 64rem)": {
      "&[data-off~=full]": { display: { base: "none", _professional: "revert" } },
      "&[data-off~=dense]": { _professional: { display: "none" } },
    },
  },
  variants: {
    first: {
      true: {
        gridColumn: "1 / -1",
        "@container (min-width: 44rem)": { gridColumn: "span 2", gridRow: "span 2" },
      },
      false: {},
    },
  },
});
const waitingFirst = css({
  aspectRatio: "16 / 10",
  borderRadius: "tile",
  "@container (min-width: 44rem)": { aspectRatio: "auto", height: "full" },
});

import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Chip } from "#ui/buttons/chip.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { CardHead } from "./card-head.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { fullCount } from "./full-rows.ts";
import { RankedGame, rankedRow } from "../cards/games/ranked-game.tsx";
import { SectionBand } from "./section-frame.tsx";
import { useHotGames } from "./use-hot-games.ts";

const COLUMNS = 4;
const ROWS = 5;
const SHOWN = COLUMNS * ROWS;

export function Section() {
  const { t } = useTranslation("home");
  const { games, sort, setSort, options } = useHotGames(SHOWN);
  return (
    <SectionBand title={t("sections.gamesRanked.title")}>
      <div className={cx(cardStyle, card)}>
        <CardHead
          title={t("sections.gamesRanked.title")}
          note={
            games.data === undefined
              ? ""
              : t("sections.gamesRanked.note", { count: formatCount(games.data.playing) })
          }
        >
          {options.map(({ value, label }) => (
            <Chip key={value} pressed={value === sort} onClick={() => setSort(value)}>
              {label}
            </Chip>
          ))}
        </CardHead>
        <CallView result={games} skeleton={<ListSkeleton />}>
          {({ list }) => (
            <RankedList games={list.slice(0, fullCount(list.length, COLUMNS, ROWS))} />
          )}
        </CallView>
      </div>
    </SectionBand>
  );
}

function RankedList({ games }: { readonly games: readonly Game[] }) {
  return (
    <ol className={listStyle} style={rowVars(games.length)}>
      {games.map((game, index) => (
        <li key={game.id} className={item}>
          <RankedGame game={game} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function ListSkeleton() {
  return (
    <ol className={listStyle} style={rowVars(SHOWN)} aria-busy="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className={item}>
          <span className={rankedRow}>
            <Skeleton className={waiting} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const rowVars = (count: number) =>
  cssVars({ "--rows": Math.ceil(count / COLUMNS), "--long-rows": Math.ceil(count / 2) });

const card = css({ overflow: "hidden" });
// The lines between cells are the list's background, visible through the gaps.
const listStyle = css({
  display: "grid",
  gap: "1px",
  background: "border",
  borderTop: "thin",
  "@container (min-width: 40rem)": {
    gridAutoFlow: "column",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridTemplateRows: "repeat(var(--long-rows), auto)",
  },
  "@container (min-width: 62rem)": {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gridTemplateRows: "repeat(var(--rows), auto)",
  },
});
const item = css({
  minWidth: "0",
  background: "surface",
  "@container (max-width: 39.99rem)": { "&:nth-child(n+7)": { display: "none" } },
});
const waiting = css({ gridColumn: "1 / -1", height: "12", borderRadius: "sm" });

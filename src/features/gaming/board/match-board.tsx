// The odds board: matches in play first, then the next ones, with a price per side of each market.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import { callPart } from "../../../lib/call-result.ts";
import { useGradual } from "../../../lib/use-gradual.ts";
import { LobbyView } from "../../../session/games/lobby/lobby-view.tsx";
import { marketColumns } from "../../../session/games/matches/market-columns.ts";
import { Button } from "../../../ui/button.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TableRowsSkeleton } from "../../../ui/table-rows-skeleton.tsx";
import { useEnterEsports, useEsports } from "../use-esports.ts";
import { useGamingAddress } from "../use-gaming-address.ts";
import { type BoardGroup, boardGroups } from "./board-groups.ts";
import { MatchRow } from "./match-row.tsx";

const MARKETS = 3;
/** Rows at first, and added by the button below. */
const ROWS = 12;
/** Rows drawn in one frame. */
const STEP = 4;

export function MatchBoard() {
  const { t } = useTranslation("gaming");
  const { game, show, change } = useGamingAddress();
  const [most, setMost] = useState(ROWS);
  const found = useEsports();
  const drawn = useGradual(found.data === undefined ? STEP : most, STEP);
  const shown = callPart(found, ({ matches }) => boardGroups(matches, { game, show }, drawn));
  const names = new Map(found.data?.counts.map(({ sport, name }) => [sport, name]));
  return (
    <section aria-label={t("board.title")} className={cx(cardStyle, frame)}>
      <LobbyView
        result={shown}
        skeleton={<TableRowsSkeleton rows={ROWS} />}
        empty={
          <EmptyState
            title={t("board.empty")}
            note={t("board.emptyText")}
            art={brand().art.empty}
            action={
              <Button onClick={() => change({ game: null, show: "all" })}>{t("board.all")}</Button>
            }
          />
        }
      >
        {(groups) => (
          <>
            <BoardTable groups={groups} names={names} />
            {rowsOf(groups) < groups.reduce((sum, { count }) => sum + count, 0) && (
              <div className={css({ padding: "3", borderTop: "thin" })}>
                <Button block onClick={() => setMost(most + ROWS)}>
                  {t("board.more")}
                </Button>
              </div>
            )}
          </>
        )}
      </LobbyView>
    </section>
  );
}

function rowsOf(groups: readonly BoardGroup[]): number {
  return groups.reduce((sum, { matches }) => sum + matches.length, 0);
}

interface BoardTableProps {
  readonly groups: readonly BoardGroup[];
  readonly names: ReadonlyMap<string, string>;
}

function BoardTable({ groups, names }: BoardTableProps) {
  const { t } = useTranslation("gaming");
  const enterVenue = useEnterEsports() ?? undefined;
  const columns = marketColumns(
    groups.flatMap(({ matches }) => matches),
    MARKETS,
  );
  return (
    <table aria-label={t("board.title")} className={table}>
      <thead className={head}>
        <tr>
          <th scope="col" className={headCell({ part: "fixture" })}>
            {t("board.fixture")}
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className={headCell({ part: "market" })}>
              {title}
            </th>
          ))}
          <th scope="col" className={headCell({ part: "more" })}>
            {t("board.markets")}
          </th>
        </tr>
      </thead>
      {groups.map(({ key, count, matches }) => (
        <tbody key={key} className={body}>
          <tr className={groupRow}>
            <th scope="rowgroup" colSpan={columns.length + 2} className={group({ key })}>
              {t(`board.${key}`, { count })}
            </th>
          </tr>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              game={names.get(match.sport) ?? match.sport}
              columns={columns}
              enterVenue={enterVenue}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** From this width on, the board is a table; below, its rows are blocks. */
const WIDE = "@container (min-width: 48rem)";

const frame = css({ containerType: "inline-size", minWidth: "0", overflow: "clip" });
const table = css({
  display: "block",
  width: "full",
  borderCollapse: "collapse",
  fontSize: "sm",
  [WIDE]: { display: "table", tableLayout: "fixed" },
});
const head = css({ display: "none", [WIDE]: { display: "table-header-group" } });
const body = css({ display: "block", [WIDE]: { display: "table-row-group" } });
const headCell = cva({
  base: {
    height: "head-row",
    paddingInline: "1",
    background: "surface-sunken",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
    whiteSpace: "nowrap",
  },
  variants: {
    part: {
      fixture: { paddingInline: "4", textAlign: "left" },
      market: { width: "40", textAlign: "center" },
      more: { width: "18", paddingRight: "4", textAlign: "right" },
    },
  },
});
const groupRow = css({ display: "block", [WIDE]: { display: "table-row" } });
const group = cva({
  base: {
    display: "block",
    paddingBlock: "2",
    paddingInline: "4",
    background: "surface-raised",
    borderTop: "thin",
    fontSize: "xs",
    fontWeight: "bold",
    textAlign: "left",
    [WIDE]: { display: "table-cell" },
  },
  variants: { key: { live: { color: "live" }, next: { color: "text-strong" } } },
});

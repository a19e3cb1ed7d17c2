// The odds board: matches in play first, then the next ones, with a price per side of each market.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { callPart } from "#lib/calls/call-result.ts";
import { useGradual } from "#lib/time/use-gradual.ts";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { oddsColumns } from "#domain/sports/odds-columns.ts";
import { OddsGroup, OddsTable } from "#domain/sports/odds-table.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { TableRowsSkeleton } from "#ui/tables/table-rows-skeleton.tsx";
import { useEnterEsports, useEsports } from "../desk/use-esports.ts";
import { useGamingAddress } from "../desk/use-gaming-address.ts";
import { type BoardGroup, boardGroups } from "./board-groups.ts";
import { EsportsMatchRow } from "./esports-match-row.tsx";

const MARKETS = 3;
/** Rows at first, and added by the button below. */
const ROWS = 12;
/** Rows drawn in one frame. */
const STEP = 4;

export function MatchBoard() {
  const { t } = useTranslation("gaming");
  const [{ game, show }, change] = useGamingAddress();
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
  const columns = oddsColumns(
    groups.flatMap(({ matches }) => matches),
    MARKETS,
  );
  return (
    <OddsTable
      title={t("board.title")}
      columns={columns}
      ends={[t("board.fixture"), t("board.markets")]}
    >
      {groups.map(({ key, count, matches }) => (
        <OddsGroup
          key={key}
          columns={columns}
          live={key === "live"}
          head={t(`board.${key}`, { count })}
        >
          {matches.map((match) => (
            <EsportsMatchRow
              key={match.id}
              match={match}
              game={names.get(match.sport) ?? match.sport}
              columns={columns}
              enterVenue={enterVenue}
            />
          ))}
        </OddsGroup>
      ))}
    </OddsTable>
  );
}

const frame = css({ containerType: "inline-size", minWidth: "0", overflow: "clip" });

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva } from "#styled/css/index.js";
import { cardStyle } from "../../../ui/card.tsx";
import { callPart } from "../../../lib/call-result.ts";
import { AsyncView } from "../../../ui/async-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CardHead } from "./card-head.tsx";
import { byLeague, marketColumns } from "../../../session/games/matches/market-columns.ts";
import { SectionBand } from "./section-frame.tsx";
import { SportChips } from "../../../session/games/matches/sport-chips.tsx";
import { SportRow } from "../cards/matches/sport-row.tsx";
import { TableRowsSkeleton } from "../../../ui/table-rows-skeleton.tsx";
import { ofSport, useMatches } from "../../../session/games/matches/use-matches.ts";

const LIMIT = 24;
const ROWS = 8;
const MARKETS = 3;

export function Section() {
  const { t } = useTranslation("home");
  const found = useMatches("sport", "RB", LIMIT);
  const [chosen, choose] = useState<string | null>(null);
  const title = t("sections.sportTable.title");
  // Markets differ from sport to sport, so the table shows one at a time.
  const sport = chosen ?? found.data?.matches[0]?.sport ?? null;
  const { data } = found;
  const matches = callPart(found, (list) => ofSport(list.matches, sport).slice(0, ROWS));
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead
          title={title}
          note={data === undefined ? "" : t("sections.sportTable.note", { count: data.total })}
        >
          <SportChips counts={data?.counts ?? []} chosen={sport} onChoose={choose} every={false} />
        </CardHead>
        <div className={room}>
          <AsyncView
            result={matches}
            skeleton={<TableRowsSkeleton rows={ROWS * 2} />}
            empty={<EmptyState title={t("match.empty")} note={t("match.emptyText")} />}
          >
            {(rows) => <SportTable title={title} matches={rows} />}
          </AsyncView>
        </div>
        {data === undefined ? null : (
          <p className={foot}>
            {t("match.shown", { shown: matches.data?.length ?? 0, total: data.total })}
          </p>
        )}
      </div>
    </SectionBand>
  );
}

function SportTable({
  title,
  matches,
}: {
  readonly title: string;
  readonly matches: readonly Match[];
}) {
  const { t } = useTranslation("home");
  const columns = marketColumns(matches, MARKETS);
  return (
    <table aria-label={title} className={table}>
      <thead className={head}>
        <tr>
          <th scope="col" className={headCell({ part: "start" })}>
            {t("match.fixture")}
          </th>
          {columns.map((column) => (
            <th
              key={column.title}

              scope="col"
              className={headCell({ part: "market" })}
            >
              {column.title}
            </th>
          ))}
          <th scope="col" className={headCell({ part: "end" })}>
            {t("match.more")}
          </th>
        </tr>
      </thead>
      {byLeague(matches).map((group) => (
        <tbody key={group.league}>
          <tr className={leagueRow}>
            <th scope="rowgroup" colSpan={columns.length + 2} className={leagueCell}>
              {group.league}
              <span className={leagueCount}>
                {t("match.matches", { count: group.matches.length })}
              </span>
            </th>
          </tr>
          {group.matches.map((match) => (
            <SportRow key={match.id} match={match} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const WIDE = "@container (min-width: 44rem)";

const room = css({ minHeight: "128" });
const table = css({
  display: "block",
  width: "full",
  borderCollapse: "collapse",
  fontSize: "sm",
  [WIDE]: { display: "table", tableLayout: "fixed" },
  "& > tbody": { display: "block", [WIDE]: { display: "table-row-group" } },
});
const head = css({ display: "none", [WIDE]: { display: "table-header-group" } });
const headCell = cva({
  base: {
    position: "sticky",
    top: "header",
    zIndex: "1",
    height: "[calc({sizes.row} - 0.25rem)]",
    paddingInline: "cell-pad",
    background: "surface-sunken",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
  },
  variants: {
    part: {
      start: { textAlign: "left", paddingLeft: "4" },
      market: { width: "[21%]", textAlign: "center" },
      end: { width: "18", textAlign: "right", paddingRight: "4" },
    },
  },
});
const leagueRow = css({ display: "block", [WIDE]: { display: "table-row" } });
const leagueCell = css({
  display: "block",
  paddingBlock: "2",
  paddingInline: "4",
  background: "surface-hover",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
  textAlign: "left",
  [WIDE]: { display: "table-cell" },
});
const leagueCount = css({ marginLeft: "2", color: "text-muted", fontWeight: "regular" });
const foot = css({
  paddingBlock: "2-5",
  paddingInline: "4",
  borderTop: "thin",
  color: "text-muted",
  fontSize: "2xs",
});

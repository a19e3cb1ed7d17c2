import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { callPart } from "#lib/call-result.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CardHead } from "./card-head.tsx";
import { byLeague, marketColumns } from "#domain/games/matches/market-columns.ts";
import { SectionBand } from "./section-frame.tsx";
import { OddsGroup, OddsTable } from "#domain/games/matches/odds-table.tsx";
import { SportChips } from "#domain/games/matches/sport-chips.tsx";
import { SportRow } from "../cards/matches/sport-row.tsx";
import { TableRowsSkeleton } from "#ui/table-rows-skeleton.tsx";
import { ofSport, useMatches } from "#domain/games/matches/use-matches.ts";

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
    <OddsTable spread title={title} columns={columns} ends={[t("match.fixture"), t("match.more")]}>
      {byLeague(matches).map((group) => (
        <OddsGroup
          key={group.league}
          columns={columns}
          head={
            <>
              {group.league}
              <span className={leagueCount}>
                {t("match.matches", { count: group.matches.length })}
              </span>
            </>
          }
        >
          {group.matches.map((match) => (
            <SportRow key={match.id} match={match} columns={columns} />
          ))}
        </OddsGroup>
      ))}
    </OddsTable>
  );
}

const room = css({ minHeight: "128" });
const leagueCount = css({ marginLeft: "2", color: "text-muted", fontWeight: "regular" });
const foot = css({
  paddingBlock: "2-5",
  paddingInline: "4",
  borderTop: "thin",
  color: "text-muted",
  fontSize: "2xs",
});

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { callPart } from "#lib/calls/call-result.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { CardHead } from "./card-head.tsx";
import { byLeague, type OddsColumn, oddsColumns } from "#domain/sports/odds-columns.ts";
import { SectionBand } from "./section-frame.tsx";
import { OddsGroup, OddsRow, OddsTable } from "#domain/sports/odds-table.tsx";
import { SportChips } from "#domain/sports/sport-chips.tsx";
import { TableRowsSkeleton } from "#ui/tables/table-rows-skeleton.tsx";
import { ofSport, useMatches } from "#domain/sports/use-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { FeaturedMatchSide } from "../cards/matches/featured-match-side.tsx";
import { MatchTime } from "#domain/sports/match-time.tsx";

const LIMIT = 24;
const ROWS = 8;
const ROWS_ON_PHONES = 3;
const MARKETS = 3;

export function Section() {
  const { t } = useTranslation("home");
  const found = useMatches("sport", "RB", LIMIT);
  const [chosen, choose] = useState<string | null>(null);
  const rows = useDesktop() ? ROWS : ROWS_ON_PHONES;
  const title = t("sections.sportTable.title");
  // Markets differ from sport to sport, so the table shows one at a time.
  const sport = chosen ?? found.data?.matches[0]?.sport ?? null;
  const { data } = found;
  const matches = callPart(found, (list) => ofSport(list.matches, sport).slice(0, rows));
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead
          title={title}
          note={data === undefined ? "" : t("sections.sportTable.note", { count: data.total })}
        >
          <SportChips counts={data?.counts ?? []} chosen={sport} onChoose={choose} every={false} />
        </CardHead>
        <Box minHeight="128">
          <AsyncView
            result={matches}
            skeleton={<TableRowsSkeleton rows={rows * 2} />}
            empty={<EmptyState title={t("match.empty")} note={t("match.emptyText")} />}
          >
            {(shown) => <SportTable title={title} matches={shown} />}
          </AsyncView>
        </Box>
        {data === undefined ? null : (
          <Text paddingBlock="2-5" paddingInline="4" borderTop="thin" color="text-muted" size="2xs">
            {t("match.shown", { shown: matches.data?.length ?? 0, total: data.total })}
          </Text>
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
  const columns = oddsColumns(matches, MARKETS);
  return (
    <OddsTable spread title={title} columns={columns} ends={[t("match.fixture"), t("match.more")]}>
      {byLeague(matches).map((group) => (
        <OddsGroup
          key={group.league}
          columns={columns}
          head={
            <>
              {group.league}
              <Text as="span" marginLeft="2" color="text-muted" weight="regular">
                {t("match.matches", { count: group.matches.length })}
              </Text>
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

// One match of the dense table: sides on the left, the stacked prices of each market.
interface SportRowProps {
  readonly match: Match;
  readonly columns: readonly OddsColumn[];
}

function SportRow({ match, columns }: SportRowProps) {
  const { t } = useTranslation("home");
  return (
    <OddsRow
      match={match}
      columns={columns}
      fixture={
        <>
          <Row as="p" align="center" gap="2" size="2xs" color="text-muted">
            {match.live ? <Badge tone="live">{t("match.live")}</Badge> : null}
            <span className={cx(figures, match.live ? clock : undefined)}>
              <MatchTime match={match} />
            </span>
          </Row>
          <FeaturedMatchSide side={match.home} />
          <FeaturedMatchSide side={match.away} />
        </>
      }
      more={`+${match.more}`}
    />
  );
}

const clock = css({ color: "live", fontWeight: "bold" });

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { CardHead } from "./card-head.tsx";
import { EsportsRow } from "../cards/matches/esports-row.tsx";
import { oddsColumns } from "#domain/sports/odds-columns.ts";
import { SectionBand } from "./section-frame.tsx";
import { SportChips } from "#domain/sports/sport-chips.tsx";
import { TableRowsSkeleton } from "#ui/tables/table-rows-skeleton.tsx";
import { ofSport, useMatches } from "#domain/sports/use-matches.ts";

const LIMIT = 16;
const ROWS = 9;
const ROWS_ON_PHONES = 3;
const MARKETS = 3;

export function Section() {
  const { t } = useTranslation("home");
  const found = useMatches("esport", "RB", LIMIT);
  const [game, setGame] = useState<string | null>(null);
  const rows = useDesktop() ? ROWS : ROWS_ON_PHONES;
  const title = t("sections.esports.title");
  const { data } = found;
  const shown = callPart(found, ({ matches }) => ofSport(matches, game).slice(0, rows));
  const names = new Map(data?.counts.map(({ sport, name }) => [sport, name]));
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead
          title={title}
          note={data === undefined ? "" : t("sections.esports.note", { count: data.total })}
        >
          <SportChips counts={data?.counts ?? []} chosen={game} onChoose={setGame} />
        </CardHead>
        <Box minHeight="96">
          <AsyncView
            result={shown}
            skeleton={<TableRowsSkeleton rows={rows} />}
            empty={<EmptyState title={t("match.empty")} note={t("match.emptyText")} />}
          >
            {(matches) => <EsportsTable title={title} matches={matches} names={names} />}
          </AsyncView>
        </Box>
      </div>
    </SectionBand>
  );
}

interface EsportsTableProps {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly names: ReadonlyMap<string, string>;
}

function EsportsTable({ title, matches, names }: EsportsTableProps) {
  const { t } = useTranslation("home");
  const columns = oddsColumns(matches, MARKETS);
  return (
    <table aria-label={title} className={table}>
      <thead className={head}>
        <tr>
          <Head text={t("match.time")} part="time" />
          <Head text={t("match.fixture")} part="league" />
          <Head text={t("match.home")} part="end" />
          <Head text={t("match.score")} part="score" />
          <Head text={t("match.away")} part="start" />
          {columns.map((column, at) => (
            <Head
              key={column.title}
              text={column.title}
              span={column.width}
              part={at > 1 ? "extra" : "market"}
            />
          ))}
          <Head text={t("match.more")} part="more" />
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <EsportsRow
            key={match.id}
            match={match}
            game={names.get(match.sport) ?? match.sport}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly text: string;
  readonly part: NonNullable<Parameters<typeof headCell>[0]>["part"];
  readonly span?: number;
}

function Head({ text, part, span = 1 }: HeadProps) {
  return (
    <th scope="col" colSpan={span} className={headCell({ part })}>
      {text}
    </th>
  );
}

const table = css({
  display: "block",
  width: "full",
  borderCollapse: "collapse",
  fontSize: "sm",
  "@container (min-width: 60rem)": { display: "table", tableLayout: "fixed" },
  "& > tbody": {
    display: "block",
    "@container (min-width: 60rem)": { display: "table-row-group" },
  },
});
const head = css({
  display: "none",
  "@container (min-width: 60rem)": { display: "table-header-group" },
});
const headCell = cva({
  base: {
    position: { base: "sticky", _low: "static" },
    top: "header",
    zIndex: "1",
    height: "head-row",
    paddingInline: "1-5",
    background: "surface-sunken",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    "&:first-child": { paddingLeft: "3-5" },
    "&:last-child": { paddingRight: "3-5" },
  },
  variants: {
    part: {
      time: { textAlign: "left", width: "28" },
      league: { textAlign: "left", width: "30" },
      start: { textAlign: "left" },
      end: { textAlign: "right" },
      score: { textAlign: "center", width: "14" },
      more: { textAlign: "right", width: "16" },
      market: {
        textAlign: "center",
        width: "48",
        "@container (min-width: 64rem)": { width: "50" },
      },
      extra: {
        textAlign: "center",
        width: "56",
        display: "none",
        "@container (min-width: 77rem)": { display: "table-cell" },
      },
    },
  },
});

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import { TALLIES } from "#contract/betting/counts.ts";
import { css, cx } from "#styled/css/index.js";
import { Grid, Heading, Row, Text } from "#styled/jsx/index.js";
import { type CallResult, callPart } from "#lib/calls/call-result.ts";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { periodText } from "#domain/bets/period-text.ts";
import { ChampionLine } from "./champion-line.tsx";
import { meaningOf } from "./code-words.ts";
import { DaySummary } from "./day-summary.tsx";
import { type ResultBlock, resultBlocksOf, type Result } from "./league-results.ts";
import { LineHead } from "./line-head.tsx";

type Found = v.InferOutput<typeof results.response>;

interface ResultListProps {
  readonly found: CallResult<Found>;
  /** Each match names its sport. */
  readonly allSports: boolean;
}

/** Finished matches by league, or outrights. */
export function ResultList({ found, allSports }: ResultListProps) {
  const { t } = useTranslation("sport");
  const blocks = callPart(found, ({ list, outrights, summary }) => {
    const champions = outrights.map((one) => <ChampionLine key={one.gameId} champion={one} />);
    const leagues = resultBlocksOf(list).map((block) => (
      <LeagueResults key={block.key} block={block} allSports={allSports} />
    ));
    return champions.length + leagues.length === 0
      ? []
      : [
          ...(summary === null ? [] : [<DaySummary key="summary" summary={summary} list={list} />]),
          ...(champions.length === 0 ? [] : [<Lines key="champions">{champions}</Lines>]),
          ...leagues,
        ];
  });
  return (
    <AsyncView
      result={blocks}
      errorFrame={cardStyle}
      skeleton={<Waiting />}
      empty={
        <EmptyState className={cardStyle} title={t("results.none")} note={t("results.noneNote")} />
      }
    >
      {(shown) => (
        <Grid columns="minmax(0, 1fr)" gap="3">
          {shown}
        </Grid>
      )}
    </AsyncView>
  );
}

interface LeagueResultsProps {
  readonly block: ResultBlock;
  readonly allSports: boolean;
}

function LeagueResults({ block: { sport, league, results }, allSports }: LeagueResultsProps) {
  const { t } = useTranslation("sport");
  const title = [allSports && t(`results.sports.${sport}`), league].filter(Boolean).join(" · ");
  return (
    <section aria-label={title}>
      <Heading size="sm" marginBottom="1-5">
        {title}
      </Heading>
      <Lines>
        {results.map((result) => (
          <ResultLine key={result.gameId} result={result} />
        ))}
      </Lines>
    </section>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={cx(cardStyle, lines)}>
      {children}
    </ul>
  );
}

function ResultLine({ result }: { readonly result: Result }) {
  const { startsAt, team_h, team_c, score } = result;
  return (
    <li className={line}>
      <LineHead at={startsAt} />
      <p className={match}>
        <Text as="b" textAlign="right">
          {team_h}
        </Text>
        <span className={cx(figures, scoreStyle)}>{score === null ? "–" : score.join(" - ")}</span>
        <b>{team_c}</b>
      </p>
      <Details result={result} />
    </li>
  );
}

function Details({ result }: { readonly result: Result }) {
  const { t } = useTranslation("sport");
  const { sport, periods, code } = result;
  return (
    <div className={details}>
      <dl className={facts}>
        {periods.map(({ name, score }) => (
          <Fact key={name} name={periodText(sport, name, t)} score={score} />
        ))}
        {TALLIES.map((tally) => {
          const score = result[tally];
          return score && <Fact key={tally} name={t(`results.tally.${tally}`)} score={score} />;
        })}
      </dl>
      {code !== null && (
        <Badge tone="warn">
          {t("results.cancelled", { code, reason: t(`bets.code.${meaningOf(code)}`) })}
        </Badge>
      )}
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly score: readonly [number, number];
}

function Fact({ name, score }: FactProps) {
  return (
    <Row gap="1">
      <dt>{name}</dt>
      <dd className={figures}>{score.join("-")}</dd>
    </Row>
  );
}

function Waiting() {
  return (
    <Grid columns="minmax(0, 1fr)" gap="2">
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className={css({ height: "22", borderRadius: "lg" })} />
      ))}
    </Grid>
  );
}

const lines = css({ "& > li + li": { borderTop: "thin" } });
const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    wide: "6rem minmax(0, 1.4fr) minmax(0, 1fr)",
  },
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  paddingBlock: "2",
  paddingInline: "3",
  minWidth: "0",
});
const match = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "3",
  color: "text-strong",
  fontSize: "sm",
});
const scoreStyle = css({
  minWidth: "16",
  paddingInline: "2",
  paddingBlock: "0-5",
  borderRadius: "sm",
  background: "surface-sunken",
  fontSize: "md",
  fontWeight: "figure",
  textAlign: "center",
});
const details = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: { base: "center", wide: "flex-start" },
  columnGap: "4",
  rowGap: "1",
});
const facts = css({
  display: { base: "flex", _empty: "none" },
  flexWrap: "wrap",
  justifyContent: { base: "center", wide: "flex-start" },
  columnGap: "3",
  color: "text-muted",
  fontSize: "xs",
});

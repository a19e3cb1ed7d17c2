import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import { TALLIES } from "#contract/betting/counts.ts";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
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
import { LineHead } from "./line-head.tsx";

type Found = v.InferOutput<typeof results.response>;
type Result = Found["list"][number];

interface ResultListProps {
  readonly found: CallResult<Found>;
  /** Each match names its sport. */
  readonly allSports: boolean;
}

/** Finished matches or outrights, newest first. */
export function ResultList({ found, allSports }: ResultListProps) {
  const { t } = useTranslation("sport");
  const lines = callPart(found, ({ list, outrights }) => [
    ...outrights.map((champion) => <ChampionLine key={champion.gameId} champion={champion} />),
    ...list.map((result) => (
      <ResultLine key={result.gameId} result={result} allSports={allSports} />
    )),
  ]);
  return (
    <AsyncView
      result={lines}
      errorFrame={cardStyle}
      skeleton={<Waiting />}
      empty={
        <EmptyState className={cardStyle} title={t("results.none")} note={t("results.noneNote")} />
      }
    >
      {(shown) => (
        <Grid as="ul" role="list" columns="minmax(0, 1fr)" gap="2">
          {shown}
        </Grid>
      )}
    </AsyncView>
  );
}

function ResultLine({
  result,
  allSports,
}: {
  readonly result: Result;
  readonly allSports: boolean;
}) {
  const { t } = useTranslation("sport");
  const { league, startsAt, team_h, team_c, score } = result;
  return (
    <li className={cx(cardStyle, line)}>
      <LineHead at={startsAt}>
        {allSports && `${t(`results.sports.${result.sport}`)} · `}
        {league}
      </LineHead>
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

const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    wide: "8rem minmax(0, 1.4fr) minmax(0, 1fr)",
  },
  "@media (min-width: 100rem)": {
    gridTemplateColumns: "12rem minmax(0, 1.4fr) minmax(0, 1fr)",
  },
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  padding: "3",
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

// Score by period: quarters, sets, innings.
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { periodText } from "#domain/bets/period-text.ts";

interface PeriodScoresProps {
  readonly match: SportMatch;
  readonly state: MatchStateView;
}

export function PeriodScores({ match, state }: PeriodScoresProps) {
  const { t } = useTranslation("sport");
  return (
    <ul role="list" aria-label={t("detail.periods")} className={cx(figures, list)}>
      {state.periods.map(({ name, score }) => (
        <li key={name}>
          {periodText(match.sport, name, t)} <b>{score.join("-")}</b>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: "3",
  fontSize: "2xs",
  whiteSpace: "nowrap",
});

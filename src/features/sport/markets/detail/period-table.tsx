// Score by period, for matches of quarters, sets and innings.
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { figures } from "../../../../ui/money.tsx";
import { periodText } from "../../../../session/bets/period-text.ts";

interface PeriodTableProps {
  readonly match: SportMatch;
  readonly state: MatchStateView;
}

export function PeriodTable({ match, state }: PeriodTableProps) {
  const { t } = useTranslation("sport");
  const sides = [
    { name: match.team_h, at: 0 },
    { name: match.team_c, at: 1 },
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section aria-label={t("detail.periods")} tabIndex={0} className={frame}>
      <table className={cx(figures, table)}>
        <thead>
          <tr>
            <th scope="col" className={name}>
              {t("detail.team")}
            </th>
            {state.periods.map((period) => (
              <th key={period.name} scope="col" className={cell}>
                {periodText(match.sport, period.name, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side.at}>
              <th scope="row" className={name}>
                {side.name}
              </th>
              {state.periods.map((period) => (
                <td key={period.name} className={cell}>
                  {period.score[side.at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const frame = css({
  gridColumn: "1 / -1",
  justifySelf: "center",
  width: "full",
  // Figures far apart are read with difficulty.
  maxWidth: "160",
  borderRadius: "sm",
  background: "art-panel",
  overflowX: "auto",
});
const table = css({ width: "full", fontSize: "2xs" });
const name = css({
  paddingBlock: "1",
  paddingInline: "2",
  fontWeight: "medium",
  textAlign: "left",
  whiteSpace: "nowrap",
});
const cell = css({
  paddingBlock: "1",
  paddingInline: "1-5",
  fontWeight: "medium",
  textAlign: "center",
});

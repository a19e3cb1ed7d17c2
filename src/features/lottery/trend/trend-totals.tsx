import { useTranslation } from "react-i18next";
import type { NumberStatistic } from "../statistics/number-statistics.ts";
import { chartScale, rowCentre, rowEdge } from "./chart-scale.ts";
import { chartHead, trendText } from "./trend-balls.tsx";

const FIGURES = ["count", "missing", "averageGap", "longestGap", "longestRun"] as const;

/** More columns than this are narrow. */
const NARROW = 16;

/** Figures of each number below its column; the view of numbers has the same as a table. */
export function TrendTotals({ statistics }: { readonly statistics: readonly NumberStatistic[] }) {
  const { t } = useTranslation("lottery");
  const scale = chartScale(statistics.length);
  const isNarrow = statistics.length > NARROW;
  return (
    <svg aria-hidden="true" width="100%" height={rowEdge(FIGURES.length)} className={chartHead}>
      {FIGURES.map((figure, row) => {
        const most = Math.max(...statistics.map((statistic) => statistic[figure]));
        return (
          <g key={figure}>
            <text x={scale.issue} y={rowCentre(row)} className={trendText({ part: "label" })}>
              {t(`numbers.${figure}`)}
            </text>
            {statistics.map((statistic, at) => (
              <text
                key={statistic.number}
                x={scale.x(at)}
                y={rowCentre(row)}
                className={trendText({ part: statistic[figure] === most ? "hot" : "total" })}
              >
                {figureText(statistic[figure], isNarrow)}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** A decimal where it fits: columns are about three digits wide. */
function figureText(figure: number, isNarrow: boolean): number {
  return Number(figure.toFixed(isNarrow || figure >= 10 ? 0 : 1));
}

import { useTranslation } from "react-i18next";
import type { NumberTone } from "../draws/number-look.ts";
import { chartScale, rowCentre, rowEdge } from "./chart-scale.ts";
import { chartHead, trendText } from "./trend-balls.tsx";

interface TrendHeadProps {
  readonly numbers: readonly number[];
  readonly look: NumberTone;
}

/** The numbers above the columns of a trend chart. */
export function TrendHead({ numbers, look }: TrendHeadProps) {
  const { t } = useTranslation("lottery");
  const scale = chartScale(numbers.length);
  return (
    <svg aria-hidden="true" width="100%" height={rowEdge(1)} className={chartHead}>
      <text x={scale.issue} y={rowCentre(0)} className={trendText({ part: "label" })}>
        {t("issue.short")}
      </text>
      {numbers.map((number, at) => (
        <text key={number} x={scale.x(at)} y={rowCentre(0)} className={trendText({ part: "head" })}>
          {look.print(number)}
        </text>
      ))}
    </svg>
  );
}

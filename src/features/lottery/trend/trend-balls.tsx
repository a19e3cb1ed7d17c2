import { css, cva } from "#styled/css/index.js";
import type { NumberTone } from "../draws/number-look.ts";
import type { ChartScale } from "./chart-scale.ts";
import type { TrendRow } from "./trend-rows.ts";

interface TrendBallsProps {
  readonly row: TrendRow;
  readonly y: string;
  readonly scale: ChartScale;
  readonly look: NumberTone;
}

/** The drawn numbers of a row. */
export function TrendBalls({ row, y, scale, look }: TrendBallsProps) {
  return row.cells.map(({ number, drawn }, at) =>
    drawn ? (
      <g key={number}>
        <circle
          cx={scale.x(at)}
          cy={y}
          r="0.6875rem"
          className={ball({ tone: look.tone(number) })}
        />
        <text x={scale.x(at)} y={y} className={trendText({ part: "ball" })}>
          {look.print(number)}
        </text>
      </g>
    ) : null,
  );
}

export const trendText = cva({
  base: {
    textStyle: "figures",
    textAnchor: "middle",
    dominantBaseline: "central",
    fontSize: "2xs",
  },
  variants: {
    part: {
      issue: { fill: "text" },
      gap: { fill: "text-muted" },
      ball: { fill: "ball-text", fontWeight: "bold" },
      head: { fill: "text-strong", fontSize: "xs", fontWeight: "bold" },
      label: { fill: "text-muted", fontFamily: "sans" },
      total: { fill: "text", fontWeight: "semibold" },
      hot: { fill: "accent-text", fontWeight: "bold" },
    },
  },
});

const ball = cva({
  base: { _highContrast: { fill: "system-text" } },
  variants: {
    tone: {
      red: { fill: "ball-red" },
      blue: { fill: "ball-blue" },
      green: { fill: "ball-green" },
      dark: { fill: "text-strong" },
    },
  },
});

export const chartHead = css({ display: "block", background: "surface-sunken" });

// The trend chart (走势图): a row per draw, a column per number, balls where they came and how long the others
// have been missing. Numbers read the same without colour; the page offers the same as a table.
import { css } from "#styled/css/index.js";
import type { NumberTone } from "../draws/number-look.ts";
import { chartScale, type ChartScale, rowCentre, rowEdge } from "./chart-scale.ts";
import { TrendBalls, trendText } from "./trend-balls.tsx";
import type { TrendRow } from "./trend-rows.ts";

interface TrendChartProps {
  /** Spoken name with what the chart shows. */
  readonly label: string;
  /** Newest first. */
  readonly rows: readonly TrendRow[];
  readonly look: NumberTone;
}

/** Above this, cells are too narrow and too many for the figures of missing draws. */
const MOST_FIGURES = 1600;

export function TrendChart({ label, rows, look }: TrendChartProps) {
  const columns = rows[0]?.cells.length ?? 0;
  const scale = chartScale(columns);
  const figures = rows.length * columns <= MOST_FIGURES;
  return (
    <svg role="img" aria-label={label} width="100%" height={rowEdge(rows.length)} className={frame}>
      <Bands rows={rows.length} />
      <Columns columns={columns} scale={scale} />
      <Line rows={rows} scale={scale} />
      {rows.map((row, at) => (
        <g key={row.issue}>
          <text x={scale.issue} y={rowCentre(at)} className={trendText({ part: "issue" })}>
            {row.issue.slice(-4)}
          </text>
          {figures && <Gaps row={row} y={rowCentre(at)} scale={scale} />}
          <TrendBalls row={row} y={rowCentre(at)} scale={scale} look={look} />
        </g>
      ))}
    </svg>
  );
}

/** Rows in groups of five. */
const GROUP = 5;

function Bands({ rows }: { readonly rows: number }) {
  return Array.from({ length: Math.ceil(rows / GROUP) }, (_, at) =>
    at % 2 === 1 ? (
      <rect
        key={at}
        y={rowEdge(at * GROUP)}
        width="100%"
        height={rowEdge(Math.min(GROUP, rows - at * GROUP))}
        className={band}
      />
    ) : null,
  );
}

function Columns({ columns, scale }: { readonly columns: number; readonly scale: ChartScale }) {
  return Array.from({ length: columns }, (_, at) => (
    <line key={at} x1={scale.edge(at)} x2={scale.edge(at)} y1="0" y2="100%" className={divider} />
  ));
}

interface LineProps {
  readonly rows: readonly TrendRow[];
  readonly scale: ChartScale;
}

/** From each drawn number to that of the draw before. */
function Line({ rows, scale }: LineProps) {
  return rows.slice(1).map((row, at) => {
    const next = rows[at]?.place;
    if (next === null || next === undefined || row.place === null) return null;
    return (
      <line
        key={row.issue}
        x1={scale.x(next)}
        y1={rowCentre(at)}
        x2={scale.x(row.place)}
        y2={rowCentre(at + 1)}
        className={link}
      />
    );
  });
}

interface GapsProps {
  readonly row: TrendRow;
  readonly y: string;
  readonly scale: ChartScale;
}

function Gaps({ row, y, scale }: GapsProps) {
  return row.cells.map(({ number, drawn, gap }, at) =>
    drawn ? null : (
      <text key={number} x={scale.x(at)} y={y} className={trendText({ part: "gap" })}>
        {gap}
      </text>
    ),
  );
}

const frame = css({ display: "block" });
const band = css({ fill: "surface-sunken" });
const divider = css({ stroke: "border" });
const link = css({ stroke: "accent-mark", strokeWidth: "2px", opacity: "0.55" });

// A road map: its grid, and its marks as one path per colour, so that dozens of roads cost little.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";

interface RoadFrameProps {
  readonly columns: number;
  readonly rows: number;
  /** Spoken instead of the drawing. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Drawn on the grid, in its coordinates. */
  readonly children: ReactNode;
}

export interface RoadPlace {
  readonly column: number;
  readonly row: number;
}

const CELL = 14;

/** Fills its width; the height follows from columns and rows. */
export function RoadFrame({ columns, rows, label, className, children }: RoadFrameProps) {
  return (
    <svg
      className={cx(frame, className)}
      viewBox={`0 0 ${columns * CELL + 2} ${rows * CELL + 2}`}
      role="img"
      aria-label={label}
    >
      <path className={grid} d={gridPath(columns, rows)} />
      {children}
    </svg>
  );
}

/** Centre of a cell. */
export function centreOf({ column, row }: RoadPlace): { readonly x: number; readonly y: number } {
  return { x: column * CELL + CELL / 2 + 1, y: row * CELL + CELL / 2 + 1 };
}

/** Circles around the centres of cells. */
export function circlePath(places: readonly RoadPlace[], radius: number): string {
  const across = radius * 2;
  return places
    .map(centreOf)
    .map(
      ({ x, y }) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`,
    )
    .join("");
}

/** Strokes across cells, from the lower left. */
export function slashPath(places: readonly RoadPlace[], reach: number): string {
  return places
    .map(centreOf)
    .map(({ x, y }) => `M${x - reach} ${y + reach}l${reach * 2}-${reach * 2}`)
    .join("");
}

function gridPath(columns: number, rows: number): string {
  const right = columns * CELL + 1;
  const bottom = rows * CELL + 1;
  const upright = Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL + 1} 1V${bottom}`);
  const level = Array.from({ length: rows + 1 }, (_, at) => `M1 ${at * CELL + 1}H${right}`);
  return [...upright, ...level].join("");
}

const frame = css({
  display: "block",
  width: "full",
  height: "auto",
  borderRadius: "xs",
  background: "surface",
});
const grid = css({ stroke: "border", strokeWidth: "1", fill: "none" });

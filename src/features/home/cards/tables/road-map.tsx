// The big road: a streak runs down a column, a change of side opens the next one, ties mark the circle before
// them.
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { bigRoad, countRoad, type Outcome } from "../../../../lib/big-road.ts";

interface RoadMapProps {
  /** Oldest first. */
  readonly road: readonly Outcome[];
  readonly columns?: number;
  readonly rows?: number;
}

const CELL = 14;

/** Fills its width; the height follows from columns and rows. */
export function RoadMap({ road, columns = 12, rows = 5 }: RoadMapProps) {
  const { t } = useTranslation("home");
  const width = columns * CELL + 2;
  const height = rows * CELL + 2;
  return (
    <svg
      className={frame}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("road.label", countRoad(road))}
    >
      <path className={grid} d={gridPath(columns, rows)} />
      {bigRoad(road, columns, rows).map((mark) => {
        const x = mark.column * CELL + CELL / 2 + 1;
        const y = mark.row * CELL + CELL / 2 + 1;
        return (
          <g key={`${mark.column}-${mark.row}`}>
            <circle className={ring({ side: mark.side })} cx={x} cy={y} r="4.9" />
            {mark.ties > 0 ? <path className={slash} d={`M${x - 4} ${y + 4}l8-8`} /> : null}
          </g>
        );
      })}
    </svg>
  );
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
const grid = css({ stroke: "border", strokeWidth: "[1]", fill: "none" });
const slash = css({ stroke: "road-tie", strokeWidth: "[2.2]", strokeLinecap: "round" });
const ring = cva({
  base: { fill: "none", strokeWidth: "[2.4]" },
  variants: { side: { B: { stroke: "road-banker" }, P: { stroke: "road-player" } } },
});

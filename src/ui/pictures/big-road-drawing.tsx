// The big road: a streak runs down a column, a change of side opens the next one, ties mark the circle before
// them.
import { css, cva } from "#styled/css/index.js";
import { bigRoad, type Outcome } from "#lib/text/big-road.ts";
import { circlePath, RoadFrame, slashPath } from "./road-frame.tsx";

interface BigRoadDrawingProps {
  /** Oldest first. */
  readonly road: readonly Outcome[];
  readonly label: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly className?: string | undefined;
}

export function BigRoadDrawing(props: BigRoadDrawingProps) {
  const { road, label, columns = 12, rows = 5, className } = props;
  const marks = bigRoad(road, columns, rows);
  const of = (side: "B" | "P") => marks.filter((mark) => mark.side === side);
  const tied = marks.filter(({ ties }) => ties > 0);
  return (
    <RoadFrame columns={columns} rows={rows} label={label} className={className}>
      <path className={ring({ side: "B" })} d={circlePath(of("B"), 4.9)} />
      <path className={ring({ side: "P" })} d={circlePath(of("P"), 4.9)} />
      <path className={slash} d={slashPath(tied, 4)} />
    </RoadFrame>
  );
}

const slash = css({ stroke: "road-tie", strokeWidth: "2.2", strokeLinecap: "round" });
const ring = cva({
  base: { fill: "none", strokeWidth: "2.4" },
  variants: { side: { B: { stroke: "road-banker" }, P: { stroke: "road-player" } } },
});

// The market cells of a match, one per column of the table.
import type { SportMatch } from "#contract/api/sport.ts";
import { CELL } from "#ui/tables/grid-roles.ts";
import { MarketCell, marketColumn } from "./market-cell.tsx";
import type { MarketColumn } from "./market-columns.ts";
import { linesBelow, marketIn, type TableShape } from "./table-columns.ts";

interface RowMarketsProps {
  readonly match: SportMatch;
  readonly columns: readonly MarketColumn[];
  readonly shape: TableShape;
  /** Shows the columns of the first half. */
  readonly halves: boolean;
  /** Shows the lines that have no column below the main line. */
  readonly unfolded: boolean;
  /** Line number of the first price. */
  readonly from?: number;
}

export function RowMarkets(props: RowMarketsProps) {
  const { match, columns, shape, halves, unfolded, from = 0 } = props;
  return shape.columns.map((place, at) => {
    const column = columns.find(({ base, half }) => base === place.base && half === place.half);
    if (column === undefined || (place.half && !halves)) return null;
    const { half, base, nth } = place;
    return (
      <div
        key={`${base}${half}${nth}`}
        {...CELL}
        className={marketColumn({ first: half && base === "R" && nth === 0 })}
      >
        <MarketCell
          match={match}
          column={column}
          market={marketIn(column, nth)}
          below={unfolded && nth === 0 ? linesBelow(column, shape, place) : []}
          oneLine={shape.oneLine}
          at={at}
          from={from}
        />
      </div>
    );
  });
}

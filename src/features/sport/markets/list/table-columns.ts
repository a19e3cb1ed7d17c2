// Columns of the table. A larger window shows more lines and the first half, not larger letters.
import { DRAW_SPORTS, TABLE_PLAYS } from "#contract/betting/plays.ts";
import type { MatchSport, SportType } from "#contract/betting/sports.ts";
import { type CellMarket, hasHalves, type MarketColumn, type TableBase } from "./market-columns.ts";

export interface TableColumn {
  readonly base: TableBase;
  readonly half: boolean;
  /** 0 the main line, 1 the second, and so on. */
  readonly nth: number;
}

/** From narrow to wide windows. */
export type TableWidth = 0 | 1 | 2 | 3 | 4;

/** Per period: the first table width that has room for the nth further line. */
const MORE_LINES = { full: [2, 4], half: [3] } as const;
const HALVES_FROM: TableWidth = 1;

export interface TableShape {
  readonly columns: readonly TableColumn[];
  /** Both sides of a market stand in one line. */
  readonly oneLine: boolean;
}

export function tableShape(sport: SportType, width: TableWidth): TableShape {
  const halves = sport === "ALL" || hasHalves(sport as MatchSport);
  const shown = TABLE_PLAYS.filter(({ half }) => !half || (halves && width >= HALVES_FROM));
  const further = (half: boolean) =>
    MORE_LINES[half ? "half" : "full"].flatMap((from, at) =>
      width < from
        ? []
        : (["R", "OU"] as const).map((base): TableColumn => ({ base, half, nth: at + 1 })),
    );
  const columns = [false, true].flatMap((half) => {
    const main = shown
      .filter((play) => play.half === half)
      .map(({ base }): TableColumn => ({ base, half, nth: 0 }));
    return main.length === 0 ? [] : [...main, ...further(half)];
  });
  return { columns, oneLine: !halves };
}

/** By the length of the labels: `主`, `+2.5`, `大 27.5`. */
const ONE_LINE: Readonly<Record<TableBase, string>> = {
  M: "minmax(7rem, 1fr)",
  R: "minmax(8.5rem, 1.2fr)",
  OU: "minmax(9rem, 1.4fr)",
};

/** Value of `grid-template-columns`. */
export function tableTemplate({ columns, oneLine }: TableShape, sport: SportType): string {
  const draw = sport === "ALL" || DRAW_SPORTS.includes(sport as MatchSport);
  const widths = columns.map(({ base }) => {
    if (oneLine) return ONE_LINE[base];
    if (base === "M" && draw) return "minmax(6.75rem, 1.27fr)";
    return "minmax(0, 1fr)";
  });
  const match = oneLine ? `minmax(15rem, ${namesShare(columns.length)}fr)` : "minmax(13rem, 2.5fr)";
  // A line has room for the number of all markets and of further lines side by side.
  return [match, ...widths, oneLine ? "4.25rem" : "2.75rem"].join(" ");
}

/** Share of both names. With five markets they stand one above the other, with seven in one line. */
function namesShare(markets: number): number {
  if (markets > 5) return 3.2;
  return markets > 3 ? 1.8 : 2.4;
}

/** The market of a column; null when the match does not offer it. */
export function marketIn(column: MarketColumn, nth: number): CellMarket | null {
  return nth === 0 ? column.main : (column.others[nth - 1] ?? null);
}

/** Lines of a play that have no column of their own. */
export function linesBelow(
  { others }: Pick<MarketColumn, "others">,
  { columns }: Pick<TableShape, "columns">,
  of: Pick<MarketColumn, "base" | "half">,
): readonly CellMarket[] {
  const further = columns.filter(
    ({ base, half, nth }) => base === of.base && half === of.half && nth > 0,
  );
  return others.slice(further.length);
}

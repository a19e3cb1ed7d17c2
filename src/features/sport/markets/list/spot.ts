// A focusable spot of the grid: its line within the row, and its column.

/** Left to right: the match, its icons, the market columns, the link to all markets. */
export const SPOT_COLUMNS = { match: 0, follow: 0.1, tracker: 0.2, market: 1, more: 40 };

/** Prices side by side within a column. */
export const BESIDE = 0.1;

/** Lines of a market, counted apart from the next market below it. */
export const LINES_OF_PRICES = 100;

/** Lines of a match, counted apart from those of its corners and cards. */
export const LINES_OF_MATCH = 10_000;

export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Attributes for the control itself or an element around it. */
export function spotAt(line: number, column: number): { readonly "data-spot": string } {
  return { "data-spot": `${line}:${column}` };
}

export function readSpot(text: string): Spot {
  const [line = "0", column = "0"] = text.split(":");
  return { line: Number(line), column: Number(column) };
}

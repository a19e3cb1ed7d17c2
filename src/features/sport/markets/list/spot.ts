// A focusable spot of the grid: its line within the row, and its column.

/** Left to right: the match, its icons, the six market columns, the link to all markets. */
export const SPOT_COLUMNS = { match: 0, follow: 0.1, stats: 0.2, tracker: 0.3, market: 1, more: 9 };

/** Below the prices of a column. */
export const LINES_OF_PRICES = 100;

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

// Places in a trend chart: columns in percent of the width, rows in rem, so that it fills any width and its
// text keeps its size.

/** Height of a row. */
export const CHART_ROW = 1.75;
/** Width of the issue column, in columns of a number. */
const ISSUE = 2.4;

export interface ChartScale {
  /** Centre of a number's column. */
  readonly x: (place: number) => string;
  /** Left edge of a number's column; `edge(count)` is the right edge of the chart. */
  readonly edge: (place: number) => string;
  /** Centre of the issue column. */
  readonly issue: string;
}

/** @param columns how many numbers there are */
export function chartScale(columns: number): ChartScale {
  const percent = (place: number) => `${((place + ISSUE) / (columns + ISSUE)) * 100}%`;
  return { x: (place) => percent(place + 0.5), edge: percent, issue: percent(-ISSUE / 2) };
}

/** Centre of a row. */
export function rowCentre(row: number): string {
  return `${(row + 0.5) * CHART_ROW}rem`;
}

/** Upper edge of a row, and height of as many rows. */
export function rowEdge(row: number): string {
  return `${row * CHART_ROW}rem`;
}

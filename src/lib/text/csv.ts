// A table as a file every spreadsheet opens: UTF-8 with its mark, and no cell that runs as a formula.

type Cell = string | number;

const MARK = "\uFEFF";
const LINE_END = "\r\n";
/** Spreadsheets take cells that begin so for formulas, whatever quotes stand around them. */
const FORMULA = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return MARK + rows.map((row) => row.map(cellText).join(",") + LINE_END).join("");
}

/** Cents as spreadsheets add them up: `-1234.50`. */
export function csvCents(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
}

function cellText(cell: Cell): string {
  const text = String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

import { expect, it } from "vitest";
import {
  linesBelow,
  marketIn,
  tableShape,
  tableTemplate,
  type TableWidth,
} from "./table-columns.ts";
import { marketColumns } from "./market-columns.ts";

const namesOf = (sport: "FT" | "TN" | "ALL", width: TableWidth) =>
  tableShape(sport, width).columns.map(
    ({ base, half, nth }) => `${half ? "H" : ""}${base}${nth === 0 ? "" : nth + 1}`,
  );

it("shows more columns in a larger window, never other ones", () => {
  const main = ["R", "OU", "M"];
  const half = ["HR", "HOU", "HM"];
  expect(namesOf("FT", 0)).toEqual(main);
  expect(namesOf("FT", 1)).toEqual([...main, ...half]);
  expect(namesOf("FT", 2)).toEqual([...main, "R2", "OU2", ...half]);
  expect(namesOf("ALL", 3)).toEqual([...main, "R2", "OU2", ...half, "HR2", "HOU2"]);
  expect(namesOf("FT", 4)).toEqual([...main, "R2", "OU2", "R3", "OU3", ...half, "HR2", "HOU2"]);
});

it("needs one line for a sport without halves and draws", () => {
  expect(namesOf("TN", 1)).toEqual(["R", "OU", "M"]);
  expect(tableShape("TN", 1).oneLine).toBe(true);
  expect(tableShape("BK", 1).oneLine).toBe(false);
});

it("has a track for the match, each market and the link", () => {
  const shape = tableShape("FT", 2);
  expect(tableTemplate(shape, "FT").match(/minmax|2\.75rem/g)).toHaveLength(10);
});

it("gives names side by side more room than names one above the other", () => {
  const share = (width: TableWidth) =>
    /^minmax\(15rem, ([\d.]+)fr\)/.exec(tableTemplate(tableShape("TN", width), "TN"))?.[1];
  expect([share(1), share(2), share(4)]).toEqual(["2.4", "1.8", "3.2"]);
});

it("shows every line once: in a column of its own or below", () => {
  const markets = [0, 1, 2, 3].map((row) => ({
    id: `g:R:${row}`,
    w: "R",
    line: String(row),
    row,
    state: "open" as const,
    prices: [],
  }));
  const [column] = marketColumns({ sport: "FT", markets });
  if (column === undefined) throw new Error("no column");
  for (const width of [0, 2, 4] as const) {
    const shape = tableShape("FT", width);
    const beside = shape.columns
      .filter(({ base, half }) => base === "R" && !half)
      .map(({ nth }) => marketIn(column, nth)?.market.row);
    const below = linesBelow(column, shape, column).map(({ market }) => market.row);
    expect([...beside, ...below]).toEqual([0, 1, 2, 3]);
  }
});

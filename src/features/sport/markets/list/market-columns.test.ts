import { expect, it } from "vitest";
import type { SportMarket } from "#contract/api/sport.ts";
import { favourite, halfClosed, linesOf, marketColumns } from "./market-columns.ts";

function market(w: string, line: string | null, more: Partial<SportMarket> = {}): SportMarket {
  const sides = w.endsWith("OU") ? ["U", "O"] : ["C", "H"];
  return {
    id: `g:${w}:${more.row ?? 0}`,
    w,
    line,
    row: 0,
    state: "open",
    prices: sides.map((r) => ({ id: `${w}:${r}`, r, odds: "0.90", active: true })),
    ...more,
  };
}

const columnsOf = (...markets: SportMarket[]) => marketColumns({ sport: "FT", markets });

it("sorts markets into six columns, in play or not", () => {
  const columns = columnsOf(market("HROU", "1"), market("RE", "-0.75"), market("CNR", "1"));
  expect(columns.map(({ base, half, main }) => [base, half, main?.market.w ?? null])).toEqual([
    ["R", false, "RE"],
    ["OU", false, null],
    ["M", false, null],
    ["R", true, null],
    ["OU", true, "HROU"],
    ["M", true, null],
  ]);
});

it("shows maps in the columns of handicap and total, sets of other sports not", () => {
  const markets = [market("SR", "-1.5"), market("SOU", "2.5")];
  const shown = (sport: "OP" | "TN") =>
    marketColumns({ sport, markets }).flatMap(({ main }) => main?.market.w ?? []);
  expect(shown("OP")).toEqual(["SR", "SOU"]);
  expect(shown("TN")).toEqual([]);
});

it("leaves parts of a match out of its columns", () => {
  const columns = columnsOf(market("Q1R", "1"), market("2HR", "1"), market("HR", "0.5"));
  expect(columns.flatMap(({ main }) => main?.market.w ?? [])).toEqual(["HR"]);
});

it("shows each side its own line, home first", () => {
  const lines = (line: string) =>
    columnsOf(market("R", line))[0]?.main?.prices.map((price) => [price.side, price.line]);
  expect(lines("-0.75")).toEqual([
    ["H", "-0.5/1"],
    ["C", "+0.5/1"],
  ]);
  expect(lines("0")).toEqual([
    ["H", "0"],
    ["C", "0"],
  ]);
  const totals = columnsOf(market("OU", "2.25"))[1]?.main?.prices;
  expect(totals?.map(({ side, line }) => [side, line])).toEqual([
    ["O", "2/2.5"],
    ["U", "2/2.5"],
  ]);
});

it("keeps the other lines behind the main one", () => {
  const [handicap] = columnsOf(
    market("R", "0", { row: 2 }),
    market("R", "-0.5"),
    market("R", "1", { row: 1 }),
  );
  expect(handicap?.main?.market.line).toBe("-0.5");
  expect(handicap?.others.map((other) => other.market.line)).toEqual(["1", "0"]);
});

it("derives the favourite from the line", () => {
  expect(favourite(columnsOf(market("R", "-0.25")))).toBe("H");
  expect(favourite(columnsOf(market("RE", "1")))).toBe("C");
  expect(favourite(columnsOf(market("R", "0")))).toBeNull();
  expect(favourite(columnsOf())).toBeNull();
});

it("tells a finished half from a suspended one", () => {
  expect(halfClosed(columnsOf(market("RE", "0")))).toBe(true);
  expect(halfClosed(columnsOf(market("HRE", "0", { state: "closed" })))).toBe(true);
  expect(halfClosed(columnsOf(market("HRE", "0", { state: "suspended" })))).toBe(false);
});

it("has a third line when the match can be drawn", () => {
  expect([linesOf("FT"), linesOf("TN")]).toEqual([3, 2]);
});

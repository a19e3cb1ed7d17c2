import fc from "fast-check";
import { expect, test } from "vitest";
import { bigRoad, countRoad, type Outcome, streaksOf } from "./big-road.ts";

const road = (text: string): Outcome[] => [...text].map((letter) => letter as Outcome);
const places = (text: string, columns = 12, rows = 5) =>
  bigRoad(road(text), columns, rows).map(({ side, column, row }) => `${side}${column}.${row}`);

test("a streak runs down and a change of side opens a column", () => {
  expect(places("BBPBB")).toEqual(["B0.0", "B0.1", "P1.0", "B2.0", "B2.1"]);
});

test("a streak longer than the column turns right at its foot", () => {
  expect(places("PPPPPPP")).toEqual(["P0.0", "P0.1", "P0.2", "P0.3", "P0.4", "P1.4", "P2.4"]);
});

test("a streak turns right above the tail of the one before", () => {
  expect(places("PPPPPPBBBBB").slice(6)).toEqual(["B1.0", "B1.1", "B1.2", "B1.3", "B2.3"]);
});

test("ties mark the result before them, early ones the first result", () => {
  expect(bigRoad(road("TBTTP"), 12, 5)).toEqual([
    { column: 0, row: 0, side: "B", ties: 3 },
    { column: 1, row: 0, side: "P", ties: 0 },
  ]);
});

test("only the last columns are kept, counted from the left edge", () => {
  expect(places("BPBPB", 3)).toEqual(["B0.0", "P1.0", "B2.0"]);
});

test("results are counted by side", () => {
  expect(countRoad(road("BBPTB"))).toEqual({ banker: 3, player: 1, tie: 1 });
});

test("after tails that leave no room below the first row, a streak opens where that row is free", () => {
  const long = (side: string) => side.repeat(8);
  const road5 = ["B", "P", "B", "P", "B", "P"].map(long).join("");
  const last = bigRoad(road(road5), 60, 5).slice(-8);
  // The fifth streak runs along the first row; the sixth opens after it.
  expect(last[0]).toMatchObject({ side: "P", row: 0, column: 12 });
});

test("ties neither count for a streak nor end it", () => {
  expect(streaksOf(road("TBTBPTTPP"))).toEqual([
    { side: "B", length: 2 },
    { side: "P", length: 3 },
  ]);
});

const anyRoad = fc.array(fc.constantFrom<Outcome>("B", "P", "T"), { maxLength: 90 });

test("every result has a cell of its own, in its order, and no tie is lost", () => {
  fc.assert(
    fc.property(anyRoad, fc.integer({ min: 1, max: 6 }), (results, rows) => {
      const marks = bigRoad(results, 200, rows);
      const sides = results.filter((side) => side !== "T");
      expect(marks.map(({ side }) => side)).toEqual(sides);
      expect(new Set(marks.map(({ column, row }) => `${column}.${row}`)).size).toBe(marks.length);
      expect(marks.every(({ row }) => row < rows)).toBe(true);
      const ties = marks.reduce((sum, mark) => sum + mark.ties, 0);
      expect(ties).toBe(sides.length === 0 ? 0 : results.length - sides.length);
    }),
  );
});

test("a result stands below or to the right of the one before it in its streak", () => {
  fc.assert(
    fc.property(anyRoad, (results) => {
      const marks = bigRoad(results, 200, 6);
      const follows = marks.every((mark, at) => {
        const before = marks[at - 1];
        if (before === undefined || before.side !== mark.side) return mark.row === 0;
        const down = mark.column === before.column && mark.row === before.row + 1;
        const right = mark.column === before.column + 1 && mark.row === before.row;
        return down || right;
      });
      expect(follows).toBe(true);
    }),
  );
});

import { expect, test } from "vitest";
import { bigRoad, countRoad, type Outcome } from "./big-road.ts";

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

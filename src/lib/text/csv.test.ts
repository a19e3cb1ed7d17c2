import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCents, csvOf } from "./csv.ts";

test("cells are quoted where they have to be", () => {
  expect(
    csvOf([
      ["注单号", 'a"b', "c,d", "e\nf"],
      [1, -2.5],
    ]),
  ).toBe('\uFEFF注单号,"a""b","c,d","e\nf"\r\n1,-2.5\r\n');
});

test("nothing runs as a formula, and losses stay numbers", () => {
  for (const evil of ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", " =1", "|cmd", "＝1+1"]) {
    const [cell] = csvOf([[evil]])
      .slice(1)
      .trimEnd()
      .split("\r\n");
    expect(cell?.replace(/^"/, ""), evil).toMatch(/^'/);
  }
  expect(csvOf([["-12.50"]])).toBe("\uFEFF-12.50\r\n");
});

test("no cell begins as a formula, whatever its text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvOf([[text]])
        .slice(1)
        .replace(/^"/, "");
      expect(cell).toMatch(/^(?:[^=+@\t|-]|-\d+(?:\.\d+)?\r\n$)/u);
    }),
  );
});

test("amounts have two places", () => {
  expect([0, 5, -5, 123456, -100].map(csvCents)).toEqual([
    "0.00",
    "0.05",
    "-0.05",
    "1234.56",
    "-1.00",
  ]);
});

import { expect, it } from "vitest";
import { DRAWS } from "../data/lottery.ts";
import { playsOf } from "./lottery-plays.ts";

const KINDS = [...new Set(DRAWS.map(({ kind }) => kind))];

const rowsOf = (kind: (typeof KINDS)[number], play: string) =>
  playsOf(kind).find(({ name }) => name === play)?.rows ?? [];

/** What a stake on every row in turn returns, when the rows are all the possible results. */
function kept(rows: readonly { readonly odds: string }[]): number {
  return 1 / rows.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
}

it.each(KINDS)("%s has plays with rules and prices", (kind) => {
  const plays = playsOf(kind);
  expect(plays.length).toBeGreaterThanOrEqual(6);
  expect(new Set(plays.map(({ name }) => name)).size).toBe(plays.length);
  for (const { name, rule, rows } of plays) {
    expect(rule, name).not.toBe("");
    expect(rows.length, name).toBeGreaterThan(0);
    for (const { odds } of rows) expect(odds, name).toMatch(/^\d+\.\d\d$/);
  }
});

it("prices complete sets of results with a small margin", () => {
  const sets = [
    rowsOf("dice", "和值"),
    rowsOf("race", "冠亚和"),
    rowsOf("digits", "龙虎"),
    rowsOf("six49", "色波"),
    rowsOf("digits", "总和").slice(0, 2),
    rowsOf("race", "冠亚和大小").slice(0, 2),
  ];
  for (const rows of sets) {
    expect(kept(rows)).toBeGreaterThan(0.96);
    expect(kept(rows)).toBeLessThan(1);
  }
});

import { expect, it } from "vitest";
import { runBook } from "./run-book.ts";

it("keeps the ledger exact while bettors place, cash out and edit under moving prices", () => {
  const end = runBook({ seconds: 20, bettors: 50, matches: 20, paceMs: 1000, seed: 7 });
  expect(end.problems).toEqual([]);
  expect(end.changes).toBeGreaterThan(1000);
  expect(end.done.place).toBeGreaterThan(3);
  const sum = Object.values(end.tickets).reduce((all, count) => all + count, 0);
  expect(sum).toBe(end.done.place + end.done.edit);
});

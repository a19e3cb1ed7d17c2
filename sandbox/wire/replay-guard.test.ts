import { expect, it } from "vitest";
import { createReplayGuard } from "./replay-guard.ts";

it("forgets an id when its time is over, and all of them when told", () => {
  const guard = createReplayGuard();
  expect(guard.admit("a", 10, 0)).toBe(true);
  expect(guard.admit("a", 20, 10)).toBe(false);
  expect(guard.admit("a", 20, 11)).toBe(true);
  guard.clear();
  expect(guard.admit("a", 20, 11)).toBe(true);
});

it("keeps a bounded number: what is over goes first, then the oldest", () => {
  const guard = createReplayGuard();
  for (let id = 0; id < 20_000; id++) guard.admit(String(id), id < 15_000 ? 5 : 100, 0);
  guard.admit("new", 100, 50);
  expect(guard.admit("19999", 100, 50)).toBe(false);
  expect(guard.admit("15000", 100, 50)).toBe(false);
  for (let id = 0; id < 20_000; id++) guard.admit(`more ${id}`, 100, 50);
  expect(guard.admit("15000", 100, 50)).toBe(true);
  expect(guard.admit("more 19999", 100, 50)).toBe(false);
});

import { expect, it } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { DRAWS } from "../data/content.ts";
import { drawFacts, drawState } from "./lottery-draw.ts";

it.each(DRAWS.map((draw) => [draw.id, draw] as const))("%s follows its rules", (_id, draw) => {
  const state = drawState(3, draw, MOMENT);
  expect(state.secondsLeft).toBeGreaterThan(0);
  expect(state.secondsLeft).toBeLessThanOrEqual(draw.everySeconds);
  expect(state.history[0]?.issue).not.toBe(state.issue);
  expect(drawFacts(draw.kind, state)).toHaveLength(4);
  const count = state.balls.length + (state.special === null ? 0 : 1);
  expect(state.frequency.reduce((sum, times) => sum + times, 0)).toBe(count * 100);
  const repeats = draw.kind === "digits" || draw.kind === "dice";
  expect(repeats || new Set(state.balls).size === state.balls.length).toBe(true);
});

it("a draw is the newest of the history one issue later", () => {
  for (const draw of DRAWS) {
    const now = drawState(3, draw, MOMENT);
    const next = drawState(3, draw, MOMENT + draw.everySeconds * 1000);
    expect(next.history[0]).toEqual({ issue: now.issue, balls: now.balls, special: now.special });
  }
});

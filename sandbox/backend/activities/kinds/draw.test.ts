import { expect, it } from "vitest";
import { DRAW_PARTS } from "#contract/activities.ts";
import { DRAW_ACTIVITIES } from "../../../simulation/activities/draw-activities.ts";
import { prizeAt, randomPart } from "./draw.ts";

it.each(DRAW_ACTIVITIES.map(({ promotion, mechanics }) => ({ promotion, mechanics })))(
  "$promotion has the published odds",
  ({ mechanics }) => {
    if (mechanics.kind !== "drawGift") throw new Error("no draw");
    const drawn = new Map<string, number>();
    for (let part = 0; part < DRAW_PARTS; part += 1) {
      const { key } = prizeAt(mechanics.prizes, part);
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    for (const { key, parts } of mechanics.prizes) expect(drawn.get(key), key).toBe(parts);
  },
);

it("takes any part of the odds alike", () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 20_000; draw += 1) {
    const tenth = Math.floor((randomPart() / DRAW_PARTS) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  // Six standard deviations: one run in many millions fails.
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(6 * Math.sqrt(1800));
});

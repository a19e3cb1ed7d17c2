import { describe, expect, it } from "vitest";
import { DRAW_PARTS } from "#contract/activities.ts";
import { ACTIVITY_TEMPLATES } from "../../../simulation/activities/activity-template.ts";
import { prizeAt, randomPart } from "./draw.ts";

const DRAWS = 1_000_000;

const DRAWN = ACTIVITY_TEMPLATES.flatMap(({ id, mechanics }) =>
  mechanics.kind === "drawGift" ? [{ id, prizes: mechanics.prizes }] : [],
);

it("there are draws", () => expect(DRAWN.length).toBeGreaterThan(1));

describe.each(DRAWN)("$id", ({ prizes }) => {
  it("gives each prize its published parts of the whole", () => {
    const drawn = count(DRAW_PARTS, (part) => prizeAt(prizes, part).key);
    for (const { key, parts } of prizes) expect(drawn.get(key), key).toBe(parts);
  });

  it("matches the published odds in a million draws", () => {
    const drawn = count(DRAWS, () => prizeAt(prizes, randomPart()).key);
    for (const { key, parts } of prizes) {
      const odds = parts / DRAW_PARTS;
      // Six standard deviations, and ten draws for the rarest prizes: one run in many millions fails.
      const near = 6 * Math.sqrt(DRAWS * odds * (1 - odds)) + 10;
      expect(Math.abs((drawn.get(key) ?? 0) - DRAWS * odds), key).toBeLessThan(near);
    }
  });
});

function count(times: number, keyOf: (index: number) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < times; index += 1) {
    const key = keyOf(index);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

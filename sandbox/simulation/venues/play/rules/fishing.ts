// Fishing: each shot costs the cannon's price and may catch the fish it hits. The chance of a catch is the
// return divided by the fish's multiple, so every fish returns the same.

import * as v from "valibot";
import SHOAL from "../../../data/content/fish.json" with { type: "json" };
import { readWhole } from "../../../data/read-content.ts";

const FishSchema = v.strictObject({
  key: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Of the cannon's price, that a catch pays. */
  multiple: v.pipe(v.number(), v.minValue(1)),
});
export type Fish = Readonly<v.InferOutput<typeof FishSchema>>;

/** The rarest comes last. */
const FISH = readWhole("fish.json", v.array(FishSchema), SHOAL);

/** The rarest fish of a fishing ground pays its highest multiple. */
export function shoalOf(maxWin: number): readonly Fish[] {
  const rarest = FISH.at(-1);
  const largest = Math.max(...FISH.slice(0, -1).map(({ multiple }) => multiple));
  return FISH.map((fish) =>
    fish === rarest && maxWin > largest ? { ...fish, multiple: maxWin } : fish,
  );
}

/** @param rtp return to player as a share */
export function catchChance({ multiple }: Fish, rtp: number): number {
  return rtp / multiple;
}

/** Wins of a volley in cannon prices, by shot. */
export function fireVolley(
  targets: readonly Fish[],
  rtp: number,
  next: () => number,
): readonly number[] {
  return targets.map((fish) => (next() < catchChance(fish, rtp) ? fish.multiple : 0));
}

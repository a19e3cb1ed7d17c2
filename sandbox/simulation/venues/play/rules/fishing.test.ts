import { expect, it } from "vitest";
import { randomSequence } from "../../../book/random-sequence.ts";
import { catchChance, fireVolley, shoalOf } from "./fishing.ts";

const RTP = 0.97;

it.each(shoalOf(1000).map((fish) => [fish.name, fish] as const))(
  "%s returns what is published",
  (_name, fish) => {
    expect(catchChance(fish, RTP) * fish.multiple).toBeCloseTo(RTP, 12);
    const next = randomSequence("fishing proof", fish.key);
    const shots = 200_000;
    const wins = fireVolley(
      Array.from({ length: shots }, () => fish),
      RTP,
      next,
    );
    const mean = wins.reduce((sum, win) => sum + win, 0) / shots;
    const error = Math.sqrt((RTP * fish.multiple - RTP * RTP) / shots);
    expect(Math.abs(mean - RTP)).toBeLessThan(4 * error);
  },
);

it("the rarest fish pays the ground's highest multiple", () => {
  expect(shoalOf(3000).at(-1)?.multiple).toBe(3000);
  const multiples = shoalOf(0).map(({ multiple }) => multiple);
  expect(multiples).toEqual(multiples.toSorted((left, right) => left - right));
});

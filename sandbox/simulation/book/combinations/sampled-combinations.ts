// Combinations against simulated matches: how far the share of matches that win one lies from its chance.
import { footballChances } from "../football/football-chances.ts";
import type { FootballModel } from "../football/model.ts";
import { at } from "../../random.ts";
import { randomSequence } from "../random-sequence.ts";
import { playMatch } from "../sports/football.ts";
import type { Pair } from "../timeline.ts";
import { priceCombination } from "./combination.ts";
import type { CombinationLeg } from "./leg-wins.ts";
import { resultOfTimeline, SAMPLE_LEGS, settledLegs } from "./sample-legs.ts";

export interface Sampling {
  readonly seed: number;
  readonly matches: number;
  readonly combinations: number;
}

export interface Sampled {
  readonly name: string;
  readonly chance: number;
  /** Share of the simulated matches. */
  readonly share: number;
  /** Distance of the two in standard errors. */
  readonly errors: number;
}

const MODEL: FootballModel = {
  minuteMs: 60_000,
  minutes: [47, 49],
  goals: [1.6, 1.1],
  corners: [5.4, 4.3],
  yellow: [1.8, 2.1],
  red: [0.09, 0.1],
};
const NONE: Pair = [0, 0];
const KICKOFF = {
  half: 1,
  left: MODEL.minutes[0],
  running: null,
  now: { goals: NONE, corners: NONE, yellow: NONE, red: NONE },
} as const;
const EVEN = { goals: [1, 1], corners: [1, 1], yellow: [1, 1] } as const;
/** Rarer combinations are not compared. */
const LEAST = 1e-3;
const MOST_LEGS = 4;

export function sampleCombinations({ seed, matches, combinations }: Sampling): Sampled[] {
  const wanted = randomCombinations(seed, combinations);
  const settled = settledLegs(SAMPLE_LEGS);
  const won = wanted.map(() => 0);
  for (let match = 0; match < matches; match++) {
    const roll = randomSequence(seed, "match", match);
    const result = resultOfTimeline(playMatch(MODEL, { begins: 0, kind: "FT", roll }));
    const legs = settled(result);
    for (const [index, { positions }] of wanted.entries()) {
      if (positions.every((leg) => legs[leg])) won[index] = (won[index] ?? 0) + 1;
    }
  }
  return wanted.map(({ name, chance }, index) => {
    const share = (won[index] ?? 0) / matches;
    return {
      name,
      chance,
      share,
      errors: Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / matches),
    };
  });
}

interface Wanted {
  readonly name: string;
  readonly positions: readonly number[];
  readonly chance: number;
}

function randomCombinations(seed: number, count: number): Wanted[] {
  const roll = randomSequence(seed, "combinations");
  const chances = footballChances(MODEL, KICKOFF, EVEN);
  const found: Wanted[] = [];
  while (found.length < count) {
    const size = 1 + Math.floor(roll() * MOST_LEGS);
    const positions = Array.from({ length: size }, () => Math.floor(roll() * SAMPLE_LEGS.length));
    const legs = positions.map((leg) => at(SAMPLE_LEGS, leg));
    const priced = priceCombination(chances, "FT", legs);
    if (priced.state !== "priced" || priced.chance < LEAST) continue;
    found.push({ name: legs.map(nameOf).join(", "), positions, chance: priced.chance });
  }
  return found;
}

const nameOf = ({ w, r, line }: CombinationLeg): string => [w, line, r].filter(Boolean).join(" ");

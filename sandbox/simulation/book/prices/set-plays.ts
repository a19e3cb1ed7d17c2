// Plays on the sets (frames, maps) of a match: handicap, total and the final score in sets.
import type { Pair } from "../timeline.ts";
import { cover } from "./distribution.ts";
import { distributionFrom } from "./discrete-offers.ts";
import type { Offer } from "./quote.ts";

interface SetRace {
  readonly score: Pair;
  readonly target: number;
}

/** Numbers of the sets from the current one on that are played whoever wins them. */
export function certainSets({ 0: home, 1: away }: Pair, target: number): number[] {
  return Array.from(
    { length: target - Math.max(home, away) },
    (_, ahead) => home + away + 1 + ahead,
  );
}

export function setPlays(finals: ReadonlyMap<Pair, number>, race: SetRace): Offer[] {
  return [...lines(finals, race), betting(finals, race)];
}

/** The score in sets; scores that have become impossible stay without a price. */
export function betting(finals: ReadonlyMap<Pair, number>, { target }: SetRace): Offer {
  const chances = new Map([...finals].map(([score, chance]) => [score.join("-"), chance]));
  const losses = Array.from({ length: target }, (_, sets) => sets);
  const scores = [
    ...losses.map((sets) => `${target}-${sets}`),
    ...losses.map((sets) => `${sets}-${target}`),
  ];
  const listed = scores.map((score) => [score, chances.get(score) ?? 0] as const);
  return { base: "SPD", row: 0, line: null, chances: listed };
}

/** A handicap of half a set is the winner, so the lines begin above it, the one nearest to even first. */
function lines(finals: ReadonlyMap<Pair, number>, { score, target }: SetRace): Offer[] {
  const lead = distributionOf(finals, ([home, away]) => home - away);
  const total = distributionOf(finals, ([home, away]) => home + away);
  const offers: Offer[] = [];
  for (let sets = 1; sets < target; sets++) {
    [-sets - 0.5, sets + 0.5]
      .map((line) => ({ line, chance: cover(lead, line) }))
      .toSorted((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5))
      .filter(({ chance }) => isOpen(chance))
      .forEach(({ line, chance }, at) => {
        offers.push(twoSided("SR", ["H", "C"], { line, row: 2 * (sets - 1) + at, chance }));
      });
    const line = target + sets - 0.5;
    const over = cover(total, -line);
    if (line > score[0] + score[1] && isOpen(over)) {
      offers.push(twoSided("SOU", ["O", "U"], { line, row: sets - 1, chance: over }));
    }
  }
  return offers;
}

/** Lines that are as good as decided are left out. */
const DECIDED = 0.01;

const isOpen = (chance: number): boolean => chance > DECIDED && chance < 1 - DECIDED;

interface Line {
  readonly line: number;
  readonly row: number;
  readonly chance: number;
}

function twoSided(
  base: "SR" | "SOU",
  [one, two]: readonly [string, string],
  { line, row, chance }: Line,
): Offer {
  const chances = [[one, chance] as const, [two, 1 - chance] as const];
  return { base, row, line, chances };
}

export function distributionOf(finals: ReadonlyMap<Pair, number>, value: (score: Pair) => number) {
  const found = new Map<number, number>();
  for (const [score, chance] of finals) {
    const key = value(score);
    found.set(key, (found.get(key) ?? 0) + chance);
  }
  return distributionFrom(found);
}

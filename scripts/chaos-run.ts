// Counts attacks and prints the results.

export type Random = () => number;

export interface Outcome {
  /** Problems after the attack; empty when it did no harm. */
  readonly bad: readonly string[];
  readonly kind: string; // what the attack hit, for the summary
}

export type Attack = (index: number) => Promise<Outcome>;

/** A small seeded generator (mulberry32): the same seed chooses the same attacks. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param weight number of attempts in one run of the attack */
export async function attempt(
  name: string,
  count: number,
  attack: Attack,
  weight = 1,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (let index = 0; index * weight < count; index += 1) {
    const outcome = await attack(index);
    outcomes.push(outcome);
    for (const what of outcome.bad) console.log(`  ${name} ${index + 1}: ${what}`);
  }
  return printOutcomes(name, outcomes, weight);
}

export function printOutcomes(name: string, outcomes: readonly Outcome[], weight = 1): boolean {
  const good = outcomes.filter(({ bad }) => bad.length === 0).length;
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
  const counts = [...kinds]
    .filter(([kind]) => kind !== "")
    .map(([kind, all]) => `${all.length} ${kind}`);
  const detail = counts.length > 0 ? `  (${counts.join(", ")})` : "";
  console.log(`${name}: ${good * weight}/${outcomes.length * weight} passed${detail}`);
  return good === outcomes.length;
}

export function skip(name: string, why: string): void {
  console.log(`${name}: not run: ${why}`);
}

// The parts of a combination within a match, each as a leg of its own (docs/decisions/070).
import type { Ticket } from "#contract/api/ticket.ts";

type Leg = Ticket["legs"][number];

/** Empty for a leg of one selection. */
export function partLegs<L extends Partial<Pick<Leg, "parts" | "without" | "paidOdds">>>(
  leg: L,
): readonly L[] {
  return (leg.parts ?? []).map((part) => ({
    ...leg,
    ...part,
    parts: [],
    without: [],
    paidOdds: null,
  }));
}

/** Selections that stand alone: legs, and the parts of those that are combinations. */
export function singleLegs<L extends Partial<Pick<Leg, "parts">>>(
  legs: readonly L[],
): readonly L[] {
  return legs.flatMap((leg) => {
    const parts = partLegs(leg);
    return parts.length === 0 ? [leg] : parts;
  });
}

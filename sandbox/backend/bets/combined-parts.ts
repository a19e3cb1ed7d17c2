// The parts of a combination within a match, and what sets of them pay.
import type { Ticket } from "#contract/api/ticket.ts";
import type { LegRow } from "./bet-rows.ts";

/** Each as a leg of its own, for the rules that settle and show one. */
export function partLegs(leg: LegRow): LegRow[] {
  const own = { leastOdds: null, deadHeat: null, setOdds: null, paidOdds: null, parts: [] };
  return leg.parts.map(({ leg: _place, ...part }) => ({ ...leg, ...part, ...own }));
}

/** Matches of the legs and of their parts: corners may be a match of their own. */
export function gamesOf(
  legs: readonly {
    readonly gameId: string;
    readonly parts?: readonly { readonly gameId: string }[] | undefined;
  }[],
): string[] {
  return legs.flatMap(({ gameId, parts = [] }) => [gameId, ...parts.map((part) => part.gameId)]);
}

/** What the parts at these places pay when the others are void. */
export function oddsOfSet(setOdds: readonly string[] | null, places: readonly number[]): string {
  const odds = setOdds?.[places.reduce((set, place) => set + 2 ** place, 0)];
  if (odds === undefined) throw new RangeError(`no price of the parts ${places.join(", ")}`);
  return odds;
}

/** What is left when one part is void. */
export function oddsWithout(setOdds: readonly string[]): Ticket["legs"][number]["without"] {
  const all = setOdds.length - 1;
  const places = Array.from({ length: Math.log2(setOdds.length) }, (_, place) => place);
  return places.map((part) => ({ part, odds: setOdds[all - 2 ** part] ?? "" }));
}

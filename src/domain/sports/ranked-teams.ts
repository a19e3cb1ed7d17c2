import type { Team } from "#contract/api/esport-cup.ts";

/** The teams among a venue's items, by points, then by wins. */
export function rankedTeams(
  items: readonly { readonly kind: string }[],
  limit: number,
): readonly Team[] {
  return items
    .filter((item): item is Team => item.kind === "team")
    .toSorted((one, other) => other.points - one.points || other.won - one.won)
    .slice(0, limit);
}

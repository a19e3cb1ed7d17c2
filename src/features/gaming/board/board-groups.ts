// What the odds board shows: matches in play, then the next ones.
import type { Match } from "#contract/api/featured-matches.ts";
import { ofSport } from "#domain/sports/use-matches.ts";
import type { GamingAddress } from "../desk/use-gaming-address.ts";

export interface BoardGroup {
  readonly key: "live" | "next";
  readonly count: number;
  readonly matches: readonly Match[];
}

/** Groups without a match are left out. @param most rows over all groups */
export function boardGroups(
  matches: readonly Match[],
  { game, show }: Pick<GamingAddress, "game" | "show">,
  most: number,
): BoardGroup[] {
  const wanted = ofSport(matches, game);
  const live = show === "next" ? [] : wanted.filter((match) => match.live);
  const next = show === "live" ? [] : wanted.filter((match) => !match.live);
  const groups: BoardGroup[] = [
    { key: "live", count: live.length, matches: live.slice(0, most) },
    { key: "next", count: next.length, matches: next.slice(0, Math.max(0, most - live.length)) },
  ];
  return groups.filter((group) => group.matches.length > 0);
}

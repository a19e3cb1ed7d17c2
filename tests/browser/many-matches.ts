// A match list of any size.
import type { SitePage } from "./open-site.ts";
import type { SportMatch } from "./feed-line.ts";
import { bettable } from "./sport-page.ts";

/** Copies existing matches into leagues of twelve. */
export async function manyMatches(site: SitePage, count: number): Promise<SportMatch[]> {
  const some = await bettable(site);
  return Array.from({ length: count }, (_, index) => {
    const match = some[index % some.length] as SportMatch;
    const id = `many${String(index).padStart(4, "0")}`;
    const league = `many${Math.floor(index / 12)}`;
    const text = JSON.stringify(match).replaceAll(match.gameId, id);
    return {
      ...(JSON.parse(text) as SportMatch),
      gide: id,
      hgid: id,
      leagueId: league,
      league: `${match.league} ${league}`,
    };
  });
}

import type { Match } from "#contract/api/featured-matches.ts";
import { useTurn } from "#lib/time/use-turn.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { useVenueInfo } from "#domain/games/lobby/use-venue-info.ts";
import { useMatches } from "#domain/sports/use-matches.ts";

/** As many as the server lists; the parts of the page share one answer, read again every three seconds. */
const LIMIT = 120;

/** Matches in play first, then the next ones in the order of their start. */
export function useEsports(): ReturnType<typeof useMatches> {
  const found = useMatches("esport", "RB", LIMIT);
  // One call loads most of the page.
  const turn = useTurn(found.data !== undefined);
  return turn || found.data === undefined ? found : { ...found, state: "loading", data: undefined };
}

/** Opens the site's first esports venue that is not closed; null without one. */
export function useEnterEsports(): (() => void) | null {
  const { data } = useVenueInfo("gaming");
  const launch = useLaunchGame();
  const venue = data?.venues.find(({ opensAt, enName }) => opensAt === null && enName !== "");
  if (venue === undefined) return null;
  const { enName, name } = venue;
  return () => launch({ enName, gameCode: "", name });
}

/** `王座召唤 · 星冠邀请赛` without the game, which is shown beside it. */
export function leagueOf({ league }: Match, game: string): string {
  return league.startsWith(`${game} · `) ? league.slice(game.length + 3) : league;
}

// Games of the lead area, from the same cached pages as the wall.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Game } from "#contract/api/game-list.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useTurn } from "#lib/time/use-turn.ts";
import { type LobbyFilter, gameLobby } from "../filter/lobby-filter.ts";
import { pageQuery, useGameSource } from "../filter/game-pages.ts";

interface LeadGames {
  /** Games in maintenance are left out, except the member's own. Undefined while they load. */
  readonly games: readonly Game[] | undefined;
  readonly failed: boolean;
}

export function useLeadGames(
  venue: VenueSwitch,
  change: Partial<LobbyFilter>,
  enabled = true,
): LeadGames {
  const source = useGameSource({ ...gameLobby.none, ...change }, VENUE_CODES[venue]);
  const { data, isError, isFetching } = useQuery({ ...pageQuery(source, 1), enabled }, queryClient);
  const turn = useTurn(data !== undefined);
  const games = useDeferredValue(data?.list, undefined);
  const isOwn = change.own !== undefined;
  const shown = games?.filter(({ opensAt }) => isOwn || opensAt === null);
  return { games: turn ? shown : undefined, failed: isError && !isFetching && data === undefined };
}

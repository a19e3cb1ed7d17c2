import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { useEnterVenue } from "./use-enter-venue.ts";

/** A game, table, draw or room of the home page. */
interface Item {
  readonly id: string;
  readonly enName: string;
  readonly name: string;
}

/** Starts it; one that cannot be started by itself leads to its lobby. */
export function useOpenGame(venue: VenueSwitch, { id, enName, name }: Item): () => void {
  const launch = useLaunchGame();
  const enter = useEnterVenue(venue);
  return () => (enName === "" ? enter() : launch({ enName, gameCode: id, name }));
}

/** The venue of a category code, `egame` for one that is not known. */
export function venueOfCode(code: string): VenueSwitch {
  const entries = Object.entries(VENUE_CODES);
  const found = entries.find(([, known]) => known === code)?.[0];
  return isVenue(found) ? found : "egame";
}

function isVenue(key: string | undefined): key is VenueSwitch {
  return key !== undefined && Object.hasOwn(VENUE_CODES, key);
}

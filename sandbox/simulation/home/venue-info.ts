import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type * as games from "#contract/api/games.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { Refusal } from "../../backend/wire/refusal.ts";
import type { WorldContext } from "../world-context.ts";
import { bracket, standings } from "./esport-cup.ts";
import { panelVenues } from "./panel-venues.ts";
import { venueFacts } from "./venue-facts.ts";
import { draws, liveTables, rooms } from "./venue-items.ts";

type Request = v.InferOutput<typeof CALLS.venueInfo.request>;
type Response = v.InferOutput<typeof games.venueInfo.response>;

export function venueInfo(context: WorldContext, { category }: Request): Response {
  const venue = VENUE_SWITCHES.find((key) => VENUE_CODES[key] === category);
  if (venue === undefined || !context.view.isOn(venue)) throw new Refusal(NOT_FOUND);
  return {
    category,
    facts: venueFacts(venue, context),
    venues: panelVenues(venue, context),
    items: items(venue, context),
    tournaments: [],
    bracket: venue === "gaming" ? bracket(context) : [],
  };
}

function items(venue: VenueSwitch, context: WorldContext): Response["items"] {
  switch (venue) {
    case "realbet":
      return liveTables(context);
    case "lottery":
      return draws(context);
    case "chess":
      return rooms(context);
    case "gaming":
      return standings(context);
    default:
      return [];
  }
}

import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { venueInfo as venueInfoCall } from "#contract/api/venue-info.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { Refusal } from "../../backend/wire/refusal.ts";
import { tournaments } from "../esports/tournaments.ts";
import type { WorldContext } from "../world-context.ts";
import { bracket, standings } from "./esport-cup.ts";
import { everyVenue, panelVenues } from "./panel-venues.ts";
import { venueFacts } from "./venue-facts.ts";
import { drawInFull, draws, liveTables, rooms } from "./venue-items.ts";

type Request = v.InferOutput<typeof CALLS.venueInfo.request>;
type Response = v.InferOutput<typeof venueInfoCall.response>;

export function venueInfo(context: WorldContext, { category, all = false, id }: Request): Response {
  const venue = VENUE_SWITCHES.find((key) => VENUE_CODES[key] === category);
  if (venue === undefined || !context.view.isOn(venue)) throw new Refusal(NOT_FOUND);
  return {
    category,
    facts: venueFacts(venue, context),
    venues: all ? everyVenue(venue, context) : panelVenues(venue, context),
    items: id === undefined ? items(venue, context) : [item(venue, context, id)],
    tournaments: venue === "gaming" ? tournaments(context.world, context.time) : [],
    bracket: venue === "gaming" ? bracket(context) : [],
  };
}

/** @throws Refusal when the category has no such item */
function item(venue: VenueSwitch, context: WorldContext, id: string): Response["items"][number] {
  const { world } = context;
  const draw = venue === "lottery" && world.catalogue.draws.find((row) => row.id === id);
  if (draw) return drawInFull(context, draw);
  const found = items(venue, context).find((one) => one.id === id);
  if (!found) throw new Refusal(NOT_FOUND);
  return found;
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

import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { venueInfo as venueInfoCall } from "#contract/api/venue-info.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { Refusal } from "../../backend/wire/refusal.ts";
import { tournaments } from "../esports/tournaments.ts";
import type { WorldContext } from "../world-context.ts";
import { bracket, currentCup, standings } from "./esport-cup.ts";
import { everyVenue, panelVenues } from "./panel-venues.ts";
import { venueFacts } from "./venue-facts.ts";
import { drawInFull, draws, liveTables, rooms } from "./venue-items.ts";

type Request = v.InferOutput<typeof CALLS.venueInfo.request>;
type Response = v.InferOutput<typeof venueInfoCall.response>;

export function venueInfo(context: WorldContext, { category, all = false, id }: Request): Response {
  const venue = VENUE_SWITCHES.find((key) => VENUE_CODES[key] === category);
  if (venue === undefined || !context.view.isOn(venue)) throw new Refusal(NOT_FOUND);
  if (venue === "gaming") return esports(context, { category, all, id });
  return {
    category,
    facts: venueFacts(venue, context),
    venues: all ? everyVenue(venue, context) : panelVenues(venue, context),
    items: id === undefined ? items(venue, context) : [item(venue, context, id)],
    tournaments: [],
    bracket: [],
  };
}

/** @param asked an id names a tournament; without one the cup nearest to its final is answered */
function esports(context: WorldContext, { category, all, id }: Request): Response {
  const list = tournaments(context.world, context.time);
  const named = list.find(({ tournament }) => tournament.id === id);
  if (id !== undefined && !named) throw new Refusal(NOT_FOUND);
  const cup = named ?? currentCup(context);
  return {
    category,
    facts: venueFacts("gaming", context),
    venues: all === true ? everyVenue("gaming", context) : panelVenues("gaming", context),
    items: standings(context, cup),
    tournaments: list.map(({ tournament }) => tournament),
    bracket: bracket(context, cup),
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
    default:
      return [];
  }
}

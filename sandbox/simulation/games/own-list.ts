// A member's favourites and last launches: games, live tables, rooms and draws alike.
import type { Game } from "#contract/api/game-list.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { type GameRef, type OwnKind, ownGames } from "../../backend/games/own-games.ts";
import { type Offering, offeringKey } from "../data/offerings.ts";
import type { WorldContext } from "../world-context.ts";
import { type GameView, gameViewOf } from "./game-view.ts";

/** Newest first; empty for visitors. Leaves out what the site does not offer any more. */
export function ownList(context: WorldContext, kind: OwnKind): Game[] {
  const { database, member } = context;
  if (!member) return [];
  const gameView = gameViewOf(context);
  return ownGames(database, member.id, kind)
    .map((ref) => viewOf(ref, context, gameView))
    .filter((game) => game !== null);
}

function viewOf(ref: GameRef, context: WorldContext, gameView: GameView): Game | null {
  const { world, view } = context;
  const offering = world.catalogue.offerings.get(offeringKey(ref));
  if (!offering || !view.isOn(offering.vendor.venue)) return null;
  if (offering.kind !== "game") return plainView(offering, context);
  return gameView(offering.row);
}

function plainView(
  { kind, row, vendor }: Exclude<Offering, { readonly kind: "game" }>,
  { world, time }: WorldContext,
): Game {
  return {
    id: row.id,
    name: row.name,
    vendor: vendor.name,
    enName: vendor.code,
    category: VENUE_CODES[vendor.venue],
    image: kind === "draw" ? `/media/venue/${vendor.id}.svg` : `/media/${kind}/${row.id}.svg`,
    opensAt: world.venueStates.opensAt(vendor, time),
    ...NO_FIGURES,
  };
}

const NO_FIGURES = {
  rtp: null,
  maxWin: "",
  tag: null,
  demo: false,
  theme: "",
  volatility: null,
  lines: null,
  minBetCents: null,
  maxBetCents: null,
  players: 0,
  jackpotCents: null,
  features: [],
  rules: "",
};

// The value of a launch (docs/decisions/045-launch-values.md).
import type { GameOpening } from "../../../backend/games/game-opening.ts";
import { siteDuties } from "../../../backend/duties/site-duties.ts";
import { memberSlotStake } from "../../../backend/duties/slot-stake.ts";
import { MARKET_OF } from "#contract/protection/controls.ts";
import type { World } from "../../world.ts";
import { findGame } from "./play-game.ts";
import { paceOf } from "./play-pace.ts";
import { openTicket } from "./play-room.ts";

export const START_PAGE = "/play/start";

export function openGame(world: World, opening: GameOpening): string | null {
  const { site, origin, locale, member, session, venue, gameCode, demo, time } = opening;
  const { channelCode, launchKind, name, category } = venue;
  const game = findGame(world.catalogue, channelCode, gameCode);
  if (game === null) return null;
  const context = { database: world.database, view: { site } };
  const mostCents = demo ? null : memberSlotStake(context, { member: member.id, time });
  const { id: ticket } = openTicket(
    world.play,
    {
      site: site.id,
      locale,
      member: member.id,
      session,
      channelCode,
      venueName: name,
      game,
      demo,
      market: MARKET_OF[category],
      pace: paceOf(game, siteDuties(context), mostCents),
    },
    time,
  );
  if (launchKind === "ticket") return ticket;
  const address = `${START_PAGE}#${ticket}`;
  return launchKind === "path" ? address : playOrigin(origin) + address;
}

/** The games' own origin beside the site's: `http://aurora.localhost:4173` → `http://play.localhost:4173`. */
export function playOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  if (!hostname.endsWith(".localhost")) return origin;
  return `${protocol}//play.localhost${port === "" ? "" : `:${port}`}`;
}

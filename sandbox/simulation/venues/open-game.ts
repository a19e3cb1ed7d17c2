import { createHmac } from "node:crypto";
import type { GameOpening } from "../../backend/games/game-opening.ts";

/** Public: it protects only made-up accounts on this machine. */
const SECRET = "livery-sandbox-games";

/** An address below `/play/`, absolute where the venue has an origin of its own, or the ticket alone. */
export function openGame({ origin, member, venue, gameCode, demo, time }: GameOpening): string {
  const facts = [venue.channelCode, gameCode, demo ? "demo" : member.id, time];
  const claims = Buffer.from(JSON.stringify(facts)).toString("base64url");
  const seal = createHmac("sha256", SECRET).update(claims).digest("base64url").slice(0, 32);
  const ticket = `${claims}.${seal}`;
  if (venue.launchKind === "ticket") return ticket;
  const path = `/play/${venue.channelCode}?ticket=${ticket}`;
  return venue.launchKind === "url" ? new URL(path, origin).href : path;
}

// Channel names: `<sport>.<show>`, `<sport>.<show>.<date>`, `M.<gameId>`. `P.<hash>` names a set of prices,
// `L.<hash>` a list chosen otherwise; they cannot be parsed back, so a call has to open them first.
import { createHash } from "node:crypto";
import type { Pick } from "#contract/api/sport-finding.ts";
import {
  type ShowType,
  SHOW_TYPES,
  type SportType,
  SPORT_TYPES,
} from "#contract/betting/sports.ts";
import { dayStart, LATER } from "../time/china-time.ts";

export interface ListFilter {
  readonly sport: SportType;
  readonly show: ShowType;
  readonly date: string | null;
}

/** A list over all sports and days; the ids belong to `chosen`. */
export interface PickFilter {
  readonly pick: Pick;
  /** Minutes that the member's clock is ahead of UTC. */
  readonly utcOffset: number;
  readonly teams: readonly string[];
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
}

export type ChannelTarget =
  | { readonly kind: "list"; readonly filter: ListFilter }
  | { readonly kind: "match"; readonly gameId: string }
  | { readonly kind: "pick"; readonly filter: PickFilter }
  | { readonly kind: "prices"; readonly ids: readonly string[] };

export function listChannel({ sport, show, date }: ListFilter): string {
  return date === null ? `${sport}.${show}` : `${sport}.${show}.${date}`;
}

export function matchChannel(gameId: string): string {
  return `M.${gameId}`;
}

/** @param ids sorted */
export function priceChannel(ids: readonly string[]): string {
  return `P.${digest(ids.join(" "))}`;
}

/** Lists with the same matches share a channel. */
export function pickChannel(filter: PickFilter): string {
  const { pick, utcOffset, teams, leagues, matches } = filter;
  const own = pick === "chosen" ? [teams, leagues, matches].map((ids) => ids.toSorted()) : [];
  return `L.${digest(JSON.stringify([pick, pick === "evening" ? utcOffset : 0, own]))}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** @returns null when there is no such channel */
export function parseChannel(name: string): ChannelTarget | null {
  const [first = "", second = "", third, ...rest] = name.split(".");
  if (rest.length > 0) return null;
  if (first === "M") return third === undefined ? { kind: "match", gameId: second } : null;
  const sport = SPORT_TYPES.find((key) => key === first);
  const show = SHOW_TYPES.find((key) => key === second);
  const known = third === undefined || third === LATER || !Number.isNaN(dayStart(third));
  return sport && show && known
    ? { kind: "list", filter: { sport, show, date: third ?? null } }
    : null;
}

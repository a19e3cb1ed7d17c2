// Channel names: `<sport>.<show>`, `<sport>.<show>.<date>`, `M.<gameId>`. `P.<hash>` names a set of prices; it
// cannot be parsed back, so `priceList` has to open it first.
import { createHash } from "node:crypto";
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

export type ChannelTarget =
  | { readonly kind: "list"; readonly filter: ListFilter }
  | { readonly kind: "match"; readonly gameId: string }
  | { readonly kind: "prices"; readonly ids: readonly string[] };

export function listChannel({ sport, show, date }: ListFilter): string {
  return date === null ? `${sport}.${show}` : `${sport}.${show}.${date}`;
}

export function matchChannel(gameId: string): string {
  return `M.${gameId}`;
}

/** @param ids sorted */
export function priceChannel(ids: readonly string[]): string {
  return `P.${createHash("sha256").update(ids.join(" ")).digest("hex").slice(0, 24)}`;
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

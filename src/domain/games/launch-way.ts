// Where a launched game opens (spec: betting-and-money §4 "Game launch"). Pure: the caller opens it.
import type * as v from "valibot";
import type { launch } from "#contract/api/launch.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { OWN_WINDOW_VENUES } from "#contract/venues.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import type { LaunchData } from "../sports/sport-launch.ts";

export type LaunchAnswer = v.InferOutput<typeof launch.response>;

export type LaunchWay =
  /** The local sport view. */
  | { readonly kind: "sport"; readonly data: LaunchData }
  /** The in-site game page. */
  | { readonly kind: "inSite"; readonly url: string }
  /** A window of its own. */
  | { readonly kind: "window"; readonly url: string }
  /** The slot game page, which makes the address of `value`. */
  | { readonly kind: "slot"; readonly value: string; readonly inSite: boolean }
  /** An address that this site does not open. */
  | { readonly kind: "refused" };

export interface LaunchSite {
  readonly inSiteGame: boolean;
  /** Origins of games. */
  readonly origins: readonly string[];
  /** Origin of the page. */
  readonly origin: string;
}

const REFUSED = { kind: "refused" } as const;
/** docs/decisions/045-launch-values.md */
const TICKET = /^[\w.~-]{1,200}$/;

export function launchWay(
  enName: string,
  { url, type, data }: LaunchAnswer,
  { inSiteGame, origins, origin }: LaunchSite,
): LaunchWay {
  if (type === SPORT_CHANNEL) return data === null ? REFUSED : { kind: "sport", data };
  const inSite = opensInSite(enName, inSiteGame);
  if (/^http/i.test(url)) {
    const allowed = allowedUrl(url, origins);
    if (allowed === null) return REFUSED;
    return { kind: inSite ? "inSite" : "window", url: allowed };
  }
  if (url.startsWith("/")) {
    const allowed = allowedUrl(`${origin}${url}`, [origin]);
    return allowed === null || /^\/[/\\]/.test(url) ? REFUSED : { kind: "window", url: allowed };
  }
  return isTicket(url) ? { kind: "slot", value: url, inSite } : REFUSED;
}

export function opensInSite(enName: string, inSiteGame: boolean): boolean {
  return inSiteGame && !OWN_WINDOW_VENUES.includes(enName);
}

export function isTicket(text: string): boolean {
  return TICKET.test(text);
}

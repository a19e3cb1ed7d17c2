// Venue category codes as the game calls spell them (spec: betting-and-money §2).
import type { VenueSwitch } from "./switches.ts";

export const VENUE_CODES = {
  sport: "TY",
  egame: "DZ",
  realbet: "ZR",
  lottery: "CP",
  chess: "QP",
  gaming: "DJ",
  fishing: "BY",
} as const satisfies Record<VenueSwitch, string>;

/** "No venue" in the same field. */
export const HOME_VENUE_CODE = "HOME";

export type VenueCode = (typeof VENUE_CODES)[VenueSwitch];

/** A venue's code in launches, balances and transfers: `enName` and `channelCode` of the specification. */
export const CHANNEL_CODE = /^[A-Z0-9]{2,20}$/;

/** Venues that always open in a window of their own (spec: betting-and-money §4 "Game launch"). */
export const OWN_WINDOW_VENUES: readonly string[] = ["XMTY", "G1CP", "SGCP"];

/**
 * `:info` of `/game/:info`: a venue, or one of its games after a dot. The names of lobbies are none, which
 * addresses spell in any case.
 */
export const GAME_INFO = `^(?!(?:${Object.keys(VENUE_CODES).join("|").toUpperCase()})$)([A-Z0-9]{2,20})(?:\\.([\\w-][\\w.-]{0,63}))?$`;

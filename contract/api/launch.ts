// How a game or a venue is opened (spec: betting-and-money §4 "Game launch").
import * as v from "valibot";
import { amount, cents, filled, number, orNull, rowsOrNone, text } from "./answer-fields.ts";
import { VENUE_ACTIVITY } from "../codes.ts";
import { apiCall } from "./envelope.ts";

/** A venue whose pages are part of the site answers `type` and `data` instead of an address. */
export const launch = apiCall({
  path: "/game/api/v1/launch",
  request: v.strictObject({
    enName: v.string(),
    gameCode: v.string(),
    /** Enter although an activity locks the money elsewhere; nothing is transferred. */
    isActivity: v.optional(v.boolean()),
    demo: v.optional(v.boolean()), // play money; nothing is transferred
    /** The rules that the member has read: `version` of `RulesRefusalSchema`. */
    rulesRead: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  response: v.object({
    url: text,
    /** What auto-transfer moved into the venue before the launch. */
    moved: orNull(amount),
    type: orNull(text), // `CRTY`: the local sport view
    /** Token and signing address of the venue's calls; null when an address is answered. */
    data: orNull(v.object({ token: filled, remoteip: text })),
  }),
  member: true,
  handles: [VENUE_ACTIVITY], // opens the transfer-in dialog
});

const gameRules = v.object({
  name: filled,
  rules: filled,
  /** Return to player of each kind of bet in percent, from `low` to `high`; empty where players play each other. */
  returns: rowsOrNone(v.object({ bet: v.fallback(text, ""), low: number, high: number })),
  /** What the operator or banker takes of a win, in percent. */
  commission: orNull(number),
  minBetCents: orNull(cents),
  maxBetCents: orNull(cents),
});
export type GameRules = v.InferOutput<typeof gameRules>;

/**
 * `data` of a refusal with `RULES_FIRST`: where the profile asks for it, a member sees these before the first launch of
 * a game, and again once they have changed. The launch is asked again with their `version` as `rulesRead`.
 */
export const RulesRefusalSchema = v.object({ ...gameRules.entries, version: filled });
export type RulesRefusal = v.InferOutput<typeof RulesRefusalSchema>;

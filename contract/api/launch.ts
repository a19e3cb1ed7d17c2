// How a game or a venue is opened (spec: betting-and-money §4 "Game launch").
import * as v from "valibot";
import { amount, filled, orNull, text } from "./answer-fields.ts";
import { VENUE_ACTIVITY } from "../codes.ts";
import { apiCall } from "./envelope.ts";

/** A venue whose pages are part of the site answers `type` and `data` instead of an address. */
export const launch = apiCall({
  path: "/game/api/v1/launch",
  request: v.strictObject({
    enName: v.string(),
    gameCode: v.string(),
    isActivity: v.optional(v.boolean()), // enter although an activity locks the money elsewhere
    demo: v.optional(v.boolean()), // play money; nothing is transferred
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

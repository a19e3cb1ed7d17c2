// How a game or a venue is opened (spec: betting-and-money §4 "Game launch").
import * as v from "valibot";
import { filled, orNull, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** A venue whose pages are part of the site answers `type` and `data` instead of an address. */
export const launch = apiCall({
  path: "/game/api/v1/launch",
  request: v.strictObject({
    enName: v.string(),
    gameCode: v.string(),
    isActivity: v.optional(v.boolean()),
  }),
  response: v.object({
    url: text,
    type: orNull(text), // `CRTY`: the local sport view
    /** Token and signing address of the venue's calls; null when an address is answered. */
    data: orNull(v.object({ token: filled, remoteip: text })),
  }),
  member: true,
  handles: [6413], // opens the transfer-in dialog
});

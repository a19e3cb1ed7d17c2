// How a game or a venue is opened (spec: betting-and-money §4 "Game launch").
import * as v from "valibot";
import { filled, orNull, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** A venue whose pages are part of the site answers with its type and what its calls carry instead of an address. */
export const launch = apiCall({
  path: "/game/api/v1/launch",
  request: v.strictObject({
    enName: v.string(),
    gameCode: v.string(),
    isActivity: v.optional(v.boolean()),
  }),
  response: v.object({
    url: text,
    /** `CRTY`: the local sport view. */
    type: orNull(text),
    /** Token of the venue's calls and the address they are signed with; null for an address. */
    data: orNull(v.object({ token: filled, remoteip: text })),
  }),
  member: true,
  // 6413: the transfer-in dialog.
  handles: [6413],
});

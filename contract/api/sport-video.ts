// Video of a running match (spec: betting-and-money §7 "Games", which leaves the payload open).
import * as v from "valibot";
import { orNull, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

export const matchVideo = apiCall({
  path: "/game/api/v1/video/hotLive/matchDetail",
  switch: "sport",
  request: v.strictObject({ gameId: v.string() }),
  response: v.object({
    /** Player page on a game origin of the site; null when there is no video. */
    url: orNull(text),
  }),
  member: true,
});

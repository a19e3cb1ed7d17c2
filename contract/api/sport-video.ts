// Pictures of a match under way (spec: betting-and-money §7 "Games", whose payload is open).
import * as v from "valibot";
import { orNull, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

export const matchVideo = apiCall({
  path: "/game/api/v1/video/hotLive/matchDetail",
  request: v.strictObject({ gameId: v.string() }),
  response: v.object({
    /** A page with the player, of an origin of the site's games; null where nobody films. */
    url: orNull(text),
  }),
  member: true,
});

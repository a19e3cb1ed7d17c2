// The sponsors page and the band of the home page.
import * as v from "valibot";
import { filled, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

export const sponsorContent = apiCall({
  path: "/site/api/v1/advertising/sponsorContent",
  switch: "sponsor",
  request: v.strictObject({}),
  response: rows(
    v.object({
      id: filled,
      name: filled,
      role: v.fallback(text, ""),
      period: v.fallback(text, ""),
      crest: v.fallback(text, ""),
    }),
  ),
  cacheable: true,
});

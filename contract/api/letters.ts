// Messages of the site to a member (spec: betting-and-money §7 "Messages"; payloads:
// docs/decisions/047-engagement-payloads.md).
import * as v from "valibot";
import { LETTER_KEYS, LETTER_PAGE_MAX, LETTERS_AT_ONCE } from "../messages.ts";
import { count, filled, number, pageAsked, pageOf, text, yesNo } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const kind = v.picklist(LETTER_KEYS);
const ids = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/))),
  v.minLength(1),
  v.maxLength(LETTERS_AT_ONCE),
);

/** Newest first. */
export const letterList = apiCall({
  path: "/site/api/v1/site/letter/list",
  switch: "messages",
  request: v.strictObject({
    kind,
    ...pageAsked(LETTER_PAGE_MAX),
  }),
  response: pageOf(
    v.object({
      id: filled,
      title: filled,
      time: number, // epoch milliseconds
      read: v.fallback(yesNo, false),
      /** HTML with LETTER_TAGS. */
      body: v.fallback(text, ""),
    }),
  ),
  member: true,
});
export type Letter = v.InferOutput<typeof letterList.response>["list"][number];

const changed = v.object({ changed: count });

export const readLetters = apiCall({
  path: "/site/api/v1/site/letter/read",
  switch: "messages",
  request: v.strictObject({ ids }),
  response: changed,
  member: true,
});

export const deleteLetters = apiCall({
  path: "/site/api/v1/site/letter/delete",
  switch: "messages",
  request: v.strictObject({ ids }),
  response: changed,
  member: true,
});

/** Within LETTER_RESTORE_MS of `deleteLetters`; others stay deleted. */
export const restoreLetters = apiCall({
  path: "/site/api/v1/site/letter/restore",
  switch: "messages",
  request: v.strictObject({ ids }),
  response: changed,
  member: true,
});

/** All of one kind, or all. */
export const readAllLetters = apiCall({
  path: "/site/api/v1/site/letter/onekeyRead",
  switch: "messages",
  request: v.strictObject({ kind: v.optional(kind) }),
  response: changed,
  member: true,
});

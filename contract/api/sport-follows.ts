// What a member follows on the sports pages: kept on the server, so that it is the same on every device.
import * as v from "valibot";
import { filled, nothing, rows } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** `match` also for a contest of champions. */
export const FOLLOW_KINDS = ["team", "league", "match"] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Per kind; beyond it the server drops the oldest. */
export const MOST_FOLLOWS = 200;

const followId = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));
export const followIds = v.pipe(v.array(followId), v.maxLength(MOST_FOLLOWS));

/** Newest last. */
export const sportFollows = apiCall({
  path: "/game/api/v1/sportFollow/list",
  switch: "sport",
  request: v.strictObject({}),
  response: v.object({ list: rows(v.object({ kind: v.picklist(FOLLOW_KINDS), id: filled })) }),
  member: true,
});

/** Sets one or several of a kind; repeating it changes nothing. */
export const setSportFollows = apiCall({
  path: "/game/api/v1/sportFollow/set",
  switch: "sport",
  request: v.strictObject({
    kind: v.picklist(FOLLOW_KINDS),
    ids: v.pipe(followIds, v.minLength(1)),
    on: v.boolean(),
  }),
  response: nothing,
  member: true,
});

// Feedback of members (spec: betting-and-money §7 "Feedback"; payloads: docs/decisions/047-engagement-payloads.md).
// Pictures are uploaded by `uploadImage` first. `depositRewards` lists the rewards that feedback can be about.
import * as v from "valibot";
import {
  ABOUT_KINDS,
  FEEDBACK_KINDS,
  FEEDBACK_MAX_IMAGES,
  FEEDBACK_MAX_TEXT,
  FEEDBACK_STATES,
} from "../messages.ts";
import {
  cents,
  count,
  filled,
  nothing,
  number,
  orNull,
  pageAsked,
  pageOf,
  rows,
  rowsOrNone,
  text,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(FEEDBACK_MAX_TEXT));
const images = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.maxLength(FEEDBACK_MAX_IMAGES),
);

/** A new thread, or with `thread` one more message in it. `requestId` makes sending it again harmless. */
export const addFeedback = apiCall({
  path: "/site/api/v1/user/feedback/add",
  switch: "feedback",
  request: v.strictObject({
    requestId: v.pipe(v.string(), v.uuid()),
    thread: v.optional(id),
    kind: v.picklist(FEEDBACK_KINDS), // of a thread: its own
    text: words,
    images, // addresses that `uploadImage` answered
    /** As FEEDBACK_ABOUT says for the kind; a bet or an order of the member's own. */
    about: v.optional(v.strictObject({ kind: v.picklist(ABOUT_KINDS), id })),
  }),
  response: v.object({ id: filled }),
  member: true,
});

/** Threads with an answer that was not read. */
export const feedbackUnread = apiCall({
  path: "/site/api/v1/user/feedback/unreadNum",
  switch: "feedback",
  request: v.strictObject({}),
  response: v.object({ count }),
  member: true,
});

/** Bets that feedback can be about, newest first. */
export const feedbackBets = apiCall({
  path: "/site/api/v1/user/feedback/queryMemberBetList",
  switch: "feedback",
  request: v.strictObject({
    ...pageAsked(50),
  }),
  response: pageOf(
    v.object({
      id: filled,
      title: filled,
      venueName: v.fallback(text, ""),
      time: number,
      stakeCents: cents,
      netCents: orNull(cents), // null: not settled
    }),
  ),
  member: true,
});

export const feedbackList = apiCall({
  path: "/site/api/v1/user/feedback/getFeedBackList",
  switch: "feedback",
  request: v.strictObject({
    state: v.picklist(["all", ...FEEDBACK_STATES]),
    ...pageAsked(50),
  }),
  response: pageOf(
    v.object({
      id: filled,
      kind: v.picklist(FEEDBACK_KINDS),
      text: filled, // first message
      time: number, // of the last message, epoch milliseconds
      state: v.picklist(FEEDBACK_STATES),
      unread: v.fallback(yesNo, false),
    }),
  ),
  member: true,
});
export type FeedbackRow = v.InferOutput<typeof feedbackList.response>["list"][number];

/** One thread; asking for it marks its answers, and the messages about them, as read. */
export const feedbackInfo = apiCall({
  path: "/site/api/v1/user/feedback/getFeedbackInfo",
  switch: "feedback",
  request: v.strictObject({ id }),
  response: v.object({
    id: filled,
    kind: v.picklist(FEEDBACK_KINDS),
    state: v.picklist(FEEDBACK_STATES),
    time: number, // when it was begun, epoch milliseconds
    /** The bet, order or reward that it is about, as printed. */
    about: orNull(v.object({ kind: v.picklist(ABOUT_KINDS), id: filled, title: filled })),
    messages: rows(
      v.object({
        id: filled,
        from: v.picklist(["member", "service"]),
        text: v.fallback(text, ""),
        images: rowsOrNone(filled), // paths under `/media/`
        time: number,
      }),
    ),
  }),
  member: true,
});
export type FeedbackThread = v.InferOutput<typeof feedbackInfo.response>;

export const closeFeedback = apiCall({
  path: "/site/api/v1/user/feedback/closeFeedback",
  switch: "feedback",
  request: v.strictObject({ id }),
  response: nothing,
  member: true,
});

/** Deleted for the member only; the operator keeps it. */
export const deleteFeedback = apiCall({
  path: "/site/api/v1/user/feedback/delFeedback",
  switch: "feedback",
  request: v.strictObject({ id }),
  response: nothing,
  member: true,
});

// Activities (spec: betting-and-money §7 "Promotions"; payloads: docs/decisions/047-engagement-payloads.md).
import * as v from "valibot";
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_KINDS,
  ACTIVITY_PARAM,
  ACTIVITY_STATES,
  OFFER_PAGES,
} from "../activities.ts";
import { VENUE_CODES } from "../venues.ts";
import { mechanicsSchema } from "./activity-mechanics.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  pageAsked,
  pageOf,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const words = v.fallback(text, "");
const id = v.pipe(v.string(), v.regex(new RegExp(ACTIVITY_PARAM)));
const item = v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/));

const promotion = v.object({
  id: filled,
  title: filled,
  amount: words, // as printed: `¥1,888`, `1.2%`
  text: words,
  startsAt: orNull(number),
  endsAt: v.nullish(number, null), // epoch milliseconds; null: never
  claimed: orNull(count),
  image: words,
  /** Null: an offer without a page of its own. */
  kind: orNull(v.picklist(ACTIVITY_KINDS)),
  /** Where such an offer is used; null: everywhere, or nothing has to be done for it. */
  page: orNull(v.picklist(OFFER_PAGES)),
  category: orNull(v.picklist(ACTIVITY_CATEGORIES)),
  /** For the member who asks; null for a visitor. */
  state: orNull(v.picklist(ACTIVITY_STATES)),
  /** Why it is closed, or what is waited for. */
  why: words,
});
export type Promotion = v.InferOutput<typeof promotion>;

export const promotionConfig = apiCall({
  path: "/act/api/v1/promotion/config",
  switch: "promotions",
  request: v.strictObject({
    position: v.picklist(["home", "discount"]), // `discount`: all, also coming and ended ones
    category: v.optional(v.picklist(ACTIVITY_CATEGORIES)),
    search: v.optional(v.pipe(v.string(), v.maxLength(40))), // in either script, or pinyin
  }),
  response: v.pipe(
    v.object({
      total,
      list: rows(promotion),
      categories: rowsOrNone(v.object({ key: v.picklist(ACTIVITY_CATEGORIES), count })),
    }),
    v.transform(withTotal),
  ),
});

/** One activity with its terms, the same for everybody. */
export const activityInfo = apiCall({
  path: "/act/api/v1/promotion/info",
  switch: "promotions",
  request: v.strictObject({ id }),
  response: v.object({
    id: filled,
    title: filled,
    amount: words,
    text: words,
    image: words,
    startsAt: number,
    endsAt: orNull(number),
    serverZone: v.fallback(text, "GMT+8"),
    venues: rowsOrNone(v.picklist(Object.values(VENUE_CODES))), // where turnover counts; empty: everywhere
    mechanics: mechanicsSchema,
    /** The operator's legal text, by headings. */
    terms: rowsOrNone(v.object({ title: words, lines: rowsOrNone(filled) })),
    /** Calls `joinActivity` first; else everybody who meets the checks takes part. */
    joins: v.fallback(yesNo, true),
    canLeave: v.fallback(yesNo, true),
    time: number,
  }),
});
export type Activity = v.InferOutput<typeof activityInfo.response>;

/** What the member may and has. */
export const verification = apiCall({
  path: "/act/api/v1/promotion/verification",
  switch: "promotions",
  request: v.strictObject({ id }),
  response: v.object({
    state: v.picklist(ACTIVITY_STATES),
    /** All conditions, met or not, in words. */
    checks: rowsOrNone(
      v.object({
        text: filled,
        met: yesNo,
        /** What would meet it. */
        remedy: orNull(v.picklist(["phone", "realName", "deposit", "vip", "service"])),
      }),
    ),
    joinedAt: orNull(number),
    /** Tasks, days, steps or deposits, in the order of the mechanics. */
    items: rowsOrNone(
      v.object({
        item: filled, // what `claimActivity` names
        title: words,
        state: v.picklist(["locked", "open", "claimable", "claimed", "expired"]),
        done: v.fallback(number, 0),
        target: v.fallback(number, 0),
        unit: v.picklist(["cents", "times", "done"]),
        rewardCents: cents,
        until: orNull(number),
        claimedAt: orNull(number),
      }),
    ),
    chances: orNull(count), // of a draw, left now
    /** Turnover that claimed rewards of this activity still require. */
    turnover: v.object({ requiredCents: cents, doneCents: cents }),
    lockedCents: v.fallback(cents, 0), // rewards that leaving would lose
    time: number,
  }),
  member: true,
});
export type Verification = v.InferOutput<typeof verification.response>;
export type ActivityItem = Verification["items"][number];

/** What is agreed to by joining or leaving, in words; leaving also says what is lost. */
export const confirmInfo = apiCall({
  path: "/act/api/v1/promotion/confirmInfo",
  switch: "promotions",
  request: v.strictObject({ id, action: v.picklist(["join", "leave"]) }),
  response: v.object({ lines: rows(filled), lostCents: v.fallback(cents, 0) }),
  member: true,
});

export const joinActivity = apiCall({
  path: "/act/api/v1/promotion/joinActivity",
  switch: "promotions",
  request: v.strictObject({ id }),
  response: v.unknown(),
  member: true,
});

export const leaveActivity = apiCall({
  path: "/act/api/v1/promotion/leaveActivity",
  switch: "promotions",
  request: v.strictObject({ id }),
  response: v.object({ lostCents: cents }),
  member: true,
});

/**
 * Claims one item; `draw` draws once, and the server decides. The amount goes to the bonus part of the wallet.
 */
export const claimActivity = apiCall({
  path: "/act/api/v1/promotion/claim",
  switch: "promotions",
  request: v.strictObject({ id, item }),
  response: v.object({
    item: filled,
    amountCents: cents,
    turnoverCents: cents,
    prize: orNull(filled), // key of a drawn prize
    chances: orNull(count), // left after a draw
    freeBet: v.fallback(yesNo, false), // the amount is a free bet, not money
  }),
  member: true,
  money: true,
});
export type ActivityClaim = v.InferOutput<typeof claimActivity.response>;
export const claimActivityStatus = statusCall(claimActivity);

/** What the member got, newest first; of one activity or of all. */
export const exchangeRecord = apiCall({
  path: "/act/api/v1/promotion/activityTopGift/exchangeRecord",
  switch: "promotions",
  request: v.strictObject({
    id: v.optional(id),
    ...pageAsked(50),
  }),
  response: pageOf(
    v.object({
      id: filled,
      title: filled, // `第 3 天`, `转盘：¥18`
      time: number,
      amountCents: cents,
      turnoverCents: v.fallback(cents, 0),
      state: v.picklist(["paid", "released", "lapsed", "none", "freeBet"]), // `released`: its turnover is reached
    }),
  ),
  member: true,
});

/** Leader board of a race. Names are masked. */
export const raceBoard = apiCall({
  path: "/act/api/v1/promotion/activityTopGift/board",
  switch: "promotions",
  request: v.strictObject({ id, round: v.optional(v.pipe(v.number(), v.integer())) }),
  response: v.object({
    round: count, // 0 is the first
    rounds: count,
    from: number,
    to: number,
    rows: rows(
      v.object({
        place: count,
        name: filled,
        score: number, // in the unit of `metric`
        rewardCents: v.fallback(cents, 0),
        mine: v.fallback(yesNo, false),
      }),
    ),
    mine: orNull(
      v.object({ place: orNull(count), score: number, toNext: orNull(number) }), // missing to the next prize
    ),
    final: v.fallback(yesNo, false),
    time: number,
  }),
});
export type RaceBoard = v.InferOutput<typeof raceBoard.response>;

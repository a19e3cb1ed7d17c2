// What an activity of each kind consists of. Published terms: the same for every member.
import * as v from "valibot";
import {
  atLeastOne,
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
} from "./answer-fields.ts";

const words = v.fallback(text, "");

/** A reward in percent of a deposit. */
const rate = {
  minCents: cents,
  basisPoints: count,
  maxRewardCents: cents,
  turnoverTimes: count, // of deposit and reward together
};

export const mechanicsSchema = v.variant("kind", [
  v.object({
    kind: v.literal("racePage"),
    metric: v.picklist(["turnover", "win", "multiple"]), // cents, cents, hundredths
    minCents: v.fallback(cents, 0), // smallest stake that counts
    /** Places `from` to `to` get `rewardCents` each; the sum is the pool. */
    prizes: rows(v.object({ from: atLeastOne, to: atLeastOne, rewardCents: cents })),
    poolCents: cents,
    roundHours: orNull(atLeastOne), // null: one round for the whole period
  }),
  v.object({
    kind: v.literal("activityLandPage"),
    sections: rowsOrNone(v.object({ title: filled, text: words, image: words })),
    steps: rowsOrNone(v.object({ title: filled, text: words })),
    rewardCents: v.fallback(cents, 0), // at the end of the steps
    tasks: rowsOrNone(filled), // keys of the member's items that must be done
  }),
  v.object({
    kind: v.literal("firstDeposit"),
    tiers: rows(v.object(rate)),
    days: atLeastOne, // after registration
  }),
  v.object({
    kind: v.literal("againDeposit"),
    ladder: rows(v.object({ nth: atLeastOne, ...rate })),
    period: v.picklist(["day", "week", "once"]),
  }),
  v.object({
    kind: v.literal("newTask"),
    tasks: rows(
      v.object({
        key: filled,
        title: filled,
        text: words,
        target: number,
        unit: v.picklist(["cents", "times", "done"]),
        rewardCents: cents,
        turnoverTimes: count,
        /** Where the task is done. */
        page: orNull(
          v.picklist(["deposit", "auth", "userinfo", "sport", "egame", "bankCard", "vip"]),
        ),
      }),
    ),
    inOrder: v.fallback(v.boolean(), true),
  }),
  v.object({
    kind: v.literal("drawGift"),
    look: v.picklist(["wheel", "boxes"]),
    /** `parts` of DRAW_PARTS; their sum is DRAW_PARTS. A prize of 0 is no win. */
    prizes: rows(
      v.object({
        key: filled,
        name: filled,
        rewardCents: cents,
        parts: count,
        /** Paid as a free bet instead of money with turnover. */
        freeBet: v.fallback(v.boolean(), false),
      }),
    ),
    turnoverTimes: count,
    /** How chances are earned, and how many a day at most. */
    chances: rowsOrNone(v.object({ text: filled, count: atLeastOne })),
    maxPerDay: atLeastOne,
  }),
  v.object({
    kind: v.literal("signGift"),
    days: rows(v.object({ day: atLeastOne, rewardCents: cents })),
    /** Valid turnover of a day that opens its gift; 0: signing in is enough. */
    neededCents: v.fallback(cents, 0),
    turnoverTimes: count,
    /** Missed days can be made up, each with turnover of this much on the day it is made up. */
    makeUp: orNull(v.object({ max: atLeastOne, neededCents: cents })),
  }),
  v.object({
    kind: v.literal("bettingGift"),
    tiers: rows(v.object({ turnoverCents: cents, rewardCents: cents })),
    period: v.picklist(["day", "week", "once"]),
    turnoverTimes: count,
  }),
]);
export type Mechanics = v.InferOutput<typeof mechanicsSchema>;
export type MechanicsOf<K extends Mechanics["kind"]> = Extract<Mechanics, { readonly kind: K }>;

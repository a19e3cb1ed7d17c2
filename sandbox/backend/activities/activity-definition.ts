// An activity as its operator configures it. Nothing of it is code: the kind names the mechanic, `measures` what is
// counted for its tasks and chances.
import * as v from "valibot";
import { ACTIVITY_CATEGORIES, ACTIVITY_PARAM, DRAW_PARTS } from "#contract/activities.ts";
import { mechanicsSchema } from "#contract/api/activity-mechanics.ts";
import { ownValue } from "#contract/own-value.ts";
import { VENUE_CODES } from "#contract/venues.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty());

/** What is counted since the member joined, or since the start where nobody joins; `day`: today only. */
export const MeasureSchema = v.variant("of", [
  v.strictObject({
    of: v.picklist(["phone", "realName", "birthday", "email", "payee", "secondPassword"]),
  }),
  v.strictObject({ of: v.literal("visit") }),
  v.strictObject({
    of: v.picklist(["turnover", "deposits", "depositCents", "bets"]),
    within: v.optional(v.picklist(["period", "day"]), "period"),
    /** Smaller stakes or deposits do not count. */
    minCents: v.optional(whole, 0),
    /** Done at so much, and a chance of a draw for each so much. The tasks of a chain have a target of their own. */
    goal: v.optional(v.pipe(whole, v.minValue(1)), 1),
  }),
]);
export type Measure = v.InferOutput<typeof MeasureSchema>;

export const ActivitySchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(new RegExp(ACTIVITY_PARAM))),
    title: text,
    /** As printed. */
    amount: text,
    text,
    image: v.string(),
    category: v.picklist(ACTIVITY_CATEGORIES),
    startsAt: whole,
    endsAt: v.nullable(whole),
    /** Where turnover counts; empty: everywhere. */
    venues: v.array(v.picklist(Object.values(VENUE_CODES))),
    mechanics: mechanicsSchema,
    terms: v.array(v.strictObject({ title: text, lines: v.array(text) })),
    joins: v.boolean(),
    canLeave: v.boolean(),
    /** Whom it is for. */
    demands: v.strictObject({
      phone: v.optional(v.boolean(), false),
      realName: v.optional(v.boolean(), false),
      level: v.optional(whole, 0),
      /** Deposits in total since registration. */
      depositCents: v.optional(whole, 0),
    }),
    /** By the key of a task; of a draw by the place of its way to a chance. */
    measures: v.record(v.string(), MeasureSchema),
    /** Days in which an earned reward can be claimed. */
    claimDays: v.pipe(whole, v.minValue(1)),
    /** Days in which the turnover of a claimed reward must be reached. */
    turnoverDays: v.pipe(whole, v.minValue(1)),
  }),
  v.check(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, "ends before it starts"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of problemsOf(dataset.value.mechanics, dataset.value.measures)) {
      addIssue({ message });
    }
  }),
);
export type ActivityDefinition = v.InferOutput<typeof ActivitySchema>;

function problemsOf(
  mechanics: v.InferOutput<typeof mechanicsSchema>,
  measures: Readonly<Record<string, Measure>>,
): string[] {
  const unmeasured = (keys: readonly string[]) =>
    keys
      .filter((key) => ownValue(measures, key) === undefined)
      .map((key) => `nothing measures ${key}`);
  switch (mechanics.kind) {
    case "racePage": {
      const pool = mechanics.prizes.reduce(
        (total, { from, to, rewardCents }) => total + (to - from + 1) * rewardCents,
        0,
      );
      return pool === mechanics.poolCents ? [] : [`the prizes sum to ${pool}`];
    }
    case "drawGift": {
      const parts = mechanics.prizes.reduce((total, prize) => total + prize.parts, 0);
      const odds = parts === DRAW_PARTS ? [] : [`the odds sum to ${parts}`];
      return [...odds, ...unmeasured(mechanics.chances.map((_, index) => `chance-${index}`))];
    }
    case "newTask":
      return unmeasured(mechanics.tasks.map(({ key }) => key));
    case "activityLandPage":
      return unmeasured(mechanics.tasks);
    default:
      return [];
  }
}

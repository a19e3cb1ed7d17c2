// Activities that run all the time, or once a calendar month (`data/content/activities.json`). The id is that of the
// promotion, which gives title, amount and picture.
import * as v from "valibot";
import { ActivitySchema } from "../../backend/activities/activity-definition.ts";
import activities from "../data/content/activities.json" with { type: "json" };
import { PROMOTIONS } from "../data/content.ts";
import { readContent } from "../data/read-content.ts";
import { activityTerms, TermsSchema } from "./activity-terms.ts";

const [{ entries }] = ActivitySchema.pipe;
const TemplateSchema = v.strictObject({
  id: v.picklist(PROMOTIONS.map(({ id }) => id)),
  /** Of a monthly one: the months that are listed, from this one: `-1` the last, `1` the next. */
  months: v.nullable(v.array(v.pipe(v.number(), v.integer()))),
  category: entries.category,
  venues: entries.venues,
  joins: entries.joins,
  canLeave: entries.canLeave,
  demands: entries.demands,
  claimDays: entries.claimDays,
  turnoverDays: entries.turnoverDays,
  measures: entries.measures,
  mechanics: entries.mechanics,
  terms: v.pipe(TermsSchema, v.transform(activityTerms)),
});
export type ActivityTemplate = v.InferOutput<typeof TemplateSchema>;

export const ACTIVITY_TEMPLATES = readContent("activities.json", TemplateSchema, activities);

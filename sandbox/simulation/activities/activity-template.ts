// An activity that runs all the time, or once a calendar month. Title, amount and picture are those of its promotion.
import type { ActivityDefinition } from "../../backend/activities/activity-definition.ts";

type Fixed = "id" | "title" | "amount" | "text" | "image" | "startsAt" | "endsAt" | "demands";

export interface ActivityTemplate extends Omit<ActivityDefinition, Fixed> {
  /** Id of the promotion. */
  readonly promotion: string;
  readonly demands: Partial<ActivityDefinition["demands"]>;
  /** Of a monthly one: the months that are listed, from this one: `-1` the last, `1` the next. */
  readonly months: readonly number[] | null;
}

import type { Activity, Verification } from "#contract/api/activities.ts";
import type { Mechanics, MechanicsOf } from "#contract/api/activity-mechanics.ts";

export interface KindProps<K extends Mechanics["kind"]> {
  readonly activity: Activity;
  readonly mechanics: MechanicsOf<K>;
  /** Undefined for a visitor, and while it loads. */
  readonly mine: Verification | undefined;
}

import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";

/** A round of a race. */
export interface RaceAt {
  readonly site: string;
  readonly activity: string;
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly race: MechanicsOf<"racePage">;
}

export interface Rival {
  readonly name: string;
  /** In the unit of the race's metric. */
  readonly score: number;
}

import type { HeaderVariant } from "#contract/layout.ts";
import {
  TOUR_STEPS,
  tourOrder,
  type TourStep,
  type TourStepId,
} from "#session/overlays/tour-steps.ts";

export interface TourPlace {
  /** The window shows the header's navigation, not the bar of phones. */
  readonly wide: boolean;
  readonly header: HeaderVariant;
  readonly hasPage: (path: string) => boolean;
  /** Steps whose place was looked for in vain. */
  readonly missing: ReadonlySet<TourStepId>;
}

/** The steps there are on this site and this window. */
export function tourPlan(place: TourPlace): readonly TourStep[] {
  const steps: readonly TourStep[] = TOUR_STEPS;
  return steps.filter(
    ({ id, path, only }) => !place.missing.has(id) && place.hasPage(path) && isOn(place, only),
  );
}

function isOn({ wide, header }: TourPlace, only: TourStep["only"]): boolean {
  if (only === undefined) return true;
  if (only === "phone") return !wide;
  return wide && (only === "wide" || header === "top");
}

/** Place of a step in the plan; where the plan leaves it out, that of the next one, or of the last. */
export function placeInPlan(plan: readonly TourStep[], step: TourStepId): number {
  const at = plan.findIndex(({ id }) => tourOrder(id) >= tourOrder(step));
  return at >= 0 ? at : plan.length - 1;
}

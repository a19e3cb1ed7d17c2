// The guided tour of the real page: start, next step, end, and resume after a reload of the tab.
import { createStorage } from "#lib/browser/storage.ts";
import { isLoggedIn } from "../account/session-store.ts";
import { recordTour, tourProgress } from "./tour-progress.ts";
import { isTourStep, TOUR_STEPS, type TourStepId } from "./tour-steps.ts";
import { useOverlays } from "./overlay-store.ts";

const KEY = "tour";
const tab = createStorage(() => window.sessionStorage);

/** Shows a step; without an argument starts the tour. */
export function goToTourStep(step: TourStepId = TOUR_STEPS[0].id): void {
  tab.write(KEY, step);
  recordTour("begun", step);
  useOverlays.setState({ tourStep: step, tourOffered: false });
}

export function finishTour(): void {
  recordTour("done");
  stopTour();
}

export function skipTour(): void {
  recordTour("skipped");
  stopTour();
}

/** Ends the tour without storing an outcome, as at a logout. */
export function stopTour(): void {
  tab.remove(KEY);
  useOverlays.setState({ tourStep: null, tourOffered: false });
}

/** After a reload during the tour. */
export function resumeTour(): void {
  const step = tab.read(KEY, (text) => (isTourStep(text) ? text : null));
  if (step === null) return;
  if (isLoggedIn()) goToTourStep(step);
  else tab.remove(KEY);
}

/** Offers the tour to a new member, once. */
export function offerTour(): void {
  if (!isLoggedIn() || tourProgress() !== null) return;
  recordTour("offered");
  useOverlays.setState({ tourOffered: true });
}

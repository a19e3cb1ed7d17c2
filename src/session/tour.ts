// The guided tour of the real page: starts, walks, ends, and comes back after a reload of the tab.
import { createStorage } from "../lib/storage.ts";
import { isLoggedIn } from "./session-store.ts";
import { markTour, tourMark } from "./tour-mark.ts";
import { isTourStep, TOUR_STEPS, type TourStepId } from "./tour-steps.ts";
import { useTour } from "./tour-store.ts";

const KEY = "tour";
const tab = createStorage(() => window.sessionStorage);

/** Shows a step; the first one begins the tour. */
export function goToTourStep(step: TourStepId = TOUR_STEPS[0].id): void {
  tab.write(KEY, step);
  markTour("begun", step);
  useTour.setState({ step, offered: false });
}

export function finishTour(): void {
  markTour("done");
  stopTour();
}

export function skipTour(): void {
  markTour("skipped");
  stopTour();
}

/** Ends it without a word about it, as when the member leaves. */
export function stopTour(): void {
  tab.remove(KEY);
  useTour.setState({ step: null, offered: false });
}

/** After a reload in the middle of it. */
export function resumeTour(): void {
  const step = tab.read(KEY, (text) => (isTourStep(text) ? text : null));
  if (step === null) return;
  if (isLoggedIn()) goToTourStep(step);
  else tab.remove(KEY);
}

/** Asks a new member, once. */
export function offerTour(): void {
  if (!isLoggedIn() || tourMark() !== null) return;
  markTour("offered");
  useTour.setState({ offered: true });
}

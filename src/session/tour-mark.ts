// What this browser remembers of a member's guided tour.
import { type Stored, storage } from "../lib/storage.ts";
import { useSession } from "./session-store.ts";
import { isTourStep, TOUR_STEPS, tourOrder, type TourStepId } from "./tour-steps.ts";

const STATES = ["offered", "begun", "skipped", "done"] as const;

export interface TourMark {
  /** `offered`: asked once, so never again. */
  readonly state: (typeof STATES)[number];
  /** The furthest step that was shown; null before the first. */
  readonly furthest: TourStepId | null;
}

/** Null for a member who has not met the tour, and for visitors. */
export function tourMark(): TourMark | null {
  const key = keyOfMember();
  return key === null ? null : storage.read(key, readMark);
}

/** A tour that was done stays done; the furthest step only moves on. */
export function markTour(state: TourMark["state"], reached: TourStepId | null = null): void {
  const key = keyOfMember();
  if (key === null) return;
  const before = tourMark();
  const furthest = later(before?.furthest ?? null, reached);
  storage.write(key, `${before?.state === "done" ? "done" : state} ${furthest ?? ""}`.trim());
}

/** Steps of a chapter are done when a later one has been shown, or all of them. */
export function isChapterDone(mark: TourMark | null, chapter: string): boolean {
  if (mark === null || mark.furthest === null) return false;
  const last = TOUR_STEPS.findLastIndex((step) => step.chapter === chapter);
  return mark.state === "done" || tourOrder(mark.furthest) > last;
}

const readMark: Stored<TourMark> = (text) => {
  const [name, step = ""] = text.split(" ");
  const state = STATES.find((candidate) => candidate === name);
  return state === undefined ? null : { state, furthest: isTourStep(step) ? step : null };
};

function later(one: TourStepId | null, other: TourStepId | null): TourStepId | null {
  return tourOrder(one ?? "") >= tourOrder(other ?? "") ? one : other;
}

function keyOfMember(): string | null {
  const { userId } = useSession.getState();
  return userId === null ? null : `tour.${userId}`;
}

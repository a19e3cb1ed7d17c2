// Progress of a member's guided tour, stored in this browser.
import { type Stored, storage } from "#lib/browser/storage.ts";
import { useSession } from "../account/session-store.ts";
import { isTourStep, TOUR_STEPS, tourOrder, type TourStepId } from "./tour-steps.ts";

const STATES = ["offered", "begun", "skipped", "done"] as const;

export interface TourProgress {
  /** `offered`: asked once, never again. */
  readonly state: (typeof STATES)[number];
  /** The furthest step shown; null before the first. */
  readonly furthest: TourStepId | null;
}

/** Null for visitors and for members who were never offered the tour. */
export function tourProgress(): TourProgress | null {
  const key = keyOfMember();
  return key === null ? null : storage.read(key, readProgress);
}

/** A completed tour stays completed; the furthest step only moves forward. */
export function recordTour(state: TourProgress["state"], reached: TourStepId | null = null): void {
  const key = keyOfMember();
  if (key === null) return;
  const before = tourProgress();
  const furthest = later(before?.furthest ?? null, reached);
  storage.write(key, `${before?.state === "done" ? "done" : state} ${furthest ?? ""}`.trim());
}

/** A chapter is done when a later step has been shown, or the whole tour is done. */
export function isChapterDone(mark: TourProgress | null, chapter: string): boolean {
  if (mark === null || mark.furthest === null) return false;
  const last = TOUR_STEPS.findLastIndex((step) => step.chapter === chapter);
  return mark.state === "done" || tourOrder(mark.furthest) > last;
}

const readProgress: Stored<TourProgress> = (text) => {
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

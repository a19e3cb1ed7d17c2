// Steps of the guided tour in order: target, page, screens. Their texts are in the `tour` namespace under the
// same ids.
import * as PAGES from "#contract/pages.ts";

/** The member area lists the open security tasks here. */
const SECURITY = PAGES.userinfo;
const HOME = PAGES.home;
const HELP = PAGES.helpHome;

interface Step {
  readonly id: string;
  readonly chapter: string;
  readonly path: string;
  /** Only with this placement of the categories, or at this window width. */
  readonly only?: "wide" | "phone" | "wideTop";
}

export const TOUR_STEPS = [
  { id: "mark", chapter: "site", path: HOME },
  { id: "nav", chapter: "site", path: HOME, only: "wide" },
  { id: "categories", chapter: "site", path: HOME, only: "phone" },
  { id: "category", chapter: "site", path: HOME },
  { id: "balance", chapter: "account", path: HOME, only: "wide" },
  { id: "account", chapter: "account", path: HOME, only: "wide" },
  { id: "more", chapter: "account", path: HOME, only: "phone" },
  { id: "service", chapter: "help", path: HOME },
  { id: "help", chapter: "help", path: HOME, only: "wideTop" },
  { id: "search", chapter: "help", path: HELP },
  { id: "security", chapter: "security", path: SECURITY },
] as const satisfies readonly Step[];

export type TourStepId = (typeof TOUR_STEPS)[number]["id"];
export type TourChapter = (typeof TOUR_STEPS)[number]["chapter"];

export interface TourStep extends Step {
  readonly id: TourStepId;
  readonly chapter: TourChapter;
}

export const TOUR_CHAPTERS: readonly TourChapter[] = ["site", "account", "help", "security"];

/** Index of a step; -1 for an unknown id. */
export function tourOrder(id: string): number {
  return TOUR_STEPS.findIndex((step) => step.id === id);
}

export function isTourStep(id: string): id is TourStepId {
  return tourOrder(id) >= 0;
}

// The guided tour in the order it is walked: what is shown, on which page, on which screens. Its words
// stand in the `tour` texts under the same ids.

/** Where the member area says what is left to guard the account. */
const SECURITY = "/mine/userinfo";
const HOME = "/home";
const HELP = "/app/help/kh";

interface Step {
  readonly id: string;
  readonly chapter: string;
  /** Page it is shown on. */
  readonly path: string;
  /** Only where the categories lie this way, or on windows of this width. */
  readonly only?: "wide" | "phone" | "wideTop";
}

export const TOUR_STEPS = [
  { id: "mark", chapter: "site", path: HOME },
  { id: "nav", chapter: "site", path: HOME, only: "wide" },
  { id: "categories", chapter: "site", path: HOME, only: "phone" },
  { id: "category", chapter: "site", path: HOME },
  { id: "balance", chapter: "account", path: HOME, only: "wide" },
  { id: "account", chapter: "account", path: HOME },
  { id: "service", chapter: "help", path: HOME },
  { id: "more", chapter: "help", path: HOME, only: "phone" },
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

/** Where a step stands among all; -1 for what is none. */
export function tourOrder(id: string): number {
  return TOUR_STEPS.findIndex((step) => step.id === id);
}

export function isTourStep(id: string): id is TourStepId {
  return tourOrder(id) >= 0;
}

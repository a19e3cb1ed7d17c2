// Kinds and states of activities (spec: betting-and-money §2). A kind is a page and a mechanic; an activity is
// data, so that an operator makes a new one without code.

/** By the segment of the address: `/activity/racePage/:id`. */
export const ACTIVITY_KINDS = [
  "racePage", // leader board
  "activityLandPage", // steps and a sign-up
  "firstDeposit",
  "againDeposit", // a ladder of deposits
  "newTask", // a chain of tasks
  "drawGift", // wheel or boxes
  "signGift", // calendar
  "bettingGift", // steps of turnover
] as const;

export const ACTIVITY_CATEGORIES = ["new", "deposit", "sport", "games", "vip", "daily"] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

/** Of an activity for one member. */
export const ACTIVITY_STATES = [
  "coming", // not begun
  "open", // can be joined
  "joined",
  "waiting", // done, the reward is on its way
  "left", // the member has left it
  "ended",
  "closed", // not for this member; the checks say why
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** `:id` of an activity page. */
export const ACTIVITY_PARAM = "^[a-z0-9][a-z0-9-]{0,39}$";

/** Odds of prizes are counted in a million. */
export const DRAW_PARTS = 1_000_000;

/** Where an offer without a page of its own is used. */
export const OFFER_PAGES = [
  "friendInvitation",
  "download",
  "deposit",
  "welfare",
  "vip",
  "sport",
  "realbet",
  "chess",
  "gaming",
  "lottery",
  "egame",
  "fishing",
] as const;
export type OfferPage = (typeof OFFER_PAGES)[number];

// The member's own controls: what can be limited, closed and chosen.
import { VENUE_CODES, type VenueCode } from "../venues.ts";

/**
 * `deposit`: all deposits, whatever was withdrawn (gross, RTS 12B). `netDeposit`: deposits less withdrawals.
 * `loss`: stakes less returns. `stake`: all stakes. `bet`: one stake. `time`: minutes logged in.
 */
export const LIMIT_KINDS = ["deposit", "netDeposit", "loss", "stake", "bet", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Rolling: the last 24 hours, 7 days and 31 days. `each`: one bet, or one session. */
export const LIMIT_WINDOWS = ["day", "week", "month", "each"] as const;
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];

const PERIODS = ["day", "week", "month"] as const;
export const OFFERED_WINDOWS = {
  deposit: PERIODS,
  netDeposit: PERIODS,
  loss: PERIODS,
  stake: PERIODS,
  bet: ["each"],
  time: ["each", "day"],
} as const satisfies Readonly<Record<LimitKind, readonly LimitWindow[]>>;

const DAY_MS = 24 * 3_600_000;
export const WINDOW_MS: Readonly<Record<Exclude<LimitWindow, "each">, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
};

/** A raise that is not confirmed within this time after its wait is dropped. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** Parts of the site that a member can close for themself. */
export const MARKETS = ["sports", "casino", "lottery"] as const;
export type Market = (typeof MARKETS)[number];

export const MARKET_OF: Readonly<Record<VenueCode, Market>> = {
  [VENUE_CODES.sport]: "sports",
  [VENUE_CODES.gaming]: "sports",
  [VENUE_CODES.lottery]: "lottery",
  [VENUE_CODES.egame]: "casino",
  [VENUE_CODES.realbet]: "casino",
  [VENUE_CODES.chess]: "casino",
  [VENUE_CODES.fishing]: "casino",
};

export const MARKETING_CHANNELS = ["email", "sms", "phone", "push"] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

export const PAUSE_KINDS = ["timeOut", "exclusion", "closed"] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** Choices of the months between two reminders to review limits and transactions. */
export const REVIEW_MONTHS = [1, 3, 6] as const;

/** Intervals of the reality check that are offered. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;

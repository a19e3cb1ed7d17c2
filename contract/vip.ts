// Constants of levels and of rewards that a member claims.

export const REWARD_KINDS = [
  "upgrade", // a level was reached
  "birthday",
  "weekly", // enough turnover in a week, by level
  "rebate", // part of yesterday's turnover
  "activity",
  "race",
  "invite",
] as const;

export const REWARD_STATES = [
  "claimable",
  "coming", // from `from` on, or when its condition is met
  "claimed",
  "expired",
] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** Rewards that one press may claim. */
export const MAX_CLAIMS = 50;

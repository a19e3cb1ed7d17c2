/**
 * How members' money is protected if the operator becomes insolvent: the ratings of the Gambling Commission
 * (LCCP LC 4.2.1).
 */
export const FUNDS_RATINGS = ["notProtected", "medium", "high"] as const;
export type FundsRating = (typeof FUNDS_RATINGS)[number];

export interface FundsNotice {
  readonly rating: FundsRating;
  /** How it is achieved, in zh-CN. */
  readonly method: string;
}

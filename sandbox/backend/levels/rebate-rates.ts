// Rebate of turnover: basis points by category and level; some venues differ from their category.
import { ownValue } from "#contract/own-value.ts";
import { VENUE_CODES, type VenueCode } from "#contract/venues.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import { LEVELS } from "./level-terms.ts";

const { sport, egame, realbet, lottery, chess, gaming, fishing } = VENUE_CODES;

/** Of the lowest and of the highest level. */
const RATES: Readonly<Record<VenueCode, readonly [low: number, high: number]>> = {
  [sport]: [30, 80],
  [gaming]: [30, 80],
  [realbet]: [40, 90],
  [egame]: [50, 120],
  [fishing]: [50, 120],
  [lottery]: [20, 60],
  [chess]: [40, 100],
};
/** More or less than the category. */
const OWN: Readonly<Record<string, number>> = { XNDZ: -10, HPDZ: 10, QLZR: 5, YXQP: 5, SGCP: -5 };
const MAX_YUAN = [88, 188, 588, 1888, 3888, 8888, 18_888, 28_888, 38_888, 58_888, 88_888];

/** Paid on the next day at this hour in China. */
export const REBATE_HOUR = 12;
export const MAX_REBATE_CENTS: readonly number[] = MAX_YUAN.map((yuan) => yuan * 100);

/** By level, lowest first. */
export function rebateRatesOf({
  channelCode,
  category,
}: Pick<VenueRow, "channelCode" | "category">): number[] {
  const [low, high] = RATES[category];
  const own = ownValue(OWN, channelCode) ?? 0;
  return LEVELS.map(
    (_, level) => low + own + Math.round(((high - low) * level) / (LEVELS.length - 1)),
  );
}

export interface Staked {
  readonly channelCode: string;
  readonly cents: number;
}

/** A day with less is not paid. */
export const MIN_REBATE_CENTS = 100;

/** Rounded down per venue, at most what the level allows a day. */
export function rebateCents(
  stakes: readonly Staked[],
  venues: readonly Pick<VenueRow, "channelCode" | "category">[],
  level: number,
): number {
  const sum = venues.reduce((total, venue) => {
    const staked = stakes
      .filter(({ channelCode }) => channelCode === venue.channelCode)
      .reduce((cents, stake) => cents + stake.cents, 0);
    return total + Math.floor((staked * (rebateRatesOf(venue)[level] ?? 0)) / 10_000);
  }, 0);
  return sum < MIN_REBATE_CENTS ? 0 : Math.min(sum, MAX_REBATE_CENTS[level] ?? 0);
}

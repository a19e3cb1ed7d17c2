// How the goals of a side fall to its places. A player who is sent off has no part in the goals of that minute; the
// others share his part. Some goals are own goals, which are nobody's.
import type { Shares } from "./formation.ts";

/** Share of goals that are own goals. */
export const OWN_GOALS = 0.03;
/** Share of goals with an assist, of those that are no own goals. */
export const ASSISTED = 0.74;

/** Index of nobody sent off, in lists by the place that is. */
export const nobodyOff = ({ positions }: Shares): number => positions.length;

/** Chance of each place to score a goal of the side, by the place that was sent off. */
export function scorerChances(shares: Shares): readonly (readonly number[])[] {
  return without(shares).map((off) =>
    shareOf(shares.goals, [off]).map((share) => share * (1 - OWN_GOALS)),
  );
}

/** Chance of each place to make a goal of the side. */
export function assistChances(shares: Shares): readonly (readonly number[])[] {
  return without(shares).map((off) => {
    const scorers = shareOf(shares.goals, [off]);
    const makers = scorers.map((_, scorer) => shareOf(shares.assists, [off, scorer]));
    return scorers.map((_, place) =>
      scorers.reduce(
        (sum, chance, scorer) =>
          sum + chance * (makers[scorer]?.[place] ?? 0) * ASSISTED * (1 - OWN_GOALS),
        0,
      ),
    );
  });
}

function without(shares: Shares): number[] {
  return [...shares.positions.keys(), nobodyOff(shares)];
}

/** Shares of the places that are left; none when nobody is left. */
export function shareOf(shares: readonly number[], out: readonly (number | null)[]): number[] {
  const left = shares.map((share, place) => (out.includes(place) ? 0 : share));
  const whole = left.reduce((sum, share) => sum + share, 0);
  return whole === 0 ? left : left.map((share) => share / whole);
}

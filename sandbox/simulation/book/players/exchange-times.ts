// When a planned exchange is made: at the start of a minute of the second half, or not at all. It is not made once the
// player to be replaced was sent off.

/** Of an exchange that is planned. */
const EXCHANGE_MADE = 0.86;
const AT_HALF_TIME = 0.1;
const [FIRST, MOST_LIKELY, LAST] = [8, 25, 43];

/** Chances by minute of the second half: at half time, then from its 8th minute on, most around the 25th. */
export const EXCHANGE_CHANCES: readonly number[] = timesOf();

function timesOf(): number[] {
  const weights = Array.from({ length: LAST + 1 }, (_, minute) =>
    minute < FIRST
      ? 0
      : minute <= MOST_LIKELY
        ? minute - FIRST + 1
        : ((LAST + 1 - minute) / (LAST + 1 - MOST_LIKELY)) * (MOST_LIKELY - FIRST + 1),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, minute) =>
    minute === 0 ? AT_HALF_TIME : (weight / whole) * (EXCHANGE_MADE - AT_HALF_TIME),
  );
}

/** @param drawn uniform in [0, 1) @returns the minute of the second half; null: it is not made */
export function exchangeMinute(drawn: number): number | null {
  let sum = 0;
  for (const [minute, chance] of EXCHANGE_CHANCES.entries()) {
    sum += chance;
    if (drawn < sum) return minute;
  }
  return null;
}

import type { LiveTable } from "#contract/api/venue-info.ts";

/** A smaller change of the number of seats is not sent. */
const MIN_SEAT_CHANGE = 12;

/** Whether watchers must be told: a round opened, cards were dealt, the dealer or the seats changed. */
export function tableChanged(before: LiveTable | undefined, now: LiveTable): boolean {
  return (
    before === undefined ||
    before.round !== now.round ||
    isDealing(before) !== isDealing(now) ||
    before.dealer !== now.dealer ||
    before.opensAt !== now.opensAt ||
    before.road.length !== now.road.length ||
    before.numbers[0] !== now.numbers[0] ||
    Math.abs(before.seated - now.seated) >= MIN_SEAT_CHANGE
  );
}

function isDealing({ secondsLeft }: LiveTable): boolean {
  return secondsLeft === 0;
}

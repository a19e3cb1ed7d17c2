// A calendar: each day has its gift; some missed days can be made up.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { DAY, lastMidnight } from "../../time/china-time.ts";
import { type Item, itemOf, type Scope } from "../activity-scope.ts";

export function signItems(scope: Scope, mechanics: MechanicsOf<"signGift">): Item[] {
  const { definition, time } = scope;
  const midnight = lastMidnight(time);
  const today = Math.floor((midnight - lastMidnight(definition.startsAt)) / DAY) + 1;
  const staked = scope
    .stakes({ from: midnight, to: time + 1 })
    .reduce((total, { cents }) => total + cents, 0);
  const made = madeUp(scope);
  const { makeUp } = mechanics;
  return mechanics.days.map(({ day, rewardCents }) => {
    const start = lastMidnight(definition.startsAt) + (day - 1) * DAY;
    const facts = {
      item: dayItem(day),
      title: `第 ${day} 天`,
      unit: mechanics.neededCents > 0 ? ("cents" as const) : ("done" as const),
      rewardCents,
      turnoverCents: rewardCents * mechanics.turnoverTimes,
    };
    if (day >= today) {
      const target = mechanics.neededCents > 0 ? mechanics.neededCents : 1;
      const done = day > today ? 0 : mechanics.neededCents > 0 ? staked : 1;
      const locked = day > today || scope.since === null;
      return itemOf(scope, { ...facts, done, target, until: start + DAY, locked });
    }
    if (makeUp === null || made.all >= makeUp.max || scope.since === null) {
      return itemOf(scope, { ...facts, done: 0, target: 1, until: start + DAY });
    }
    // The turnover of today is used up by the days that were made up today.
    const done = Math.max(0, staked - made.today * makeUp.neededCents);
    const until = definition.endsAt;
    return itemOf(scope, { ...facts, unit: "cents", done, target: makeUp.neededCents, until });
  });
}

export const dayItem = (day: number) => `day-${day}`;

function madeUp({ claims, definition, time }: Scope): {
  readonly all: number;
  readonly today: number;
} {
  const first = lastMidnight(definition.startsAt);
  const late = [...claims.values()].filter(({ item, time: at }) => {
    const day = Number(item.replace("day-", ""));
    return at >= first + day * DAY;
  });
  return { all: late.length, today: late.filter((row) => row.time >= lastMidnight(time)).length };
}

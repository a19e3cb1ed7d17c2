// Steps of turnover within a day, a week or the whole activity.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { DAY } from "../../time/china-time.ts";
import { yuan } from "../../ledger/decimal.ts";
import { type Item, itemOf, type Scope } from "../activity-scope.ts";
import { type Period, periodAt, periodBefore } from "../periods.ts";

export function bettingItems(scope: Scope, mechanics: MechanicsOf<"bettingGift">): Item[] {
  const now = periodAt(mechanics.period, scope.time, scope.definition);
  const before = periodBefore(mechanics.period, now);
  const earlier = before === null ? [] : steps(scope, mechanics, before);
  return [...steps(scope, mechanics, now), ...earlier.filter(({ state }) => state === "claimable")];
}

function steps(scope: Scope, mechanics: MechanicsOf<"bettingGift">, period: Period): Item[] {
  const { from, to } = period;
  const staked = scope
    .stakes({ from, to: Math.min(to ?? scope.time + 1, scope.time + 1) })
    .reduce((total, { cents }) => total + cents, 0);
  return mechanics.tiers.map(({ turnoverCents, rewardCents }, index) =>
    itemOf(scope, {
      item: `${period.key}.${index + 1}`,
      title: `有效投注额 ${yuan(turnoverCents)}`,
      done: staked,
      target: turnoverCents,
      unit: "cents",
      rewardCents,
      turnoverCents: rewardCents * mechanics.turnoverTimes,
      until: to === null ? null : to + scope.definition.claimDays * DAY,
      locked: scope.since === null,
    }),
  );
}

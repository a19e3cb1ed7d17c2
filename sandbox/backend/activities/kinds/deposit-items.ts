// Rewards in percent of a deposit: the first one, or a ladder of several.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { DAY } from "../../time/china-time.ts";
import { yuan } from "../../ledger/decimal.ts";
import { type CreditedDeposit, creditedDeposits } from "../../wallet/valid-stakes.ts";
import { type Item, itemOf, type Scope } from "../activity-scope.ts";
import { type Period, periodAt, periodBefore } from "../periods.ts";

type Rate = MechanicsOf<"firstDeposit">["tiers"][number];

/** Rounded down. */
export function rewardOf(rate: Rate, cents: number): number {
  if (cents < rate.minCents) return 0;
  return Math.min(rate.maxRewardCents, Math.floor((cents * rate.basisPoints) / 10_000));
}

export function firstDeposit({ context, member, time }: Scope): CreditedDeposit | undefined {
  return creditedDeposits(context.database, member.id, { from: 0, to: time + 1 })[0];
}

/** One deposit has one reward of a kind. */
export function isFree({ rewarded }: Scope, { id, bonusCents }: CreditedDeposit): boolean {
  return bonusCents === 0 && !rewarded.has(id);
}

export function firstDepositItems(scope: Scope, mechanics: MechanicsOf<"firstDeposit">): Item[] {
  const { member, definition } = scope;
  const first = firstDeposit(scope);
  const last = member.createdAt + mechanics.days * DAY;
  const counts =
    first !== undefined &&
    isFree(scope, first) &&
    first.time < last &&
    first.time >= Math.max(definition.startsAt, scope.since ?? Number.MAX_SAFE_INTEGER) &&
    (definition.endsAt === null || first.time < definition.endsAt);
  const lowest = Math.min(...mechanics.tiers.map(({ minCents }) => minCents));
  const cents = first?.cents ?? 0;
  const tier = mechanics.tiers.findLast(({ minCents }) => minCents <= cents);
  const done = counts && tier !== undefined;
  const rewardCents = done ? rewardOf(tier, cents) : 0;
  const best = Math.max(...mechanics.tiers.map(({ maxRewardCents }) => maxRewardCents));
  const item = itemOf(scope, {
    item: "first",
    title: done ? `首存 ${yuan(cents)}` : "首次存款",
    done: counts ? cents : 0,
    target: lowest,
    unit: "cents",
    rewardCents: done ? rewardCents : best,
    turnoverCents: done ? (cents + rewardCents) * tier.turnoverTimes : 0,
    until: done ? first.time + definition.claimDays * DAY : last,
    deposit: done ? first.id : null,
  });
  return [item];
}

export function ladderItems(scope: Scope, mechanics: MechanicsOf<"againDeposit">): Item[] {
  const { definition, time } = scope;
  const now = periodAt(mechanics.period, time, definition);
  const before = periodBefore(mechanics.period, now);
  const earlier = before === null ? [] : rungs(scope, mechanics, before);
  return [...rungs(scope, mechanics, now), ...earlier.filter(({ state }) => state === "claimable")];
}

function rungs(scope: Scope, mechanics: MechanicsOf<"againDeposit">, period: Period): Item[] {
  const { from, to } = period;
  const deposits = scope
    .deposits({ from, to: Math.min(to ?? scope.time + 1, scope.time + 1) })
    .filter((deposit) => isFree(scope, deposit));
  return mechanics.ladder.map((rung) => {
    const deposit = deposits[rung.nth - 1];
    const reward = deposit === undefined ? 0 : rewardOf(rung, deposit.cents);
    const claimEnd = deposit === undefined ? to : deposit.time + scope.definition.claimDays * DAY;
    return itemOf(scope, {
      item: `${period.key}.${rung.nth}`,
      title: `第 ${rung.nth} 笔存款`,
      done: deposit?.cents ?? 0,
      target: rung.minCents,
      unit: "cents",
      rewardCents: reward === 0 ? rung.maxRewardCents : reward,
      turnoverCents: ((deposit?.cents ?? 0) + reward) * rung.turnoverTimes,
      until: claimEnd,
      deposit: deposit?.id ?? null,
      locked: deposits.length < rung.nth - 1,
    });
  });
}

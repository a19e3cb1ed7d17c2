// Chains of tasks, and the steps of a landing page with one reward at their end.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { ownValue } from "#contract/own-value.ts";
import { goalOf, type Item, itemOf, measured, type Scope, unitOf } from "../activity-scope.ts";

export function taskItems(scope: Scope, mechanics: MechanicsOf<"newTask">): Item[] {
  let open = scope.since !== null;
  return mechanics.tasks.map((task) => {
    const { key, title, target, unit, rewardCents, turnoverTimes } = task;
    const done = doneOf(scope, key);
    const turnoverCents = rewardCents * turnoverTimes;
    const facts = { item: key, title, target, unit, rewardCents, turnoverCents, done };
    const until = claimEnd(scope);
    const item = itemOf(scope, { ...facts, until, locked: !open });
    if (mechanics.inOrder && item.done < item.target) open = false;
    return item;
  });
}

/** The key of the reward at the end of the steps. */
export const LAST_ITEM = "reward";

export function landItems(scope: Scope, mechanics: MechanicsOf<"activityLandPage">): Item[] {
  const { measures } = scope.definition;
  const tasks = mechanics.tasks.map((key, index) => {
    const target = goalOf(ownValue(measures, key));
    const title = mechanics.steps[index]?.title ?? key;
    const unit = unitOf(ownValue(measures, key));
    const none = { rewardCents: 0, turnoverCents: 0 };
    const done = doneOf(scope, key);
    return itemOf(scope, {
      item: key,
      title,
      done,
      target,
      unit,
      ...none,
      locked: scope.since === null,
    });
  });
  if (mechanics.rewardCents === 0) return tasks;
  const met = tasks.filter(({ done, target }) => done >= target).length;
  const reward = itemOf(scope, {
    item: LAST_ITEM,
    title: "完成全部步骤",
    done: scope.since === null ? 0 : met,
    target: tasks.length,
    unit: "times",
    rewardCents: mechanics.rewardCents,
    turnoverCents: mechanics.rewardCents * LAND_TURNOVER_TIMES,
    until: claimEnd(scope),
    locked: scope.since === null,
  });
  return [...tasks, reward];
}

const LAND_TURNOVER_TIMES = 3;

function doneOf(scope: Scope, key: string): number {
  const measure = ownValue(scope.definition.measures, key);
  return measure === undefined || scope.since === null ? 0 : measured(scope, measure);
}

function claimEnd({ definition }: Scope): number | null {
  return definition.endsAt;
}

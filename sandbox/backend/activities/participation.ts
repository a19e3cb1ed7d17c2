// Joining and leaving, with what is agreed to in words before.
import type * as v from "valibot";
import type * as calls from "#contract/api/activities.ts";
import { inTransaction } from "../database/transaction.ts";
import { yuan } from "../ledger/decimal.ts";
import type { CallContext } from "../wire/call-context.ts";
import { itemsOf } from "./activity-items.ts";
import { lockedOf, takeBack, turnovers } from "./activity-money.ts";
import type { Scope } from "./activity-scope.ts";
import { activityState, checksOf } from "./activity-state.ts";
import { addMembership, endMembership } from "./activity-store.ts";
import { refused } from "./claim-activity.ts";
import { namedScope } from "./named-activity.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;
type Body<Call extends { request: v.GenericSchema }> = v.InferOutput<Call["request"]>;

export function confirmInfo(
  context: CallContext,
  { id, action }: Body<typeof calls.confirmInfo>,
): Answer<typeof calls.confirmInfo> {
  const scope = namedScope(context, id)();
  if (action === "join") return { lines: joinLines(scope), lostCents: 0 };
  const lostCents = lockedOf(turnovers(scope));
  return { lines: leaveLines(scope, lostCents), lostCents };
}

function joinLines({ definition }: Scope): string[] {
  const { mechanics, turnoverDays, canLeave } = definition;
  const lines = ["报名后的有效投注额与存款计入本活动"];
  if ("turnoverTimes" in mechanics) {
    const { turnoverTimes } = mechanics;
    lines.push(
      turnoverTimes === 0
        ? "奖励无有效投注额要求，可直接取款"
        : `奖励须在 ${turnoverDays} 天内完成 ${turnoverTimes} 倍有效投注额，方可取款`,
    );
  } else {
    lines.push(`奖励须在 ${turnoverDays} 天内完成规定的有效投注额，方可取款`);
  }
  lines.push(
    canLeave ? "活动期间可以退出，退出时未完成有效投注额的奖励将被收回" : "报名后不可退出",
  );
  return lines;
}

function leaveLines(scope: Scope, lostCents: number): string[] {
  if (!scope.definition.canLeave) return ["本活动报名后不可退出"];
  const open = itemsOf(scope)
    .filter(({ state }) => state === "claimable")
    .reduce((total, { rewardCents }) => total + rewardCents, 0);
  const isSign = scope.definition.mechanics.kind === "signGift";
  return [
    lostCents > 0 ? `未完成有效投注额的奖励 ${yuan(lostCents)} 将被收回` : "已到账的奖励不受影响",
    // Only some of the missed days of a calendar can be made up, so their sum would be too much.
    ...(open > 0 && isSign ? ["未领取的奖励将失效"] : []),
    ...(open > 0 && !isSign ? [`未领取的奖励 ${yuan(open)} 将失效`] : []),
    "退出后不能再次参加本期活动",
  ];
}

export function joinActivity(
  context: CallContext,
  { id }: Body<typeof calls.joinActivity>,
): Answer<typeof calls.joinActivity> {
  const scope = namedScope(context, id)();
  const { definition, member, time } = scope;
  const checks = checksOf(scope);
  const { state, why } = activityState(scope, checks);
  if (state === "joined") return null;
  if (state !== "open") throw refused(why === "" ? WHY[state] : why);
  addMembership(context.database, { member: member.id, activity: definition.id }, time);
  return null;
}

export function leaveActivity(
  context: CallContext,
  { id }: Body<typeof calls.leaveActivity>,
): Answer<typeof calls.leaveActivity> {
  const scope = namedScope(context, id)();
  const { definition, member, time, membership } = scope;
  if (membership === null) throw refused("您还没有报名");
  if (!definition.canLeave) throw refused("报名后不可退出");
  if (membership.leftAt !== null) return { lostCents: 0 };
  const { database } = context;
  const lostCents = inTransaction(database, () => {
    endMembership(database, { member: member.id, activity: definition.id }, time);
    return takeBack(database, turnovers(scope), time);
  });
  return { lostCents };
}

const WHY = {
  coming: "活动还未开始",
  waiting: "活动已结束",
  ended: "活动已结束",
  left: "退出后不能再次参加本期活动",
  closed: "暂不符合参与条件",
} as const;

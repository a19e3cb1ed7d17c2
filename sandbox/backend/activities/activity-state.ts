// Whether an activity is for a member, and how far they are.
import type { Verification } from "#contract/api/activities.ts";
import type { ActivityState } from "#contract/activities.ts";
import { joinText } from "#contract/join-text.ts";
import { readRewards, stateOf } from "../rewards/reward-store.ts";
import { yuan } from "../ledger/decimal.ts";
import { creditedDeposits } from "../wallet/valid-stakes.ts";
import { DAY } from "../time/china-time.ts";
import type { Scope } from "./activity-scope.ts";
import { firstDeposit, isFree } from "./kinds/deposit-items.ts";

type Check = Verification["checks"][number];

/** All conditions, met or not. */
export function checksOf(scope: Scope): Check[] {
  const { definition, member } = scope;
  const { phone, realName, level, depositCents } = definition.demands;
  const checks: Check[] = [];
  if (phone) {
    checks.push({ text: "已绑定手机号码", met: member.phone !== null, remedy: "phone" });
  }
  if (realName) {
    checks.push({ text: "已完善真实姓名", met: member.realName !== null, remedy: "realName" });
  }
  if (level > 0) {
    checks.push({ text: `VIP${level} 及以上`, met: member.vipLevel >= level, remedy: "vip" });
  }
  if (depositCents > 0) {
    const met = depositedCents(scope) >= depositCents;
    checks.push({ text: `累计存款满 ${yuan(depositCents)}`, met, remedy: "deposit" });
  }
  return [...checks, ...firstDepositCheck(scope)];
}

function firstDepositCheck(scope: Scope): Check[] {
  const { definition, member, time } = scope;
  const { mechanics, startsAt } = definition;
  if (mechanics.kind !== "firstDeposit") return [];
  const first = firstDeposit(scope);
  const last = member.createdAt + mechanics.days * DAY;
  const met = first === undefined ? time < last : first.time >= startsAt && first.time < last;
  return [
    { text: `注册后 ${mechanics.days} 天内的首次存款`, met, remedy: null },
    {
      text: "首次存款没有领取其他红利",
      met: first === undefined || isFree(scope, first),
      remedy: null,
    },
  ];
}

function depositedCents({ context, member, time }: Scope): number {
  return creditedDeposits(context.database, member.id, { from: 0, to: time + 1 }).reduce(
    (total, { cents }) => total + cents,
    0,
  );
}

export interface State {
  readonly state: ActivityState;
  /** Why it is closed, or what is waited for. */
  readonly why: string;
}

export function activityState(scope: Scope, checks = checksOf(scope)): State {
  const { definition, time, membership } = scope;
  const { startsAt, endsAt, joins } = definition;
  const unmet = checks.find(({ met }) => !met);
  if (startsAt > time) return { state: "coming", why: "" };
  if (membership !== null && membership.leftAt !== null) return { state: "left", why: "" };
  if (isWaiting(scope)) return { state: "waiting", why: "奖励核对中，可在福利中心查看" };
  if (endsAt !== null && endsAt <= time) return { state: "ended", why: "" };
  if (membership !== null) return { state: "joined", why: "" };
  if (unmet !== undefined) return { state: "closed", why: joinText("须", unmet.text) };
  return { state: joins ? "open" : "joined", why: "" };
}

function isWaiting({ context, definition, member, time }: Scope): boolean {
  return (
    definition.mechanics.kind === "racePage" &&
    readRewards(context.database, member.id).some(
      (reward) => reward.activity === definition.id && stateOf(reward, time) === "coming",
    )
  );
}

// Claims one item of an activity, or draws once.
import type { ActivityClaim } from "#contract/api/activities.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { payGift } from "../rewards/pay-gift.ts";
import { DAY, dayOf } from "../time/china-time.ts";
import { Refusal } from "../wire/refusal.ts";
import { itemsOf } from "./activity-items.ts";
import { claimTurnover } from "./activity-money.ts";
import { allowedTurnover, type Scope } from "./activity-scope.ts";
import { activityState } from "./activity-state.ts";
import { addClaim } from "./activity-store.ts";
import { chancesLeft, isGivenChance, prizeAt, randomPart } from "./kinds/draw.ts";

/** The item that draws once. */
const DRAW = "draw";

/** @param part decides a draw; made by a generator that nobody can predict */
export function claimItem(scope: Scope, item: string, part = randomPart): ActivityClaim {
  const { state } = activityState(scope);
  if (state === "left") throw refused("您已退出该活动");
  if (scope.since === null) throw refused("请先报名参加");
  if (state === "closed" || state === "coming") throw refused("暂不符合参与条件");
  if (scope.definition.mechanics.kind === "drawGift") return draw(scope, item, part);
  const found = itemsOf(scope).find((one) => one.item === item);
  if (found === undefined) throw refused("未找到该奖励");
  if (found.state !== "claimable") throw refused(WHY[found.state]);
  const { title, rewardCents: amountCents, turnoverCents, deposit } = found;
  pay(scope, { item, title, amountCents, turnoverCents, prize: null, deposit, freeBet: false });
  return { item, amountCents, turnoverCents, prize: null, chances: null, freeBet: false };
}

function draw(scope: Scope, item: string, part: () => number): ActivityClaim {
  const { mechanics, endsAt } = scope.definition;
  if (mechanics.kind !== "drawGift" || item !== DRAW) throw refused("未找到该奖励");
  if (endsAt !== null && endsAt <= scope.time) throw refused("活动已结束");
  const chances = chancesLeft(scope, mechanics);
  if (chances === 0) throw refused("今日抽奖次数已用完");
  const { key, name, rewardCents: amountCents, ...prize } = prizeAt(mechanics.prizes, part());
  const freeBet = prize.freeBet && scope.context.freeBets;
  const turnoverCents = allowedTurnover(scope, {
    rewardCents: amountCents,
    turnoverCents: freeBet ? 0 : amountCents * mechanics.turnoverTimes,
  });
  const kind = isGivenChance(scope, mechanics) ? "g" : `${dayOf(scope.time)}:`;
  const drawn = `${DRAW}:${kind}${scope.claims.size}`;
  const title = `抽奖：${name}`;
  const paid = { amountCents, turnoverCents, prize: key };
  pay(scope, { item: drawn, title, ...paid, deposit: null, freeBet });
  return { item: DRAW, ...paid, chances: chances - 1, freeBet };
}

interface Paid {
  readonly item: string;
  readonly title: string;
  readonly amountCents: number;
  readonly turnoverCents: number;
  readonly prize: string | null;
  readonly deposit: string | null;
  /** Instead of money. */
  readonly freeBet: boolean;
}

function pay({ context, definition, member, time }: Scope, { freeBet, ...paid }: Paid): void {
  const { database } = context;
  const { id: activity, mechanics } = definition;
  const claim = { member: member.id, activity, kind: mechanics.kind, ...paid, time };
  const id = addClaim(database, claim);
  if (id === null) throw refused(WHY.claimed);
  const { amountCents, turnoverCents } = paid;
  if (freeBet) {
    const grant = { member: member.id, id: claimTurnover(id), amountCents, time };
    grantFreeBet(database, { ...grant, source: "activity", title: definition.title });
    return;
  }
  payGift(database, {
    member: member.id,
    id: claimTurnover(id),
    title: `${definition.title} · ${paid.title}`,
    amountCents,
    turnoverCents,
    time,
    endsAt: turnoverCents === 0 ? null : time + definition.turnoverDays * DAY,
  });
}

export function refused(message: string): Refusal {
  return new Refusal(INVALID_PARAMETER, "", { message });
}

const WHY = {
  locked: "请先完成前面的步骤",
  open: "还未达到领取条件",
  claimed: "该奖励已领取",
  expired: "该奖励已过期",
} as const;

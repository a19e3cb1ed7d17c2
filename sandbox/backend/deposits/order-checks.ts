// The checks of a new order. A check that fails throws a Refusal with a message for the member.
import type * as v from "valibot";
import type * as calls from "#contract/api/deposit.ts";
import { DATA_EXISTS, INVALID_PARAMETER, TOO_FREQUENT } from "#contract/codes.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { yuan } from "../ledger/decimal.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { channelClosed, methodClosed } from "./channel-state.ts";
import { leastUnits } from "../wallet/coin-money.ts";
import { offeredMethods } from "./deposit-gate.ts";
import { promisedOf, rewardsFor } from "./deposit-rewards.ts";
import { MAX_OPEN_ORDERS } from "./order-limits.ts";
import type { OrderRow, PromisedReward } from "./order-row.ts";
import type { ChannelRow, CoinTerms, MethodRow } from "./payment-world.ts";

export type Asked = v.InferOutput<typeof calls.pay.request>;

export function usableChannel(
  context: CallContext,
  id: string,
): { readonly method: MethodRow; readonly channel: ChannelRow } {
  for (const method of offeredMethods(context)) {
    const channel = method.channels.find((one) => one.id === id);
    if (!channel) continue;
    checkChannelOpen(context, method, channel);
    if (channel.wait === null) refuse("请联系存款专员办理");
    return { method, channel };
  }
  throw new Refusal(INVALID_PARAMETER, "channelId");
}

/** @throws Refusal outside of its hours, and for a member whom it does not serve */
export function checkChannelOpen(
  context: CallContext,
  method: MethodRow,
  channel: ChannelRow,
): void {
  const { time } = context;
  const closed = methodClosed(method, time) ?? channelClosed(channel, memberOf(context), time);
  if (closed !== null) refuse(closed.message);
}

export function checkAmount({ minCents, maxCents, fixedCents }: ChannelRow, cents: number): void {
  if (cents < minCents || cents > maxCents) {
    refuse(`单笔存款 ${yuan(minCents)} 至 ${yuan(maxCents)}`);
  }
  if (fixedCents.length > 0 && !fixedCents.includes(cents)) refuse("请选择通道支持的金额");
}

export function checkOpenOrders(open: readonly OrderRow[], channel: ChannelRow): void {
  // An order that is in review or being confirmed needs nothing more from the member.
  const unpaid = open.filter(({ state }) => state === "waiting" || state === "paid");
  const same = unpaid.some((order) => order.channel === channel.id);
  if (same) throw new Refusal(DATA_EXISTS, "", { message: "该通道有未完成的订单，请先完成或取消" });
  if (unpaid.length < MAX_OPEN_ORDERS) return;
  const message = `最多同时有 ${MAX_OPEN_ORDERS} 笔未完成的存款`;
  throw new Refusal(TOO_FREQUENT, "", { message });
}

export function coinTerms({ coins }: ChannelRow, { coin, network, amountCents }: Asked): CoinTerms {
  const terms = coins.find((one) => one.coin === coin && one.network === network);
  if (!terms) throw new Refusal(INVALID_PARAMETER, "network");
  if (leastUnits(amountCents, terms.rate, terms.coin) < terms.minUnits)
    refuse("低于该币种的最低数量");
  return terms;
}

export function chosenReward(
  context: CallContext,
  { rewardId, amountCents }: Asked,
  { kind }: MethodRow,
): PromisedReward | null {
  if (rewardId === undefined) return null;
  const reward = rewardsFor(context).find(({ id }) => id === rewardId);
  if (!reward) refuse("该优惠已结束或已参加");
  const { kinds, minCents } = reward;
  if (kinds.length > 0 && !kinds.includes(kind)) refuse("该优惠不适用于此存款方式");
  if (amountCents < minCents) refuse(`存款满 ${yuan(minCents)} 可参加该优惠`);
  return promisedOf(reward, siteDuties(context).wageringTimes);
}

function refuse(message: string): never {
  throw new Refusal(INVALID_PARAMETER, "", { message });
}

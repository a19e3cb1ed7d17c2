// pay and payStatus: an order is made once per idempotency key.
import * as v from "valibot";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import * as calls from "#contract/api/deposit.ts";
import type { Outcome } from "#contract/api/money.ts";
import { BIND_REAL_NAME, DATA_EXISTS, INVALID_PARAMETER, TOO_FREQUENT } from "#contract/codes.ts";
import { COIN_RATE_MS } from "#contract/payments.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { channelClosed, methodClosed } from "./channel-state.ts";
import { unitsFor } from "./coin-money.ts";
import { checkDepositsOpen, offeredMethods } from "./deposit-gate.ts";
import { bonusCentsOf, rewardsFor } from "./deposit-rewards.ts";
import { dueCents, feeOf } from "./due-amount.ts";
import { newOrderId } from "./order-id.ts";
import { MAX_OPEN_ORDERS, ORDER_MS } from "./order-limits.ts";
import type { OrderRow, PromisedReward } from "./order-row.ts";
import { findOrder, insertOrder, openOrders } from "./order-store.ts";
import { orderView } from "./order-view.ts";
import type { ChannelRow, CoinTerms, MethodRow } from "./payment-world.ts";
import { settleDeposits } from "./settle/settle-deposits.ts";

type Asked = v.InferOutput<typeof calls.pay.request>;

// The stored outcome is the order's id alone: accounts and addresses stay in the order.
const MadeSchema = v.string();

export function pay(context: CallContext, body: Asked): DepositOrder {
  const { database, time, caller } = context;
  const member = memberOf(context).id;
  settleDeposits(context, member);
  const asked = { member, time, key: caller.idempotencyKey, call: "pay", body };
  const id = runOnce(database, asked, { schema: MadeSchema, act: () => makeOrder(context, body) });
  return shown(context, id);
}

export function payStatus(
  context: CallContext,
  { key }: v.InferOutput<typeof calls.payStatus.request>,
): Outcome<DepositOrder> {
  const member = memberOf(context).id;
  settleDeposits(context, member);
  const outcome = outcomeOf(context.database, { member, key, call: "pay" }, MadeSchema);
  return outcome.state === "done"
    ? { state: "done", answer: shown(context, outcome.answer) }
    : outcome;
}

function shown({ database, time }: CallContext, id: string): DepositOrder {
  const order = findOrder(database, id);
  if (!order) throw new Error(`the order ${id} is missing`);
  return orderView(database, order, time);
}

function makeOrder(context: CallContext, asked: Asked): string {
  checkDepositsOpen(context);
  const { database, time, view, origin, ports, caller } = context;
  const member = memberOf(context);
  const { method, channel } = usableChannel(context, asked.channelId);
  if (channel.needsName && member.realName === null) throw new Refusal(BIND_REAL_NAME);
  checkAmount(channel, asked.amountCents);
  checkOpenOrders(openOrders(database, member.id), channel);
  const terms = method.kind === "coin" ? coinTerms(channel, asked) : null;
  const reward = chosenReward(context, asked, method);
  const id = newOrderId(database, time);
  const due = dueCents(database, channel, asked.amountCents);
  const { address, ...target } = ports.payments.assign({
    orderId: id,
    site: view.site.id,
    origin,
    locale: caller.locale,
    channel,
    kind: method.kind,
    dueCents: due,
    network: terms?.network ?? null,
  });
  insertOrder(database, {
    ...BLANK,
    id,
    site: view.site.id,
    member: member.id,
    channel: channel.id,
    channelName: channel.name,
    kind: method.kind,
    wait: channel.wait ?? "rechargeWait",
    amountCents: asked.amountCents,
    dueCents: due,
    feeCents: feeOf(channel.feeBasisPoints, asked.amountCents),
    feeBasisPoints: channel.feeBasisPoints,
    bonusCents: reward === null ? 0 : bonusCentsOf(reward, asked.amountCents),
    reward,
    createdAt: time,
    expiresAt: time + (terms === null ? ORDER_MS : COIN_RATE_MS),
    needsName: channel.needsName,
    target: { ...target, payTo: [...target.payTo] },
    framed: channel.opens === "frame",
    coin: terms === null || address === null ? null : coinOf(terms, address, due),
    usualSeconds: terms?.usualSeconds ?? channel.usualSeconds,
  });
  return id;
}

const BLANK = {
  state: "waiting",
  receivedCents: null,
  creditedCents: null,
  claimedAt: null,
  seenAt: null,
  sureAt: null,
  decideAt: null,
  verdict: null,
  endedAt: null,
  note: "",
} as const;

function usableChannel(
  context: CallContext,
  id: string,
): { readonly method: MethodRow; readonly channel: ChannelRow } {
  const { time } = context;
  for (const method of offeredMethods(context)) {
    const channel = method.channels.find((one) => one.id === id);
    if (!channel) continue;
    const closed = methodClosed(method, time) ?? channelClosed(channel, memberOf(context), time);
    if (closed !== null) refuse(closed.message);
    if (channel.wait === null) refuse("请联系存款专员办理");
    return { method, channel };
  }
  throw new Refusal(INVALID_PARAMETER, "channelId");
}

function checkAmount({ minCents, maxCents, fixedCents }: ChannelRow, cents: number): void {
  const yuan = (amount: number) => `¥${(amount / 100).toLocaleString("en-US")}`;
  if (cents < minCents || cents > maxCents) {
    refuse(`单笔存款 ${yuan(minCents)} 至 ${yuan(maxCents)}`);
  }
  if (fixedCents.length > 0 && !fixedCents.includes(cents)) refuse("请选择通道支持的金额");
}

function checkOpenOrders(open: readonly OrderRow[], channel: ChannelRow): void {
  // An order that is in review or being confirmed needs nothing more from the member.
  const unpaid = open.filter(({ state }) => state === "waiting" || state === "paid");
  const same = unpaid.some((order) => order.channel === channel.id);
  if (same) throw new Refusal(DATA_EXISTS, "", { message: "该通道有未完成的订单，请先完成或取消" });
  if (unpaid.length < MAX_OPEN_ORDERS) return;
  const message = `最多同时有 ${MAX_OPEN_ORDERS} 笔未完成的存款`;
  throw new Refusal(TOO_FREQUENT, "", { message });
}

function coinTerms({ coins }: ChannelRow, { coin, network, amountCents }: Asked): CoinTerms {
  const terms = coins.find((one) => one.coin === coin && one.network === network);
  if (!terms) throw new Refusal(INVALID_PARAMETER, "network");
  if (unitsFor(amountCents, terms.coin, terms.rate) < terms.minUnits)
    refuse("低于该币种的最低数量");
  return terms;
}

function coinOf(terms: CoinTerms, address: string, due: number): OrderRow["coin"] {
  const { coin, network, rate, dustUnits, blockMs, confirmations } = terms;
  const units = unitsFor(due, coin, rate);
  const unseen = { receivedUnits: null, txId: null };
  return {
    coin,
    network,
    rate,
    address,
    units,
    dustUnits,
    blockMs,
    confirmationsNeeded: confirmations,
    ...unseen,
  };
}

function chosenReward(
  context: CallContext,
  { rewardId, amountCents }: Asked,
  { kind }: MethodRow,
): PromisedReward | null {
  if (rewardId === undefined) return null;
  const reward = rewardsFor(context).find(({ id }) => id === rewardId);
  if (!reward) refuse("该优惠已结束或已参加");
  const { once, kinds, endsAt, ...promised } = reward;
  if (kinds.length > 0 && !kinds.includes(kind)) refuse("该优惠不适用于此存款方式");
  if (amountCents < reward.minCents) refuse(`存款满 ¥${reward.minCents / 100} 可参加该优惠`);
  return promised;
}

function refuse(message: string): never {
  throw new Refusal(INVALID_PARAMETER, "", { message });
}

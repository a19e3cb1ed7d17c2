import type * as v from "valibot";
import type * as calls from "#contract/api/deposit.ts";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import type { MemberRow } from "../members/account-rows.ts";
import { hoursText } from "../time/service-hours.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { channelClosed, methodClosed } from "./channel-state.ts";
import { checkDepositsOpen, offeredMethods } from "./deposit-gate.ts";
import { openOrders, readOrders } from "./order-store.ts";
import { orderView } from "./order-view.ts";
import type { ChannelRow } from "./payment-world.ts";
import { recommend } from "./recommend.ts";
import { settleDeposits } from "./settle/settle-deposits.ts";

export function paymentTypes(
  context: CallContext,
): v.InferOutput<typeof calls.paymentTypes.response> {
  checkDepositsOpen(context);
  const { database, time } = context;
  const member = memberOf(context);
  settleDeposits(context, member.id);
  const types = offeredMethods(context).map((method) => ({
    id: method.id,
    kind: method.kind,
    name: method.name,
    closed: methodClosed(method, time),
    channels: method.channels.map((channel) => channelView(channel, member, time)),
  }));
  const [last] = readOrders(database, "member = ? AND state = 'credited'", [member.id]);
  return {
    types: recommend(types, last?.channel ?? null),
    open: openOrders(database, member.id).map((order) => orderView(database, order, time)),
    time,
  };
}

function channelView(
  channel: ChannelRow,
  member: MemberRow,
  time: number,
): Omit<PaymentChannel, "why"> {
  return {
    id: channel.id,
    name: channel.name,
    minCents: channel.minCents,
    maxCents: channel.maxCents,
    quickCents: [...channel.quickCents],
    fixedCents: [...channel.fixedCents],
    randomCents: channel.randomCents,
    feeBasisPoints: channel.feeBasisPoints,
    usualSeconds: channel.usualSeconds,
    successBasisPoints: channel.successBasisPoints,
    hours: hoursText(channel.hours),
    closed: channelClosed(channel, member, time),
    needsName: channel.needsName,
    wait: channel.wait,
    opens: channel.opens,
    coins: channel.coins.map(({ coin, network, rate, minUnits, confirmations, usualSeconds }) => ({
      coin,
      network,
      rate,
      minUnits,
      confirmations,
      usualSeconds,
    })),
    tutorial: [...channel.tutorial],
  };
}

import { BIND_REAL_NAME } from "#contract/codes.ts";
import { depositBonus, depositFee } from "#contract/deposit-sums.ts";
import { COIN_RATE_MS } from "#contract/payments.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { leastUnits } from "../wallet/coin-money.ts";
import { checkDeposit } from "../duties/check-limits.ts";
import { checkDepositsOpen } from "./deposit-gate.ts";
import { dueCents } from "./due-amount.ts";
import {
  type Asked,
  checkAmount,
  checkOpenOrders,
  chosenReward,
  coinTerms,
  usableChannel,
} from "./order-checks.ts";
import { newOrderId } from "./order-id.ts";
import { ORDER_MS } from "./order-limits.ts";
import type { OrderRow } from "./order-row.ts";
import { insertOrder, openOrders } from "./order-store.ts";
import type { CoinTerms } from "./payment-world.ts";

/** @returns its id. @throws Refusal */
export function makeOrder(context: CallContext, asked: Asked): string {
  checkDepositsOpen(context);
  const { database, time, view, origin, ports, caller } = context;
  const member = memberOf(context);
  const { method, channel } = usableChannel(context, asked.channelId);
  if (channel.needsName && member.realName === null) throw new Refusal(BIND_REAL_NAME);
  checkAmount(channel, asked.amountCents);
  const { amountCents } = asked;
  const mostCents = checkDeposit(database, { member: member.id, time }, amountCents);
  checkOpenOrders(openOrders(database, member.id), channel);
  const terms = method.kind === "coin" ? coinTerms(channel, asked) : null;
  const reward = chosenReward(context, asked, method);
  const id = newOrderId(database, time);
  const due = dueCents(database, channel, { amountCents, mostCents });
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
    feeCents: depositFee(asked.amountCents, channel.feeBasisPoints),
    feeBasisPoints: channel.feeBasisPoints,
    bonusCents: reward === null ? 0 : depositBonus(asked.amountCents, reward),
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

function coinOf(terms: CoinTerms, address: string, due: number): OrderRow["coin"] {
  const { coin, network, rate, dustUnits, blockMs, confirmations } = terms;
  const units = leastUnits(due, rate, coin);
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

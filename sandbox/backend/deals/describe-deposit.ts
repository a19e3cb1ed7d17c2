// A deposit order in the record of deals.
import type { DatabaseSync } from "node:sqlite";
import { OPEN_ORDER_STATES, type DepositKind, type OrderState } from "#contract/payments.ts";
import type { OrderRow } from "../deposits/order-row.ts";
import { findOrder } from "../deposits/order-store.ts";
import { coinChange } from "../wallet/coin-money.ts";
import { yuan } from "../ledger/decimal.ts";
import type { DealWords } from "./deal-words.ts";

const KIND_TEXTS: Readonly<Record<DepositKind, string>> = {
  bank: "银行转账",
  quick: "银行卡快捷",
  scan: "扫码支付",
  alipay: "支付宝",
  huione: "汇旺钱包",
  coin: "虚拟币",
  xnbsk: "币商收款",
  service: "人工存款",
};

const STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  waiting: "待付款",
  paid: "已提交付款，待确认",
  confirming: "确认中",
  review: "人工核对中",
  credited: "已到账",
  expired: "已过期",
  cancelled: "已取消",
  refused: "未通过",
};

export function describeDeposit(database: DatabaseSync, id: string): Partial<DealWords> {
  const order = findOrder(database, id);
  if (!order) return {};
  const { kind, channelName, coin, state, note, wait } = order;
  return {
    title: `${KIND_TEXTS[kind]} · ${channelName}`,
    other: coin === null ? "" : coinChange(coin.receivedUnits ?? coin.units, coin.coin),
    stateText: STATE_TEXTS[state],
    note,
    steps: stepsOf(order),
    facts: factsOf(order),
    wait: OPEN_ORDER_STATES.includes(state) ? wait : null,
  };
}

function stepsOf({ createdAt, claimedAt, seenAt, state, endedAt }: OrderRow): DealWords["steps"] {
  const paidAt = seenAt ?? claimedAt;
  const created = { label: "提交订单", at: createdAt };
  if (endedAt === null || state === "credited") {
    return [created, { label: "付款", at: paidAt }, { label: "到账", at: endedAt }];
  }
  const paid = paidAt === null ? [] : [{ label: "付款", at: paidAt }];
  return [created, ...paid, { label: STATE_TEXTS[state], at: endedAt }];
}

function factsOf({ amountCents, receivedCents, bonusCents, coin }: OrderRow): DealWords["facts"] {
  const facts = [{ label: "订单金额", value: yuan(amountCents) }];
  if (receivedCents !== null) facts.push({ label: "实际付款", value: yuan(receivedCents) });
  if (bonusCents > 0) facts.push({ label: "红利", value: yuan(bonusCents) });
  if (coin === null) return facts;
  return [
    ...facts,
    { label: "网络", value: coin.network },
    { label: "汇率", value: `1 ${coin.coin} = ${coin.rate} 元` },
    ...(coin.txId === null ? [] : [{ label: "交易编号", value: coin.txId }]),
  ];
}

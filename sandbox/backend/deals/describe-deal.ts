// The words of a deal: title, state, steps and facts.
import { WALLET_COIN } from "#contract/coins.ts";
import { ownValue } from "#contract/own-value.ts";
import { GIFT_PAID, giftTitle } from "../chat/chat-gifts.ts";
import type { CallContext } from "../wire/call-context.ts";
import { findExchange } from "../exchange/exchange-store.ts";
import { everyVenue } from "../venues/listed-venue.ts";
import { coinChange } from "../wallet/coin-money.ts";
import type { DealRow } from "./deal-rows.ts";
import type { DealWords } from "./deal-words.ts";
import { describeDeposit } from "./describe-deposit.ts";
import { describeWithdrawal } from "./describe-withdrawal.ts";

const PLAIN: DealWords = {
  title: "",
  other: "",
  stateText: "已完成",
  note: "",
  steps: [],
  facts: [],
  wait: null,
};

export function describeDeal(context: CallContext, row: DealRow): DealWords {
  const { database } = context;
  switch (row.source) {
    case "transfer":
      return { ...PLAIN, ...transferWords(context, row) };
    case "exchange":
      return { ...PLAIN, ...exchangeWords(database, row) };
    case "bonus":
      return { ...PLAIN, title: rewardTitle(database, row), stateText: "已到账" };
    case "withdrawal":
      return { ...PLAIN, ...describeWithdrawal(database, row.key) };
    case "deposit":
      return { ...PLAIN, ...describeDeposit(database, row.key) };
    case "adjust":
      return { ...PLAIN, title: adjustTitle(context, row) };
  }
}

function adjustTitle(context: CallContext, { reason, key }: DealRow): string {
  if (reason === GIFT_PAID) return giftTitle(context, key);
  return reason === "opening" ? "开户余额" : "系统调账";
}

function transferWords(
  context: CallContext,
  { amountCents, key, reason }: DealRow,
): Partial<DealWords> {
  const venue = everyVenue(context).find(({ channelCode }) => channelCode === key);
  const name = venue?.name ?? key;
  const how =
    ownValue({ transfer: "手动转账", recycle: "一键回收", launch: "自动转账" }, reason) ?? "";
  return {
    title: amountCents < 0 ? `中心钱包 → ${name}` : `${name} → 中心钱包`,
    facts: how === "" ? [] : [{ label: "方式", value: how }],
  };
}

function exchangeWords(database: CallContext["database"], row: DealRow): Partial<DealWords> {
  const order = findExchange(database, row.key);
  if (!order) return {};
  const { units, rate } = order;
  return {
    title: units > 0 ? `人民币 → ${WALLET_COIN}` : `${WALLET_COIN} → 人民币`,
    other: coinChange(units, WALLET_COIN),
    facts: [{ label: "汇率", value: `1 ${WALLET_COIN} = ${rate} 元` }],
  };
}

function rewardTitle(database: CallContext["database"], { key }: DealRow): string {
  const row = database.prepare("SELECT title FROM turnover WHERE id = ?").get(key);
  return String(row?.["title"] ?? "奖金");
}

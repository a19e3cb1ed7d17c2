// A withdrawal in the record of deals.
import type { DatabaseSync } from "node:sqlite";
import type { WithdrawalState } from "#contract/payments.ts";
import { coinChange } from "../wallet/coin-money.ts";
import type { DealWords } from "./deal-words.ts";
import { yuan } from "../ledger/decimal.ts";
import { readWithdrawals, type WithdrawalRow } from "../withdrawals/withdrawal-store.ts";

const STATE_TEXTS: Readonly<Record<WithdrawalState, string>> = {
  queued: "排队中",
  review: "审核中",
  paying: "出款中",
  confirming: "链上确认中",
  arrived: "已到账",
  refused: "已拒绝，金额已退回",
  failed: "出款失败，金额已退回",
  cancelled: "已取消，金额已退回",
};

export function describeWithdrawal(database: DatabaseSync, id: string): Partial<DealWords> {
  const [row] = readWithdrawals(database, "id = ?", [id]);
  if (!row) return {};
  const { coin, units, state, note, account } = row;
  return {
    title: account,
    other: coin !== null && units !== null ? coinChange(units, coin) : "",
    stateText: STATE_TEXTS[state],
    note,
    steps: stepsOf(row),
    facts: factsOf(row),
  };
}

const gaveBack = ({ state }: WithdrawalRow) =>
  state === "refused" || state === "failed" || state === "cancelled";

function stepsOf(row: WithdrawalRow): DealWords["steps"] {
  const steps = [
    { label: "提交申请", at: row.createdAt },
    { label: "审核通过", at: row.reviewedAt },
    { label: "出款", at: row.paidAt },
  ];
  if (!gaveBack(row)) return [...steps, { label: "到账", at: row.arrivedAt }];
  return [
    ...steps.filter(({ at }) => at !== null),
    { label: STATE_TEXTS[row.state], at: row.endedAt },
  ];
}

function factsOf(row: WithdrawalRow): DealWords["facts"] {
  const { coin, network, rate, txId, paidAt, paidCents, feeCents } = row;
  const paid = [
    { label: "实际到账", value: yuan(paidCents) },
    { label: "手续费", value: yuan(feeCents) },
  ];
  const facts = gaveBack(row) ? [] : paid;
  if (coin === null || network === null || rate === null) return facts;
  return [
    ...facts,
    { label: "网络", value: network },
    { label: "汇率", value: `1 ${coin} = ${rate} 元` },
    ...(txId !== null && paidAt !== null ? [{ label: "交易编号", value: txId }] : []),
  ];
}

// Acts of the operator's staff, of banks and of chains on a withdrawal.
import type { DatabaseSync } from "node:sqlite";
import { OPEN_WITHDRAWAL_STATES } from "#contract/payments.ts";
import { advance, arrive, giveBack, settleWithdrawals, startPaying } from "./settle-withdrawals.ts";
import { readWithdrawals, updateWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";

export const WITHDRAWAL_ACTS = [
  "review", // a person has to look at it
  "approve", // after the review, or without one
  "refuse", // the money goes back to the wallet
  "pay", // handed to the bank or the chain
  "fail", // sent back by the bank; the money goes back to the wallet
  "confirm", // one more confirmation of the chain
  "arrive",
] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];

const NOTES = {
  refuse: "审核未通过，请联系在线客服",
  fail: "收款账户无法入账，已退回钱包",
} as const;

/** @returns null when there is no such order, or the act does not fit its state */
export function actOnWithdrawal(
  database: DatabaseSync,
  { id, act, note }: { readonly id: string; readonly act: WithdrawalAct; readonly note?: string },
  at: number,
): WithdrawalRow | null {
  settleWithdrawals(database, at);
  const [row] = readWithdrawals(database, "id = ?", [id]);
  if (!row || !OPEN_WITHDRAWAL_STATES.includes(row.state)) return null;
  const waits = row.state === "queued" || row.state === "review";
  switch (act) {
    case "review":
      if (row.state !== "queued") return null;
      return updateWithdrawal(database, row, {
        state: "review",
        stateAt: at,
        nextAt: null,
        needsReview: 1,
        note: note ?? "",
      });
    case "approve":
      return waits ? startPaying(database, row, at) : null;
    case "pay":
      return pay(database, row, at);
    case "refuse":
      if (!waits) return null;
      return giveBack(database, row, { state: "refused", note: note ?? NOTES.refuse, at });
    case "fail":
      return giveBack(database, row, { state: "failed", note: note ?? NOTES.fail, at });
    case "confirm":
      return confirm(database, row, at);
    case "arrive":
      return arrive(database, row, at);
  }
}

/** To the bank; coins go to the chain. */
function pay(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow | null {
  if (row.state === "confirming") return null;
  const paying = row.state === "paying" ? row : startPaying(database, row, at);
  if (row.coin !== null) return advance(database, paying, at);
  return updateWithdrawal(database, paying, { paidAt: at });
}

/** Adds one block, so one confirmation. */
function confirm(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow | null {
  const { state, paidAt, nextAt, blockMs } = row;
  if (state !== "confirming" || paidAt === null || nextAt === null || blockMs === null) return null;
  if (nextAt - blockMs <= at) return arrive(database, row, at);
  return updateWithdrawal(database, row, { paidAt: paidAt - blockMs, nextAt: nextAt - blockMs });
}

// Withdrawals advance lazily, on the next request: nothing runs on a timer.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../database/transaction.ts";
import { tellWithdrawal } from "../letters/event-letters.ts";
import {
  deskOf,
  HOUSE,
  OUTSIDE,
  outsideOf,
  post,
  walletOf,
  withdrawingOf,
} from "../ledger/ledger.ts";
import {
  OPEN_STATES,
  readWithdrawals,
  updateWithdrawal,
  type WithdrawalRow,
} from "./withdrawal-store.ts";

/** @param member null: all members */
export function settleWithdrawals(
  database: DatabaseSync,
  time: number,
  member: number | null = null,
): void {
  const due = `${OPEN_STATES} AND nextAt <= ?1 AND (?2 IS NULL OR member = ?2) ORDER BY nextAt, id`;
  for (;;) {
    const [first] = readWithdrawals(database, `${due} LIMIT 1`, [time, member]);
    if (first?.nextAt == null) return;
    advance(database, first, first.nextAt);
  }
}

/** Moves an order to its next state. */
export function advance(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow {
  switch (row.state) {
    case "queued":
      return row.needsReview === 1
        ? updateWithdrawal(database, row, {
            state: "review",
            stateAt: at,
            nextAt: at + row.reviewMs,
          })
        : startPaying(database, row, at);
    case "review":
      return startPaying(database, row, at);
    case "paying":
      return row.coin === null ? arrive(database, row, at) : startConfirming(database, row, at);
    case "confirming":
      return arrive(database, row, at);
    default:
      return row;
  }
}

export function startPaying(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow {
  // What the reviewer said no longer applies.
  const change = { state: "paying", stateAt: at, nextAt: at + row.payMs, note: "" } as const;
  return updateWithdrawal(database, row, { ...change, reviewedAt: row.reviewedAt ?? at });
}

function startConfirming(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow {
  const nextAt = at + (row.blockMs ?? 0) * (row.confirmations ?? 0);
  return updateWithdrawal(database, row, {
    state: "confirming",
    stateAt: at,
    nextAt,
    paidAt: at,
  });
}

/** The money has reached the member's account: it leaves the ledger. */
export function arrive(database: DatabaseSync, row: WithdrawalRow, at: number): WithdrawalRow {
  const { id, member, amountCents, feeCents, paidCents, coin, units } = row;
  return inTransaction(database, () => {
    const about = { reason: "withdrawn", reference: id, time: at };
    if (coin === null || units === null) {
      post(database, about, [
        [withdrawingOf(member), -amountCents],
        [OUTSIDE, paidCents],
        [HOUSE, feeCents],
      ]);
    } else {
      post(database, about, [
        [withdrawingOf(member), -amountCents],
        [HOUSE, amountCents],
        [deskOf(coin), -units],
        [outsideOf(coin), units],
      ]);
    }
    const ended = {
      state: "arrived",
      stateAt: at,
      nextAt: null,
      arrivedAt: at,
      endedAt: at,
    } as const;
    const paid = { reviewedAt: row.reviewedAt ?? at, paidAt: row.paidAt ?? at };
    const arrived = updateWithdrawal(database, row, { ...ended, ...paid });
    tellWithdrawal(database, arrived);
    return arrived;
  });
}

/** Gives the money back to the wallet. */
export function giveBack(
  database: DatabaseSync,
  row: WithdrawalRow,
  end: {
    readonly state: "refused" | "failed" | "cancelled";
    readonly note: string;
    readonly at: number;
  },
): WithdrawalRow {
  const { id, member, amountCents } = row;
  const { state, note, at } = end;
  return inTransaction(database, () => {
    post(database, { reason: "withdrawBack", reference: id, time: at }, [
      [withdrawingOf(member), -amountCents],
      [walletOf(member), amountCents],
    ]);
    const back = { state, note, stateAt: at, nextAt: null, endedAt: at };
    const ended = updateWithdrawal(database, row, back);
    tellWithdrawal(database, ended);
    return ended;
  });
}

import type { Withdrawal } from "#contract/api/withdraw.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

/** A withdrawal as the member sees it. */
export function withdrawalView(
  row: WithdrawalRow,
  { time, canCancel }: { readonly time: number; readonly canCancel: boolean },
): Withdrawal {
  const { id, kind, state, account, amountCents, feeCents, paidCents, note } = row;
  return {
    orderId: id,
    kind,
    state,
    account,
    amountCents,
    feeCents,
    paidCents,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    note,
    coin: coinView(row, time),
    place: placeOf(row, time),
    expectedAt: expectedAt(row, time),
    steps: [
      {
        key: "requested",
        at: row.createdAt,
      },
      {
        key: "reviewed",
        at: row.reviewedAt,
      },
      {
        key: "paid",
        at: row.paidAt,
      },
      {
        key: "arrived",
        at: row.arrivedAt,
      },
    ],
    canCancel: canCancel && state === "queued",
  };
}

function coinView(row: WithdrawalRow, time: number): Withdrawal["coin"] {
  const { coin, network, units, rate, confirmations, blockMs, txId, paidAt, state } = row;
  if (coin === null || network === null || units === null || rate === null) return null;
  const needed = confirmations ?? 0;
  const seen =
    paidAt === null || blockMs === null ? 0 : Math.floor(Math.max(0, time - paidAt) / blockMs);
  return {
    coin,
    network,
    units,
    rate,
    confirmationsNeeded: needed,
    confirmations: state === "arrived" ? needed : Math.min(seen, Math.max(0, needed - 1)),
    txId: paidAt === null ? null : txId,
  };
}

/** Place in the queue, 1 is next; it falls at a constant rate. */
function placeOf({ state, ahead, queueMs, stateAt }: WithdrawalRow, time: number): number | null {
  if (state !== "queued") return null;
  const waited = queueMs === 0 ? 1 : Math.min(1, Math.max(0, (time - stateAt) / queueMs));
  return Math.max(1, 1 + ahead - Math.floor(ahead * waited));
}

/** When it arrives if every step takes its time; null when it has ended. */
function expectedAt(row: WithdrawalRow, time: number): number | null {
  if (row.nextAt === null) return null;
  const { needsReview, reviewMs, payMs } = row;
  const chainMs = (row.blockMs ?? 0) * (row.confirmations ?? 0);
  const after = {
    queued: (needsReview === 1 ? reviewMs : 0) + payMs + chainMs,
    review: payMs + chainMs,
    paying: chainMs,
    confirming: 0,
  };
  const rest = row.state in after ? after[row.state as keyof typeof after] : 0;
  return Math.max(row.nextAt, time) + rest;
}

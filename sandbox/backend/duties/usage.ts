// How much of a limit is used. Amounts come from the orders and the ledger, so that nothing is counted twice or kept
// beside them. A window is rolling: what happened in the last 24 hours, 7 days or 31 days.
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { OPEN_ORDER_STATES } from "#contract/payments.ts";
import { type LimitKind, type LimitWindow, WINDOW_MS } from "#contract/protection/controls.ts";
import { walletOf } from "../ledger/ledger.ts";

export type MoneyKind = Exclude<LimitKind, "bet" | "time">;
export type Period = Exclude<LimitWindow, "each">;

export interface Asked {
  readonly member: number;
  readonly time: number;
  /** A deposit order that is not counted: the one that is being credited. */
  readonly except?: string;
}

/** Movements that count, with the moment at which each began to. */
interface Source {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

const OPEN_ORDERS = OPEN_ORDER_STATES.map((state) => `'${state}'`).join(", ");

/** Credited deposits, and orders that the member can still pay, as if they were paid now. */
function deposits({ member, time, except = "" }: Asked): Source[] {
  const credited = {
    sql: `SELECT creditedCents AS cents, endedAt AS at FROM deposit_order
      WHERE member = ? AND state = 'credited' AND id <> ?`,
    values: [member, except],
  };
  const open = {
    sql: `SELECT max(dueCents, coalesce(receivedCents, 0)) - feeCents AS cents, ? AS at FROM deposit_order
      WHERE member = ? AND state IN (${OPEN_ORDERS}) AND id <> ?`,
    values: [time, member, except],
  };
  return except === "" ? [credited, open] : [credited];
}

function withdrawals({ member }: Asked): Source {
  return {
    sql: `SELECT -amountCents AS cents, arrivedAt AS at FROM withdrawal
      WHERE member = ? AND state = 'arrived'`,
    values: [member],
  };
}

const STAKE_REASONS = "'stake', 'stakeChanged', 'stakeReleased'";
const RETURN_REASONS = "'settled', 'cashOut', 'betEdited', 'restored', 'betRefunded'";

/** Stakes of bets that were not refused, and of rounds. */
function stakes({ member }: Asked): Source[] {
  return [
    {
      sql: `SELECT -cents AS cents, time AS at FROM ledger_entry
        WHERE account = ? AND reason IN (${STAKE_REASONS})`,
      values: [walletOf(member)],
    },
    {
      sql: "SELECT stakeCents AS cents, time AS at FROM venue_round WHERE member = ?",
      values: [member],
    },
  ];
}

/** What came back, as negative amounts: an open bet counts as lost until then. */
function returns({ member }: Asked): Source[] {
  return [
    {
      sql: `SELECT -cents AS cents, time AS at FROM ledger_entry
        WHERE account = ? AND reason IN (${RETURN_REASONS})`,
      values: [walletOf(member)],
    },
    {
      sql: "SELECT -winCents AS cents, time AS at FROM venue_round WHERE member = ?",
      values: [member],
    },
  ];
}

const SOURCES: Readonly<Record<MoneyKind, (asked: Asked) => readonly Source[]>> = {
  deposit: deposits,
  netDeposit: (asked) => [...deposits(asked), withdrawals(asked)],
  stake: stakes,
  loss: (asked) => [...stakes(asked), ...returns(asked)],
};

export function usedCents(
  database: DatabaseSync,
  asked: Asked,
  { kind, span }: { readonly kind: MoneyKind; readonly span: Period },
): number {
  const since = asked.time - WINDOW_MS[span];
  return SOURCES[kind](asked).reduce((sum, { sql, values }) => {
    const row = database
      .prepare(`SELECT coalesce(sum(cents), 0) AS cents FROM (${sql}) WHERE at > ?`)
      .get(...values, since);
    return sum + Number(row?.["cents"]);
  }, 0);
}

/** When the oldest amount that uses the limit leaves the window; null when none does. */
export function freesAt(
  database: DatabaseSync,
  asked: Asked,
  { kind, span }: { readonly kind: MoneyKind; readonly span: Period },
): number | null {
  const window = WINDOW_MS[span];
  const oldest = SOURCES[kind](asked).flatMap(({ sql, values }) => {
    const row = database
      .prepare(`SELECT min(at) AS at FROM (${sql}) WHERE at > ? AND cents > 0`)
      .get(...values, asked.time - window);
    return row?.["at"] == null ? [] : [Number(row["at"])];
  });
  return oldest.length === 0 ? null : Math.min(...oldest) + window;
}

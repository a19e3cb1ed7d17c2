// All movements of a member's money as one list, built in SQL, so that paging and totals
// run in the database. Bets are not in it: they have their own record.
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { DEAL_KINDS, DEAL_STATES, type DealKind, type DealState } from "#contract/payments.ts";
import { walletOf } from "../ledger/ledger.ts";

/** Ledger reasons that are left out: bets, and movements that another row already shows. */
const OTHER_REASONS = [
  "stake",
  "stakeChanged",
  "stakeReleased",
  "settled",
  "cashOut",
  "betEdited",
  "restored",
  "withdraw",
  "withdrawBack",
  "deposit",
];
const TRANSFERS = "('transfer', 'recycle', 'launch')";

/**
 * Columns of every row: `source` is the table with its details, `key` the row there, `entry` the ledger entry
 * whose balance it shows (null: the wallet has not moved).
 */
const ROWS = `
  SELECT CASE WHEN reason IN ${TRANSFERS} THEN 'transfer' WHEN reason = 'exchange' THEN 'exchange'
      WHEN reason = 'bonus' THEN 'bonus' ELSE 'adjust' END AS source,
    CASE WHEN reason = 'exchange' THEN reference ELSE printf('L%08d', id) END AS id, reference AS key, reason,
    CASE WHEN reason IN ${TRANSFERS} THEN 'transfer' WHEN reason = 'exchange' THEN 'exchange'
      WHEN reason = 'bonus' THEN 'gift' ELSE 'adjust' END AS kind,
    time, time AS endedAt, cents AS amountCents, 0 AS feeCents, 0 AS bonusCents, 'done' AS state, id AS entry
  FROM ledger_entry
  WHERE account = ?1 AND reason NOT IN (${OTHER_REASONS.map((reason) => `'${reason}'`).join(", ")})
  UNION ALL
  SELECT 'withdrawal', id, id, '', 'withdraw', createdAt, endedAt, -amountCents, feeCents, 0,
    CASE WHEN state = 'arrived' THEN 'done' WHEN endedAt IS NULL THEN 'open' ELSE 'failed' END,
    (SELECT max(id) FROM ledger_entry WHERE +account = ?1 AND reference = withdrawal.id)
  FROM withdrawal WHERE member = ?2
  UNION ALL
  SELECT 'deposit', id, id, '', 'deposit', createdAt, endedAt, coalesce(creditedCents, amountCents), feeCents,
    bonusCents,
    CASE WHEN state = 'credited' THEN 'done' WHEN endedAt IS NULL THEN 'open' ELSE 'failed' END,
    (SELECT max(id) FROM ledger_entry WHERE +account = ?1 AND reference = deposit_order.id)
  FROM deposit_order WHERE member = ?2`;

const DealRowSchema = v.object({
  source: v.picklist(["transfer", "exchange", "bonus", "adjust", "withdrawal", "deposit"]),
  id: v.string(),
  key: v.string(),
  reason: v.string(),
  kind: v.picklist(DEAL_KINDS),
  time: v.number(),
  endedAt: v.nullable(v.number()),
  amountCents: v.number(),
  feeCents: v.number(),
  bonusCents: v.number(),
  state: v.picklist(DEAL_STATES),
  balanceCents: v.nullable(v.number()),
});
export type DealRow = v.InferOutput<typeof DealRowSchema>;

export interface DealFilter {
  readonly member: number;
  /** Empty: all. */
  readonly kinds: readonly DealKind[];
  readonly state: "all" | DealState;
  readonly from: number;
  readonly to: number;
  /** Finds one order; the dates are ignored. */
  readonly orderId?: string | undefined;
}

/** When the wallet has moved (contract/deal-time.ts). */
const MOVED_AT =
  "CASE WHEN kind = 'withdraw' AND state <> 'failed' THEN time ELSE coalesce(endedAt, time) END";

/** The last movement first. */
export function dealRows(
  database: DatabaseSync,
  filter: DealFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): DealRow[] {
  const { where, values } = whereOf(filter);
  return v.parse(
    v.array(DealRowSchema),
    database
      .prepare(
        `WITH deal AS (${ROWS}), running AS (
          SELECT id, sum(cents) OVER (ORDER BY time, id) AS balanceCents
          FROM ledger_entry WHERE account = ?1)
        SELECT deal.*, running.balanceCents FROM deal LEFT JOIN running ON running.id = deal.entry
        WHERE ${where} ORDER BY ${MOVED_AT} DESC, coalesce(entry, 0) DESC, deal.id DESC LIMIT ?3 OFFSET ?4`,
      )
      .all(walletOf(filter.member), filter.member, limit, offset, ...values),
  );
}

export interface DealTotals {
  readonly total: number;
  readonly inCents: number;
  readonly outCents: number;
  readonly feeCents: number;
}

/** Sums of deals that are done, and the number of all. */
export function dealTotals(database: DatabaseSync, filter: DealFilter): DealTotals {
  const { where, values } = whereOf(filter);
  const row = database
    .prepare(
      `WITH deal AS (${ROWS}) SELECT count(*) AS total,
        coalesce(sum(CASE WHEN state = 'done' THEN max(amountCents, 0) END), 0) AS inCents,
        coalesce(sum(CASE WHEN state = 'done' THEN max(-amountCents, 0) END), 0) AS outCents,
        coalesce(sum(CASE WHEN state = 'done' THEN feeCents END), 0) AS feeCents
      FROM deal WHERE ?3 = ?4 AND ${where}`,
    )
    .get(walletOf(filter.member), filter.member, 0, 0, ...values);
  return {
    total: Number(row?.["total"]),
    inCents: Number(row?.["inCents"]),
    outCents: Number(row?.["outCents"]),
    feeCents: Number(row?.["feeCents"]),
  };
}

/** The values are bound from `?5` on. */
function whereOf({ kinds, state, from, to, orderId }: DealFilter) {
  const values: SQLInputValue[] = [];
  const place = (value: SQLInputValue) => `?${values.push(value) + 4}`;
  if (orderId !== undefined) return { where: `deal.id = ${place(orderId)}`, values };
  const parts = [`${MOVED_AT} >= ${place(from)}`, `${MOVED_AT} < ${place(to)}`];
  if (kinds.length > 0) parts.push(`kind IN (${kinds.map(place).join(", ")})`);
  if (state !== "all") parts.push(`state = ${place(state)}`);
  return { where: parts.join(" AND "), values };
}

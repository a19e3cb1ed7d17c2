import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "#contract/coins.ts";
import {
  OPEN_WITHDRAWAL_STATES,
  PAYEE_KINDS,
  type PayeeKind,
  WITHDRAWAL_STATES,
} from "#contract/payments.ts";
import { dayOf } from "../time/china-time.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(whole);

const WithdrawalSchema = v.object({
  id: text,
  site: text,
  member: whole,
  kind: v.picklist(Object.keys(PAYEE_KINDS) as PayeeKind[]),
  payee: text,
  /** As the member sees it: bank or network, and the masked number. */
  account: text,
  amountCents: whole,
  feeCents: whole,
  paidCents: whole,
  coin: v.nullable(v.picklist(COIN_CODES)),
  network: v.nullable(v.picklist(NETWORKS)),
  units: maybe,
  rate: v.nullable(text),
  /** Needed on the chain. */
  confirmations: maybe,
  blockMs: maybe,
  txId: v.nullable(text),
  state: v.picklist(WITHDRAWAL_STATES),
  needsReview: v.picklist([0, 1]),
  ahead: whole,
  queueMs: whole,
  reviewMs: whole,
  payMs: whole,
  createdAt: whole,
  stateAt: whole,
  nextAt: maybe,
  reviewedAt: maybe,
  paidAt: maybe,
  arrivedAt: maybe,
  endedAt: maybe,
  note: text,
});
export type WithdrawalRow = v.InferOutput<typeof WithdrawalSchema>;

export const OPEN_STATES = `state IN (${OPEN_WITHDRAWAL_STATES.map((one) => `'${one}'`).join(", ")})`;

export function insertWithdrawal(database: DatabaseSync, row: WithdrawalRow): void {
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO withdrawal (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    )
    .run(...Object.values(row));
}

/** @returns the changed row */
export function updateWithdrawal(
  database: DatabaseSync,
  row: WithdrawalRow,
  change: Partial<Omit<WithdrawalRow, "id" | "member">>,
): WithdrawalRow {
  const names = Object.keys(change).map((name) => `${name} = ?`);
  database
    .prepare(`UPDATE withdrawal SET ${names.join(", ")} WHERE id = ?`)
    .run(...Object.values(change), row.id);
  return { ...row, ...change };
}

/** @param where SQL after `WHERE` */
export function readWithdrawals(
  database: DatabaseSync,
  where: string,
  values: readonly SQLInputValue[] = [],
): WithdrawalRow[] {
  return database
    .prepare(`SELECT * FROM withdrawal WHERE ${where}`)
    .all(...values)
    .map((row) => v.parse(WithdrawalSchema, row));
}

/** @returns null for another member's */
export function findWithdrawal(
  database: DatabaseSync,
  member: number,
  id: string,
): WithdrawalRow | null {
  return readWithdrawals(database, "id = ? AND member = ?", [id, member])[0] ?? null;
}

/** Newest first. */
export function openWithdrawals(database: DatabaseSync, member: number): WithdrawalRow[] {
  const where = `member = ? AND ${OPEN_STATES} ORDER BY createdAt DESC, rowid DESC`;
  return readWithdrawals(database, where, [member]);
}

export function nextWithdrawalId(database: DatabaseSync, time: number): string {
  const row = database.prepare("SELECT count(*) AS count FROM withdrawal").get();
  const day = dayOf(time).slice(2).replaceAll("-", "");
  return `W${day}${String(Number(row?.["count"]) + 1).padStart(7, "0")}`;
}

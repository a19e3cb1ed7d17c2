// A double-entry ledger. Money only moves between accounts. A member's `balanceCents` and `lockedCents` and
// the rows of `venue_wallet` are copies of the ledger accounts; only this file writes them.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../database/transaction.ts";

/**
 * `wallet:<member>`, `locked:<member>` (stakes of open bets), `venue:<member>:<code>`, or an account of the
 * operator.
 */
export type Account =
  | `${"wallet" | "locked"}:${number}`
  | `venue:${number}:${string}`
  | typeof HOUSE
  | typeof OUTSIDE;
/** The operator's own money: takes lost stakes, pays wins. */
export const HOUSE = "house";
/** Money that enters or leaves: deposits, withdrawals, adjustments. */
export const OUTSIDE = "outside";

export const walletOf = (member: number): Account => `wallet:${member}`;
export const lockedOf = (member: number): Account => `locked:${member}`;
export const venueOf = (member: number, code: string): Account => `venue:${member}:${code}`;

export interface Posting {
  readonly reason: string;
  /** Id of the ticket or other cause. */
  readonly reference: string;
  readonly time: number;
}

export type Movement = readonly [account: Account, cents: number];

/**
 * Books one transaction.
 * @throws RangeError when the movements do not sum to zero or would overdraw a member's account
 */
export function post(
  database: DatabaseSync,
  { reason, reference, time }: Posting,
  movements: readonly Movement[],
): void {
  const moved = movements.filter(([, cents]) => cents !== 0);
  if (moved.reduce((sum, [, cents]) => sum + cents, 0) !== 0) {
    throw new RangeError(`${reason} ${reference} does not sum to zero`);
  }
  if (moved.length === 0) return;
  inTransaction(database, () => {
    const tx = nextTransaction(database);
    const insert = database.prepare(
      "INSERT INTO ledger_entry (tx, account, cents, reason, reference, time) VALUES (?, ?, ?, ?, ?, ?)",
    );
    for (const [account, cents] of moved) {
      insert.run(tx, account, cents, reason, reference, time);
      moveBalance(database, account, cents);
    }
  });
}

/** Books the first balances of a new member. */
export function openAccounts(
  database: DatabaseSync,
  member: {
    readonly id: number;
    readonly balanceCents: number;
    readonly lockedCents: number;
    readonly createdAt: number;
  },
): void {
  const { id, balanceCents, lockedCents, createdAt } = member;
  database.prepare("UPDATE member SET balanceCents = 0, lockedCents = 0 WHERE id = ?").run(id);
  setBalances(database, { id, balanceCents, lockedCents }, { reason: "opening", time: createdAt });
}

/** Adjusts a member's accounts to these amounts with money from `OUTSIDE`. */
export function setBalances(
  database: DatabaseSync,
  wanted: {
    readonly id: number;
    readonly balanceCents?: number | undefined;
    readonly lockedCents?: number | undefined;
  },
  about: Pick<Posting, "reason" | "time">,
): void {
  const wallet = walletOf(wanted.id);
  const locked = lockedOf(wanted.id);
  const more = (account: Account, cents: number | undefined) =>
    cents === undefined ? 0 : cents - accountCents(database, account);
  const moreWallet = more(wallet, wanted.balanceCents);
  const moreLocked = more(locked, wanted.lockedCents);
  post(database, { ...about, reference: String(wanted.id) }, [
    [wallet, moreWallet],
    [locked, moreLocked],
    [OUTSIDE, -moreWallet - moreLocked],
  ]);
}

/** Adjusts a member's money at a venue to this amount with money from `OUTSIDE`. */
export function setVenueCents(
  database: DatabaseSync,
  {
    id,
    channelCode,
    cents,
  }: { readonly id: number; readonly channelCode: string; readonly cents: number },
  about: Pick<Posting, "reason" | "time">,
): void {
  const more = cents - venueCents(database, id, channelCode);
  post(database, { ...about, reference: channelCode }, [
    [venueOf(id, channelCode), more],
    [OUTSIDE, -more],
  ]);
}

export function accountCents(database: DatabaseSync, account: Account): number {
  const row = database
    .prepare("SELECT coalesce(sum(cents), 0) AS cents FROM ledger_entry WHERE account = ?")
    .get(account);
  return Number(row?.["cents"]);
}

/** A member's money at a venue. */
export function venueCents(database: DatabaseSync, member: number, channelCode: string): number {
  const row = database
    .prepare("SELECT cents FROM venue_wallet WHERE member = ? AND channelCode = ?")
    .get(member, channelCode);
  return Number(row?.["cents"] ?? 0);
}

/** A member's money at every venue they have used, by channel code. */
export function allVenueCents(
  database: DatabaseSync,
  member: number,
): Readonly<Record<string, number>> {
  const rows = database
    .prepare("SELECT channelCode, cents FROM venue_wallet WHERE member = ?")
    .all(member);
  return Object.fromEntries(
    rows.map(({ channelCode, cents }) => [String(channelCode), Number(cents)]),
  );
}

function nextTransaction(database: DatabaseSync): number {
  const row = database.prepare("SELECT coalesce(max(tx), 0) + 1 AS tx FROM ledger_entry").get();
  return Number(row?.["tx"]);
}

function moveBalance(database: DatabaseSync, account: Account, cents: number): void {
  const [kind, id, channelCode] = account.split(":");
  if (id === undefined) return;
  const moved =
    channelCode === undefined
      ? moveMember(database, kind === "wallet" ? "balanceCents" : "lockedCents", [id, cents])
      : moveVenue(database, [id, channelCode, cents]);
  if (!moved) throw new RangeError(`${account} is overdrawn`);
}

function moveMember(
  database: DatabaseSync,
  column: "balanceCents" | "lockedCents",
  [id, cents]: readonly [id: string, cents: number],
): boolean {
  const { changes } = database
    .prepare(`UPDATE member SET ${column} = ${column} + ? WHERE id = ? AND ${column} + ? >= 0`)
    .run(cents, Number(id), cents);
  return changes === 1;
}

function moveVenue(
  database: DatabaseSync,
  [id, channelCode, cents]: readonly [id: string, channelCode: string, cents: number],
): boolean {
  const before = venueCents(database, Number(id), channelCode);
  if (before + cents < 0) return false;
  database
    .prepare(
      `INSERT INTO venue_wallet (member, channelCode, cents) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET cents = excluded.cents`,
    )
    .run(Number(id), channelCode, before + cents);
  return true;
}

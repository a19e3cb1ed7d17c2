// A double-entry ledger. Money only moves between accounts. A member's `balanceCents` and `lockedCents` and
// the rows of `venue_wallet` and `held_money` are copies of the ledger accounts; only this file writes them.
import type { DatabaseSync } from "node:sqlite";
import type { Coin } from "#contract/coins.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Account, currencyOf, HELD_KINDS } from "./ledger-accounts.ts";

/** The operator's own money: takes lost stakes, pays wins and rewards, and exchanges coins. */
export const HOUSE = "house";
/** Money that enters or leaves: deposits, withdrawals, adjustments. */
export const OUTSIDE = "outside";

export const walletOf = (member: number): Account => `wallet:${member}`;
export const lockedOf = (member: number): Account => `locked:${member}`;
export const venueOf = (member: number, code: string): Account => `venue:${member}:${code}`;
export const bonusOf = (member: number): Account => `bonus:${member}`;
export const freeBetOf = (member: number): Account => `freeBet:${member}`;
export const freeStakeOf = (member: number): Account => `freeStake:${member}`;
export const withdrawingOf = (member: number): Account => `withdrawing:${member}`;
export const coinOf = (member: number, coin: Coin): Account => `coin:${member}:${coin}`;
export const deskOf = (coin: Coin): Account => `desk:${coin}`;
export const outsideOf = (coin: Coin): Account => `outside:${coin}`;

export interface Posting {
  readonly reason: string;
  /** Id of the ticket or other cause. */
  readonly reference: string;
  readonly time: number;
}

/** Cents, or units of the account's coin. */
export type Movement = readonly [account: Account, amount: number];

/**
 * Books one transaction.
 * @throws RangeError when the movements do not sum to zero in each currency, or would overdraw a member's account
 */
export function post(
  database: DatabaseSync,
  { reason, reference, time }: Posting,
  movements: readonly Movement[],
): void {
  const moved = movements.filter(([, amount]) => amount !== 0);
  if (!sumsToZero(moved)) throw new RangeError(`${reason} ${reference} does not sum to zero`);
  if (moved.length === 0) return;
  inTransaction(database, () => {
    const tx = nextTransaction(database);
    const insert = database.prepare(
      `INSERT INTO ledger_entry (tx, account, currency, cents, reason, reference, time)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const [account, amount] of moved) {
      insert.run(tx, account, currencyOf(account), amount, reason, reference, time);
      moveBalance(database, account, amount);
    }
  });
}

function sumsToZero(movements: readonly Movement[]): boolean {
  const sums = new Map<string, number>();
  for (const [account, amount] of movements) {
    const currency = currencyOf(account);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums.values()].every((sum) => sum === 0);
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

/** Cents, or units of the account's coin. */
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

/** What a member's bonus, withdrawing, free bet or coin account holds: cents, or units of the coin. */
export function heldCents(database: DatabaseSync, account: Account): number {
  const row = database.prepare("SELECT amount FROM held_money WHERE account = ?").get(account);
  return Number(row?.["amount"] ?? 0);
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

function moveBalance(database: DatabaseSync, account: Account, amount: number): void {
  if (!move(database, account, amount)) throw new RangeError(`${account} is overdrawn`);
}

/** @returns false when a member's account holds too little, or there is no such member */
function move(database: DatabaseSync, account: Account, amount: number): boolean {
  const [kind = "", id = "", code = ""] = account.split(":");
  if (kind === "wallet") return moveMember(database, "balanceCents", [id, amount]);
  if (kind === "locked") return moveMember(database, "lockedCents", [id, amount]);
  if (kind === "venue") return moveVenue(database, [id, code, amount]);
  return HELD_KINDS.has(kind) ? moveHeld(database, account, amount) : true;
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

function moveHeld(database: DatabaseSync, account: Account, amount: number): boolean {
  const after = heldCents(database, account) + amount;
  if (after < 0) return false;
  database
    .prepare(
      `INSERT INTO held_money (account, amount) VALUES (?, ?)
      ON CONFLICT DO UPDATE SET amount = excluded.amount`,
    )
    .run(account, after);
  return true;
}

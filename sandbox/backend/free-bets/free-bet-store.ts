// Free bets of members: rows, and the movements of their money. An open one is in the account `freeBet:<member>`; the
// stake of a bet that runs is in `freeStake:<member>`.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { FREE_BET_SOURCES, FREE_BET_STATES } from "#contract/betting/free-bets.ts";
import { inTransaction } from "../database/transaction.ts";
import { freeBetOf, freeStakeOf, HOUSE, post } from "../ledger/ledger.ts";

const whole = v.pipe(v.number(), v.integer());
const FreeBetSchema = v.object({
  id: v.string(),
  member: whole,
  source: v.picklist(FREE_BET_SOURCES),
  title: v.string(),
  amountCents: whole,
  stakeReturned: v.pipe(
    whole,
    v.transform((value) => value === 1),
  ),
  leastOdds: v.nullable(v.string()),
  sports: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    v.array(v.string()),
  ),
  givenAt: whole,
  endsAt: whole,
  state: v.picklist(FREE_BET_STATES),
  /** When it was used or ended. */
  changedAt: v.nullable(whole),
  ticket: v.nullable(v.string()),
  /** The void bet that gave it back. */
  backOf: v.nullable(v.string()),
});
export type FreeBetRow = v.InferOutput<typeof FreeBetSchema>;
export type NewFreeBet = Omit<FreeBetRow, "state" | "changedAt" | "ticket" | "backOf"> &
  Partial<Pick<FreeBetRow, "backOf">>;

/** Newest first. */
export function readFreeBets(database: DatabaseSync, member: number): FreeBetRow[] {
  return v.parse(
    v.array(FreeBetSchema),
    database
      .prepare("SELECT * FROM free_bet WHERE member = ? ORDER BY givenAt DESC, rowid DESC")
      .all(member),
  );
}

export function findFreeBet(database: DatabaseSync, id: string): FreeBetRow | null {
  const row = database.prepare("SELECT * FROM free_bet WHERE id = ?").get(id);
  return row === undefined ? null : v.parse(FreeBetSchema, row);
}

/** @returns false when there is one with its id already */
export function addFreeBet(database: DatabaseSync, given: NewFreeBet): boolean {
  return inTransaction(database, () => {
    if (!insert(database, given)) return false;
    const { id, member, amountCents, givenAt } = given;
    post(database, { reason: "freeBet", reference: id, time: givenAt }, [
      [HOUSE, -amountCents],
      [freeBetOf(member), amountCents],
    ]);
    return true;
  });
}

function insert(database: DatabaseSync, given: NewFreeBet): boolean {
  const { id, member, source, title, amountCents, stakeReturned, backOf = null } = given;
  const { leastOdds, sports, givenAt, endsAt } = given;
  const terms = [stakeReturned ? 1 : 0, leastOdds, JSON.stringify(sports)];
  const { changes } = database
    .prepare(
      `INSERT INTO free_bet (id, member, source, title, amountCents, stakeReturned, leastOdds, sports, givenAt,
        endsAt, state, backOf) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?) ON CONFLICT DO NOTHING`,
    )
    .run(id, member, source, title, amountCents, ...terms, givenAt, endsAt, backOf);
  return changes === 1;
}

/** The stake of a new bet. Of two bets that want the same free bet, one gets it. @returns false when it is not open */
export function useFreeBet(
  database: DatabaseSync,
  { id, ticket, time }: { readonly id: string; readonly ticket: string; readonly time: number },
): boolean {
  const { changes } = database
    .prepare(
      `UPDATE free_bet SET state = 'used', changedAt = ?1, ticket = ?2
      WHERE id = ?3 AND state = 'open' AND endsAt > ?1`,
    )
    .run(time, ticket, id);
  const used = findFreeBet(database, id);
  if (changes === 0 || used === null) return false;
  moveStake(database, used, { reason: "freeStake", time, to: "stake" });
  return true;
}

/** A bet that was refused leaves its free bet as it was, with the time that was left. */
export function releaseFreeBet(database: DatabaseSync, id: string, time: number): void {
  const used = findFreeBet(database, id);
  if (used === null) return;
  moveStake(database, used, { reason: "freeStakeReleased", time, to: "bet" });
  database
    .prepare(
      "UPDATE free_bet SET state = 'open', changedAt = NULL, ticket = NULL, endsAt = ? WHERE id = ?",
    )
    .run(time + timeLeft(used), id);
}

/** A void bet: a new free bet has the time that was left. */
export function giveBack(database: DatabaseSync, id: string, time: number): void {
  const used = findFreeBet(database, id);
  if (used === null) return;
  const row = database.prepare("SELECT count(*) AS count FROM free_bet WHERE backOf = ?");
  const number = Number(row.get(used.ticket)?.["count"]) + 1;
  insert(database, {
    ...used,
    id: `${used.ticket ?? id}-${number}`,
    givenAt: time,
    endsAt: time + timeLeft(used),
    backOf: used.ticket,
  });
  moveStake(database, used, { reason: "freeBetBack", time, to: "bet" });
  setState(database, id, "void");
}

/** Its bet was decided. The house takes the stake, which is paid again where the free bet says so. */
export function spendFreeBet(database: DatabaseSync, id: string, time: number): void {
  const used = findFreeBet(database, id);
  if (used !== null) moveStake(database, used, { reason: "freeStakeSpent", time, to: "house" });
}

/**
 * The bet runs again after a wrong result.
 * @returns false when the free bet that it gave back was used since or has expired
 */
export function restoreFreeBet(database: DatabaseSync, id: string, time: number): boolean {
  const used = findFreeBet(database, id);
  if (used === null) return false;
  const { member, amountCents, ticket, state } = used;
  const about = { reason: "freeStakeRestored", reference: ticket ?? id, time };
  if (state === "void") {
    const { changes } = database
      .prepare(
        "UPDATE free_bet SET state = 'void', changedAt = ? WHERE backOf = ? AND state = 'open'",
      )
      .run(time, ticket);
    if (changes !== 1) return false;
    setState(database, id, "used");
  }
  post(database, about, [
    [state === "void" ? freeBetOf(member) : HOUSE, -amountCents],
    [freeStakeOf(member), amountCents],
  ]);
  return true;
}

/** Ends open free bets whose time is over. @param member null: of all members */
export function expireFreeBets(database: DatabaseSync, time: number, member: number | null): void {
  endAll(database, "endsAt <= ?1 AND (?2 IS NULL OR member = ?2)", [time, member], time);
}

/** Of a member who leaves. */
export function endFreeBets(database: DatabaseSync, member: number, time: number): void {
  endAll(database, "member = ?1", [member], time);
}

function endAll(
  database: DatabaseSync,
  where: string,
  values: readonly (number | null)[],
  time: number,
): void {
  const rows = database
    .prepare(`SELECT * FROM free_bet WHERE state = 'open' AND ${where}`)
    .all(...values);
  for (const { id, member, amountCents, endsAt } of v.parse(v.array(FreeBetSchema), rows)) {
    const at = Math.min(time, endsAt);
    database
      .prepare("UPDATE free_bet SET state = 'expired', changedAt = ? WHERE id = ?")
      .run(at, id);
    post(database, { reason: "freeBetExpired", reference: id, time: at }, [
      [freeBetOf(member), -amountCents],
      [HOUSE, amountCents],
    ]);
  }
}

/** From the moment on when it was used. */
function timeLeft({ endsAt, changedAt, givenAt }: FreeBetRow): number {
  return Math.max(0, endsAt - (changedAt ?? givenAt));
}

function setState(database: DatabaseSync, id: string, state: FreeBetRow["state"]): void {
  database.prepare("UPDATE free_bet SET state = ? WHERE id = ?").run(state, id);
}

interface StakeMove {
  readonly reason: string;
  readonly time: number;
  /** `stake`: from the free bet to the bet that it pays; the others are where the stake goes from there. */
  readonly to: "stake" | "bet" | "house";
}

function moveStake(database: DatabaseSync, used: FreeBetRow, { reason, time, to }: StakeMove) {
  const { id, member, amountCents, ticket } = used;
  const other = to === "house" ? HOUSE : freeBetOf(member);
  const cents = to === "stake" ? amountCents : -amountCents;
  post(database, { reason, reference: ticket ?? id, time }, [
    [freeStakeOf(member), cents],
    [other, -cents],
  ]);
}

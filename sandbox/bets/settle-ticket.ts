// Pays a ticket as soon as its legs say what it returns; opens one again whose result was wrong.
import type { ResultCode } from "#contract/betting/result-codes.ts";
import { HOUSE, lockedOf, post, walletOf } from "../ledger/ledger.ts";
import { inTransaction } from "../ledger/transaction.ts";
import type { LegRow, StoredTicket, TicketRow } from "./bet-rows.ts";
import type { Desk } from "./desk.ts";
import { codeOf, legResult } from "./leg-result.ts";
import { readTicket, updateLeg, updateTicket } from "./ticket-store.ts";
import { returnOf, validOf } from "./ticket-money.ts";

/** @param restored also decides legs that were opened again (`A`) */
export function settleTicket(
  desk: Desk,
  { ticket, legs }: StoredTicket,
  { time, restored = false }: { readonly time: number; readonly restored?: boolean },
): void {
  inTransaction(desk.database, () => {
    const settled = legs.map((leg) =>
      leg.code === null || (restored && leg.code === "A") ? settleLeg(desk, leg, time) : leg,
    );
    const codes = settled.map(codeOf);
    const isOpen = codes.some((code) => code === null || code === "A");
    // What is still open as if it won: a series with a lost leg is lost, whatever else comes.
    const best = codes.map((code) => (code === null || code === "A" ? "W" : code));
    const returned = returnOf(ticket, legs, best);
    if (isOpen && returned > 0) return;
    pay(desk, { ticket, legs: settled }, { codes: best, returned, time });
  });
}

/** The ticket is open again, what it paid is taken back. @returns false when the wallet has less than that */
export function reopenTicket(desk: Desk, id: string, time: number): boolean {
  const { database } = desk;
  const stored = readTicket(database, id);
  if (!stored || (stored.ticket.state !== "settled" && stored.ticket.state !== "void"))
    return false;
  const { ticket, legs } = stored;
  const paid = (ticket.returnCents ?? 0) - ticket.cashedCents;
  try {
    inTransaction(database, () => {
      move(desk, ticket, { reason: "restored", time, locked: ticket.leftCents, wallet: -paid });
      for (const leg of legs) {
        updateLeg(database, leg, {
          code: "A",
          resultHome: null,
          resultAway: null,
          settledAt: null,
        });
      }
      const returnCents = ticket.cashedCents === 0 ? null : ticket.cashedCents;
      updateTicket(database, id, { state: "open", returnCents, validCents: 0, settledAt: null });
    });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function settleLeg({ database, book }: Desk, leg: LegRow, time: number): LegRow {
  const now = book(time);
  const result = legResult(now, leg);
  if (!result) return leg;
  const change = {
    code: result.code,
    resultHome: result.score?.[0] ?? null,
    resultAway: result.score?.[1] ?? null,
    settledAt: Math.min(time, now.result(leg.gameId)?.settledAt ?? time),
  };
  updateLeg(database, leg, change);
  return { ...leg, ...change };
}

function pay(
  desk: Desk,
  { ticket, legs }: StoredTicket,
  how: {
    readonly codes: readonly ResultCode[];
    readonly returned: number;
    readonly time: number;
  },
): void {
  const { codes, returned, time } = how;
  const moments = legs.flatMap(({ settledAt }) => settledAt ?? []);
  const settledAt = moments.length === 0 ? time : Math.max(ticket.placedAt, ...moments);
  move(desk, ticket, {
    reason: "settled",
    time: settledAt,
    locked: -ticket.leftCents,
    wallet: returned,
  });
  updateTicket(desk.database, ticket.id, {
    state: codes.every((code) => code.startsWith("D")) ? "void" : "settled",
    settledAt,
    returnCents: ticket.cashedCents + returned,
    validCents: isAgainstItself(desk, ticket, legs) ? 0 : validOf(ticket, codes, returned),
  });
}

/** What the wallet gets and the locked money does not give is the house's. */
function move(
  { database }: Desk,
  { id, member }: TicketRow,
  moved: {
    readonly reason: string;
    readonly time: number;
    readonly locked: number;
    readonly wallet: number;
  },
): void {
  const { reason, time, locked, wallet } = moved;
  post(database, { reason, reference: id, time }, [
    [lockedOf(member), locked],
    [walletOf(member), wallet],
    [HOUSE, -locked - wallet],
  ]);
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  H: "C",
  C: "H",
  O: "U",
  U: "O",
  OD: "EV",
  EV: "OD",
};

/** Both sides of one market do not count towards turnover (published: content/help/tytzjc). */
function isAgainstItself(
  { database }: Desk,
  { member }: TicketRow,
  legs: readonly LegRow[],
): boolean {
  const [only, second] = legs;
  const other = only && OTHER_SIDE[only.r];
  if (!only || second || other === undefined) return false;
  return (
    database
      .prepare(
        `SELECT 1 FROM bet_ticket JOIN bet_leg ON bet_leg.ticket = bet_ticket.id
        WHERE member = ? AND gameId = ? AND w = ? AND r = ? AND sizes = '[1]' AND state <> 'refused'`,
      )
      .get(member, only.gameId, only.w, other) !== undefined
  );
}

// Pays a ticket as soon as its legs say what it returns.
import type { ResultCode } from "#contract/betting/result-codes.ts";
import { inTransaction } from "../ledger/transaction.ts";
import type { LegRow, StoredTicket, TicketRow } from "./bet-rows.ts";
import type { Desk } from "./desk.ts";
import { codeOf, legResult } from "./leg-result.ts";
import { moveStake } from "./move-stake.ts";
import { updateLeg, updateTicket } from "./ticket-store.ts";
import { returnOf, validOf } from "./ticket-money.ts";

/** @param restored also decides legs that were opened again (`A`) */
export function settleTicket(
  desk: Desk,
  { ticket, legs }: StoredTicket,
  { time, restored = false }: { readonly time: number; readonly restored?: boolean },
): void {
  inTransaction(desk.database, () => {
    const settled = settleLegs(desk, legs, { time, restored });
    const codes = settled.map(codeOf);
    const isOpen = codes.some((code) => code === null || code === "A");
    // What is still open as if it won: a series with a lost leg is lost, whatever else comes.
    const best = codes.map((code) => (code === null || code === "A" ? "W" : code));
    const returned = returnOf(ticket, legs, best);
    if (isOpen && returned > 0) return;
    pay(desk, { ticket, legs: settled }, { codes: best, returned, time });
  });
}

/** Says how each leg ended that is over by now; moves no money. */
export function settleLegs(
  desk: Desk,
  legs: readonly LegRow[],
  { time, restored = false }: { readonly time: number; readonly restored?: boolean },
): readonly LegRow[] {
  return legs.map((leg) =>
    leg.code === null || (restored && leg.code === "A") ? settleLeg(desk, leg, time) : leg,
  );
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
  moveStake(desk, ticket, {
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

// Pays a ticket as soon as its return is certain.
import type { ResultCode } from "#contract/betting/result-codes.ts";
import { ownValue } from "#contract/own-value.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { LegRow, StoredTicket, TicketRow } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { endOfRule } from "../cash-out/auto-rule.ts";
import { returnOf, validOf } from "../ticket-money.ts";
import { updateLeg, updateTicket } from "../ticket-store.ts";
import { codeOf, legResult } from "./leg-result.ts";
import { moveStake } from "./move-stake.ts";

/** @param restored also settles reopened legs (code `A`) */
export function settleTicket(
  betting: BettingService,
  { ticket, legs }: StoredTicket,
  { time, restored = false }: { readonly time: number; readonly restored?: boolean },
): void {
  inTransaction(betting.database, () => {
    const settled = settleLegs(betting, legs, { time, restored });
    const codes = settled.map(codeOf);
    const isOpen = codes.some((code) => code === null || code === "A");
    // Open legs count as won here: if the ticket returns nothing even so, it is lost already.
    const best = codes.map((code) => (code === null || code === "A" ? "W" : code));
    const returned = returnOf(ticket, settled, best);
    if (isOpen && returned > 0) return;
    pay(betting, { ticket, legs: settled }, { codes: best, returned, time });
  });
}

/** Stores the results of legs that have ended; moves no money. */
export function settleLegs(
  betting: BettingService,
  legs: readonly LegRow[],
  { time, restored = false }: { readonly time: number; readonly restored?: boolean },
): readonly LegRow[] {
  return legs.map((leg) =>
    leg.code === null || (restored && leg.code === "A") ? settleLeg(betting, leg, time) : leg,
  );
}

function settleLeg({ database, book }: BettingService, leg: LegRow, time: number): LegRow {
  const now = book(time);
  const result = legResult(now, leg);
  if (!result) return leg;
  const change = {
    code: result.code,
    deadHeat: result.deadHeat,
    resultHome: result.score?.[0] ?? null,
    resultAway: result.score?.[1] ?? null,
    settledAt: Math.min(time, now.result(leg.gameId)?.settledAt ?? time),
  };
  updateLeg(database, leg, change);
  return { ...leg, ...change };
}

function pay(
  betting: BettingService,
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
  moveStake(betting, ticket, {
    reason: "settled",
    time: settledAt,
    locked: -ticket.leftCents,
    wallet: returned,
  });
  updateTicket(betting.database, ticket.id, {
    state: codes.every((code) => code.startsWith("D")) ? "void" : "settled",
    settledAt,
    returnCents: ticket.cashedCents + returned,
    validCents: isAgainstItself(betting, ticket, legs) ? 0 : validOf(ticket, codes, returned),
    ...endOfRule(ticket, settledAt, "settled"),
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
  { database }: BettingService,
  { member }: TicketRow,
  legs: readonly LegRow[],
): boolean {
  const [only, second] = legs;
  const other = only && ownValue(OTHER_SIDE, only.r);
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

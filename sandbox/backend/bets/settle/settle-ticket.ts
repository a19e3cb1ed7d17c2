// Pays a ticket as soon as its return is certain.
import { type ResultCode, outcomeOf } from "#contract/betting/result-codes.ts";
import { ownValue } from "#contract/own-value.ts";
import { inTransaction } from "../../database/transaction.ts";
import { giveBack, spendFreeBet } from "../../free-bets/free-bet-store.ts";
import type { LegRow, StoredTicket, TicketRow } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { partLegs } from "../combined-parts.ts";
import { endOfRule } from "../cash-out/auto-rule.ts";
import { givesBack, paidOf, returnOf, validOf } from "../ticket-money.ts";
import { storeFact } from "../evidence/bet-facts.ts";
import { updateLeg, updatePart, updateTicket } from "../ticket-store.ts";
import { codeOf, combinedResult, type LegResult, legResult } from "./leg-result.ts";
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
  at: { readonly time: number; readonly restored?: boolean },
): readonly LegRow[] {
  return legs.map((leg) => {
    // Parts of a combination that is lost already still show how they ended.
    if (leg.parts.length > 0) return settleCombined(betting, leg, at);
    return isOpen(leg, at) ? settleLeg(betting, leg, at.time) : leg;
  });
}

const isOpen = (
  { code }: Pick<LegRow, "code">,
  { restored = false }: { readonly restored?: boolean },
): boolean => code === null || (restored && code === "A");

function settleLeg(betting: BettingService, leg: LegRow, time: number): LegRow {
  const now = betting.book(time);
  const result = legResult(now, leg);
  if (!result) return leg;
  const change = {
    deadHeat: result.deadHeat,
    ...endOf(result, Math.min(time, now.result(leg.gameId)?.settledAt ?? time)),
  };
  updateLeg(betting.database, leg, change);
  storeFact(betting.database, now, { ...leg, leg: leg.place, part: null }, time);
  return { ...leg, ...change };
}

function endOf({ code, score }: LegResult, settledAt: number) {
  return { code, resultHome: score?.[0] ?? null, resultAway: score?.[1] ?? null, settledAt };
}

/** Each part when it is decided, and the combination by what its parts are then. */
function settleCombined(
  { database, book }: BettingService,
  leg: LegRow,
  at: { readonly time: number; readonly restored?: boolean },
): LegRow {
  const now = book(at.time);
  const legs = partLegs(leg);
  const parts = leg.parts.map((part, place) => {
    const own = legs[place];
    const result = own && isOpen(part, at) ? legResult(now, own) : null;
    if (!result) return part;
    const change = endOf(result, Math.min(at.time, now.result(part.gameId)?.settledAt ?? at.time));
    updatePart(database, part, change);
    storeFact(database, now, { ...part, part: place }, at.time);
    return { ...part, ...change };
  });
  const result = isOpen(leg, at) ? combinedResult(leg, parts.map(codeOf)) : null;
  if (!result) return { ...leg, parts };
  const change = { ...endOf(result, decidedAt(parts, result.code)), paidOdds: result.paidOdds };
  updateLeg(database, leg, change);
  return { ...leg, ...change, parts };
}

/** The first lost part ends a combination, otherwise the last. */
function decidedAt(parts: LegRow["parts"], code: ResultCode): number {
  const isLost = outcomeOf(code) === "L";
  const deciding = isLost ? parts.filter((part) => codeOf(part) === "L") : parts;
  const moments = deciding.flatMap(({ settledAt }) => settledAt ?? []);
  return isLost ? Math.min(...moments) : Math.max(...moments);
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
  const { codes, time } = how;
  const back = givesBack(ticket, codes);
  const returned = back ? 0 : paidOf(ticket, how.returned);
  const moments = legs.flatMap(({ settledAt }) => settledAt ?? []);
  const settledAt = moments.length === 0 ? time : Math.max(ticket.placedAt, ...moments);
  moveStake(betting, ticket, {
    reason: "settled",
    time: settledAt,
    locked: -ticket.leftCents,
    wallet: returned,
  });
  if (ticket.freeBet !== null) {
    const end = back ? giveBack : spendFreeBet;
    end(betting.database, ticket.freeBet, settledAt);
  }
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

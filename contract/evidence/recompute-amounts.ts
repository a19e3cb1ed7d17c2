// What a ticket must risk, win and return, by the rules for bets and by the figures of its evidence.
import type { Ticket } from "../api/ticket.ts";
import { numberOfBets } from "../betting/combinations.ts";
import { freePayout, isGivenBack } from "../betting/free-bets.ts";
import { dividedBy, ofCents, times, toCents, whole } from "../betting/fraction.ts";
import { playSpec } from "../betting/plays.ts";
import type { ResultCode } from "../betting/result-codes.ts";
import { settledCents, turnoverCents } from "../betting/settled-amounts.ts";
import { figuresOf, stakeRates } from "../betting/stake.ts";
import { systemRates, systemSettled } from "../betting/systems.ts";
import type { EvidenceData } from "./evidence-data.ts";
import { codeOf } from "./recompute-leg.ts";

type TicketLeg = Ticket["legs"][number];

/** Two amounts in cents that should be the same. */
export interface Compared {
  readonly what: "bets" | "risk" | "win" | "return" | "net" | "valid" | "wallet" | "locked";
  readonly stated: number;
  readonly found: number;
}

const priced = ({ w, odds }: Pick<TicketLeg, "w" | "odds">) => ({
  price: odds,
  quoted: playSpec(w).quoted,
});

/** Number of bets, risk and possible win, by the stake and the odds. */
export function placedAmounts(ticket: Ticket): readonly Compared[] {
  const { legs, sizes, bankers, freeBet } = ticket;
  const { riskCents, winCents } = moneyFigures(ticket);
  const bets =
    legs.length === 1 ? 1 : numberOfBets({ legs: legs.length, bankers: bankers.length, sizes });
  return [
    { what: "bets", stated: ticket.bets, found: bets },
    { what: "risk", stated: ticket.riskCents, found: freeBet ? 0 : riskCents },
    { what: "win", stated: ticket.winCents, found: winCents },
  ];
}

/** What the bet risks and wins when money pays it. */
function moneyFigures({ legs, sizes, bankers, stakeCents, oddsType }: Ticket) {
  const [only, second] = legs;
  const all = legs.map((leg, place) => ({ ...priced(leg), banker: bankers.includes(place) }));
  const rates =
    only !== undefined && second === undefined
      ? stakeRates({ ...priced(only), type: oddsType })
      : systemRates({ legs: all, sizes });
  return figuresOf(rates, stakeCents);
}

export function hasEnded({ state }: Pick<Ticket, "state">): boolean {
  return state === "settled" || state === "void" || state === "cashedOut";
}

/** Return, net and turnover of a ticket that has ended; nothing of an open one. */
export function settledAmounts(ticket: Ticket): readonly Compared[] {
  const { state, cashedCents, riskCents } = ticket;
  const stated = ticket.returnCents ?? 0;
  if (state === "cashedOut")
    return [
      { what: "return", stated, found: cashedCents },
      { what: "net", stated: ticket.netCents ?? 0, found: cashedCents - riskCents },
    ];
  if (!hasEnded(ticket)) return [];
  // Open legs of a ticket that is lost already count as won: even so it returns nothing.
  const codes = ticket.legs.map(({ result }) => {
    const code = codeOf(result);
    return code === null || code === "A" ? "W" : code;
  });
  const rest = ticket.freeBet ? freeReturn(ticket, ticket.freeBet, codes) : returnOf(ticket, codes);
  const found = cashedCents + rest;
  return [
    { what: "return", stated, found },
    { what: "net", stated: ticket.netCents ?? 0, found: found - riskCents },
    validOf(ticket, codes, rest),
  ];
}

/** A free bet that nothing was decided for is given back, and pays nothing. */
function freeReturn(
  ticket: Ticket,
  freeBet: NonNullable<Ticket["freeBet"]>,
  codes: readonly ResultCode[],
): number {
  if (isGivenBack(codes)) return 0;
  const asMoney = { ...ticket, ...moneyFigures(ticket), leftCents: null };
  return freePayout({ ...freeBet, returnCents: returnOf(asMoney, codes) });
}

function returnOf(ticket: Ticket, codes: readonly ResultCode[]): number {
  const { legs, sizes, bankers, stakeCents, riskCents, winCents } = ticket;
  const [only, second] = legs;
  const [code = "A"] = codes;
  const left = ticket.leftCents ?? riskCents;
  const deadHeat = only?.result?.deadHeat ?? null;
  const atOdds = second === undefined && (only?.paidOdds ?? null) === null;
  const paid = legs.map((leg, place) => ({
    ...priced({ w: leg.w, odds: leg.paidOdds ?? leg.odds }),
    banker: bankers.includes(place),
    code: codes[place] ?? ("A" as const),
  }));
  const full = atOdds
    ? settledCents({ code, riskCents, winCents, deadHeat }).returnCents
    : systemSettled({ legs: paid, sizes }, stakeCents).returnCents;
  if (left === riskCents) return full;
  return toCents(dividedBy(times(ofCents(full), whole(left)), whole(riskCents)), "halfUp");
}

/** Both sides of one market do not count towards turnover, so that 0 is right as well. */
function validOf(ticket: Ticket, codes: readonly ResultCode[], rest: number): Compared {
  const left = ticket.leftCents ?? ticket.riskCents;
  const stated = ticket.validCents;
  const [code = "D"] = codes;
  const full = codes.length === 1 ? turnoverCents(code, left) : rest === left ? 0 : left;
  return { what: "valid", stated, found: stated === 0 ? 0 : full };
}

/** The movements of the ticket's money sum to what it says; nothing where none is stored. */
export function movedAmounts({ ticket, history }: EvidenceData): readonly Compared[] {
  if (history.length === 0) return [];
  const { state, riskCents, cashedCents } = ticket;
  const isOpen = state === "pending" || state === "open";
  const sum = (of: "walletCents" | "lockedCents") =>
    history.reduce((cents, movement) => cents + movement[of], 0);
  const back = state === "refused" ? riskCents : (ticket.returnCents ?? cashedCents);
  return [
    { what: "wallet", stated: back - riskCents, found: sum("walletCents") },
    {
      what: "locked",
      stated: isOpen ? (ticket.leftCents ?? riskCents) : 0,
      found: sum("lockedCents"),
    },
  ];
}

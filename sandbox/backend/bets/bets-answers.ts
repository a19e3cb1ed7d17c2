// The betting calls: each checks site, venue token and member, and settles what is due first.
import { NOT_FOUND } from "#contract/codes.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { betRecordList, betRecordTotal } from "./bet-record.ts";
import { type BettingService, bettingOf } from "./betting-service.ts";
import { cashOut, cashOutQuote, cashOutStatus } from "./cash-out/cash-out.ts";
import { changeAutoCashOut } from "./cash-out/auto-cash-out.ts";
import { editBet, editBetStatus, editQuote } from "./cash-out/edit-bet.ts";
import { betProfit } from "./bet-profit.ts";
import { mayUseFreeBets } from "../free-bets/offered.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { readFlags } from "../site/flags.ts";
import { storeRules } from "./evidence/bet-rules.ts";
import { ticketEvidence } from "./evidence/ticket-evidence.ts";
import { openBets } from "./open-bets.ts";
import type { Accept } from "./place/current-leg.ts";
import { betStatus, placeBet } from "./place/place-bet.ts";
import { quote } from "./place/quote.ts";
import { settleDue } from "./settle/settle-due.ts";
import { checkVenueToken } from "./venue-token.ts";

type BetCall =
  | "quote"
  | "placeBet"
  | "betStatus"
  | "openBets"
  | "cashOutQuote"
  | "cashOut"
  | "cashOutStatus"
  | "setAutoCashOut"
  | "editQuote"
  | "editBet"
  | "editBetStatus"
  | "betProfit"
  | "ticketEvidence"
  | "betRecordTotal"
  | "betRecordList";

export const BETS_ANSWERS: Answers<BetCall> = {
  quote: {
    cacheMs: 0,
    answer(context, { Request: { selections } }) {
      checkOpen(context);
      const betting = bettingOf(context);
      const member = context.member?.id ?? null;
      if (member !== null) settleDue(betting, context.time, member);
      return quote(betting, selections, { member, time: context.time });
    },
  },
  placeBet: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) => {
        storeRules(context);
        const slip = { tickets: Request.tickets, accept: acceptOf(context, Request.accept) };
        const asked = { ...memberAt, mayUseFreeBets: mayUseFreeBets(context, memberAt) };
        return placeBet(betting, { ...asked, key: context.caller.idempotencyKey }, slip);
      }),
  },
  betStatus: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) =>
        betStatus(betting, { ...memberAt, key: Request.key }),
      ),
  },
  openBets: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) =>
        openBets(betting, { ...Request, member: memberAt.member }, memberAt.time),
      ),
  },
  cashOutQuote: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) => {
        const quoted = cashOutQuote(betting, memberAt, Request.ticketId);
        return { ...quoted, canEdit: quoted.canEdit && canEdit(context) };
      }),
  },
  cashOut: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) =>
        cashOut(betting, { ...memberAt, key: context.caller.idempotencyKey }, Request),
      ),
  },
  cashOutStatus: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, { member }) =>
        cashOutStatus(betting, { member, key: Request.key }),
      ),
  },
  setAutoCashOut: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) =>
        changeAutoCashOut(betting, memberAt, Request),
      ),
  },
  editQuote: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) => {
        checkEdit(context);
        return editQuote(betting, { ...memberAt, accept: acceptOf(context, "better") }, Request);
      }),
  },
  editBet: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, memberAt) => {
        checkEdit(context);
        storeRules(context);
        const accept = acceptOf(context, "better");
        const at = { ...memberAt, accept, key: context.caller.idempotencyKey };
        return editBet(betting, at, Request);
      }),
  },
  editBetStatus: {
    cacheMs: 0,
    answer: (context, { Request }) =>
      asVenueCall(context, Request, (betting, { member }) =>
        editBetStatus(betting, { member, key: Request.key }),
      ),
  },
  betProfit: {
    cacheMs: 0,
    answer: (context, days) =>
      upToDate(context, (betting, { member }) => betProfit(betting, member, days)),
  },
  ticketEvidence: {
    cacheMs: 0,
    answer: (context, { ticketId }) =>
      upToDate(context, async () => ({ signed: await ticketEvidence(context, ticketId) })),
  },
  betRecordTotal: {
    cacheMs: 0,
    answer: (context, filter) =>
      upToDate(context, (betting, memberAt) => betRecordTotal(betting, memberAt, filter)),
  },
  betRecordList: {
    cacheMs: 0,
    answer: (context, filter) =>
      upToDate(context, (betting, memberAt) => betRecordList(betting, memberAt, filter)),
  },
};

/** Where the profile asks for consent, odds that became better are asked about, too (RTS 2C, Standard 2.15.1). */
function acceptOf(context: CallContext, asked: Accept): Accept {
  return siteDuties(context).oddsConsent ? "ask" : asked;
}

interface MemberAt {
  readonly member: number;
  readonly time: number;
}

/** For calls that carry the venue's token. */
function asVenueCall<T>(
  context: CallContext,
  { token }: { readonly token: string },
  act: (betting: BettingService, memberAt: MemberAt) => T,
): T {
  checkOpen(context);
  checkVenueToken(context, token);
  return upToDate(context, act);
}

function checkOpen({ view }: CallContext): void {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
}

function canEdit({ database, view }: CallContext): boolean {
  return readFlags(database, view.site.id).betEditSwitch === "1";
}

function checkEdit(context: CallContext): void {
  if (!canEdit(context)) throw new Refusal(NOT_FOUND);
}

function upToDate<T>(
  context: CallContext,
  act: (betting: BettingService, memberAt: MemberAt) => T,
): T {
  const { time } = context;
  const { id: member } = memberOf(context);
  context.ports.importHistory(member, time);
  const betting = bettingOf(context);
  settleDue(betting, time, member);
  return act(betting, { member, time });
}

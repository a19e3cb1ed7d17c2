// The calls of bets on the wire: whose they are, that they come from the venue, that all is up to date.
import type { Answers } from "../answers/answer.ts";
import { NOT_FOUND, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { betRecordList, betRecordTotal } from "./bet-record.ts";
import { catchUp } from "./catch-up.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";
import { type Desk, deskOf } from "./desk.ts";
import { keepHistory } from "./history.ts";
import { openBets } from "./open-bets.ts";
import { betStatus, placeBet } from "./place-bet.ts";
import { quote } from "./quote.ts";
import { sportBalance } from "./sport-balance.ts";
import { checkVenueToken, launch } from "./venue-token.ts";

type BetCall =
  | "quote"
  | "placeBet"
  | "betStatus"
  | "openBets"
  | "cashOutQuote"
  | "cashOut"
  | "betRecordTotal"
  | "betRecordList"
  | "launch"
  | "sportBalance";

export const BETS_ANSWERS: Answers<BetCall> = {
  quote: {
    keep: 0,
    answer(context, { Request: { selections } }) {
      checkOpen(context);
      const desk = deskOf(context.world);
      const member = context.member?.id ?? null;
      if (member !== null) catchUp(desk, context.time, member);
      return quote(desk, selections, { member, time: context.time });
    },
  },
  placeBet: {
    keep: 0,
    answer: (context, { Request }) =>
      atDesk(context, Request, (desk, whose) =>
        placeBet(desk, { ...whose, key: context.caller.idempotencyKey }, Request),
      ),
  },
  betStatus: {
    keep: 0,
    answer: (context, { Request }) =>
      atDesk(context, Request, (desk, whose) => betStatus(desk, { ...whose, key: Request.key })),
  },
  openBets: {
    keep: 0,
    answer: (context, { Request }) =>
      atDesk(context, Request, (desk, whose) =>
        openBets(desk, { ...Request, member: whose.member }, whose.time),
      ),
  },
  cashOutQuote: {
    keep: 0,
    answer: (context, { Request }) =>
      atDesk(context, Request, (desk, whose) => cashOutQuote(desk, whose, Request.ticketId)),
  },
  cashOut: {
    keep: 0,
    answer: (context, { Request }) =>
      atDesk(context, Request, (desk, whose) =>
        cashOut(desk, { ...whose, key: context.caller.idempotencyKey }, Request),
      ),
  },
  betRecordTotal: {
    keep: 0,
    answer: (context, filter) =>
      upToDate(context, (desk, whose) => betRecordTotal(desk, whose, filter)),
  },
  betRecordList: {
    keep: 0,
    answer: (context, filter) =>
      upToDate(context, (desk, whose) => betRecordList(desk, whose, filter)),
  },
  launch: { keep: 0, answer: launch },
  sportBalance: {
    keep: 0,
    answer(context) {
      checkOpen(context);
      return upToDate(context, (desk, { member }) => sportBalance(desk, member));
    },
  },
};

interface Whose {
  readonly member: number;
  readonly time: number;
}

/** Calls of the venue itself, with its token. */
function atDesk<T>(
  context: AnswerContext,
  { token }: { readonly token: string },
  act: (desk: Desk, whose: Whose) => T,
): T {
  checkOpen(context);
  checkVenueToken(context, token);
  return upToDate(context, act);
}

function checkOpen({ view }: AnswerContext): void {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
}

function upToDate<T>(context: AnswerContext, act: (desk: Desk, whose: Whose) => T): T {
  const { world, time } = context;
  const { id: member } = memberOf(context);
  keepHistory(world, member, time);
  const desk = deskOf(world);
  catchUp(desk, time, member);
  return act(desk, { member, time });
}

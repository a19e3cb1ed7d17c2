// What feedback is about: a bet, a deposit or a withdrawal of the member's own, or a deposit reward.
import { ILLEGAL_PARAMETER } from "#contract/codes.ts";
import { type AboutKind, FEEDBACK_ABOUT, type FeedbackKind } from "#contract/messages.ts";
import { betRecordList, ticketTitle } from "../bets/bet-record.ts";
import { bettingOf } from "../bets/betting-service.ts";
import { atStake } from "../bets/ticket-money.ts";
import { readTickets } from "../bets/ticket-store.ts";
import { describeDeal } from "../deals/describe-deal.ts";
import { dealRows } from "../deals/deal-rows.ts";
import { yuan } from "../ledger/decimal.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

export interface About {
  readonly kind: AboutKind;
  readonly id: string;
}

/** Its title as printed. @throws Refusal when the member has no such record, or the kind takes none */
export function aboutTitle(context: CallContext, feedback: FeedbackKind, about: About): string {
  const title =
    FEEDBACK_ABOUT[feedback] === about.kind ? TITLES[about.kind](context, about.id) : null;
  if (title === null) throw new Refusal(ILLEGAL_PARAMETER, "about");
  return title;
}

const TITLES: Readonly<Record<AboutKind, (context: CallContext, id: string) => string | null>> = {
  bet: betTitle,
  deposit: (context, id) => dealTitle(context, "deposit", id),
  withdraw: (context, id) => dealTitle(context, "withdraw", id),
  reward: ({ ports, view, time }, id) =>
    ports.payments.rewards(view, time).find((reward) => reward.id === id)?.title ?? null,
};

/** Newest first. */
export function betsOf(context: CallContext, asked: { pageNum: number; pageSize: number }) {
  const { time } = context;
  const own = { member: memberOf(context).id, time };
  const all = { venue: "ALL", state: "all", from: 0, to: time + 1 } as const;
  return betRecordList(bettingOf(context), own, { ...all, ...asked });
}

function betTitle(context: CallContext, id: string): string | null {
  const own = [memberOf(context).id, id];
  const [stored] = readTickets(context.database, "member = ? AND id = ?", own);
  return stored ? `${ticketTitle(stored)} · ${yuan(atStake(stored.ticket))}` : null;
}

function dealTitle(
  context: CallContext,
  kind: "deposit" | "withdraw",
  orderId: string,
): string | null {
  const filter = { member: memberOf(context).id, kinds: [kind], state: "all", orderId } as const;
  const [row] = dealRows(context.database, { ...filter, from: 0, to: 0 }, { limit: 1, offset: 0 });
  if (row?.kind !== kind) return null;
  const { title } = describeDeal(context, row);
  return `${title} · ${yuan(Math.abs(row.amountCents))}`;
}

// Bets under `/sandbox/*`: what a member has at risk, verdicts and results by hand, settling now.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findMember } from "../accounts/member-store.ts";
import type { Backend } from "../backend.ts";
import { bookOf } from "../book/book.ts";
import { ResultOrderSchema } from "../book/decision.ts";
import { missing, post } from "../control/post-route.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { catchUp, settleNow } from "./catch-up.ts";
import { deskOf } from "./desk.ts";
import { reopenTicket } from "./reopen-ticket.ts";
import { readTickets } from "./ticket-store.ts";
import { ticketView } from "./ticket-view.ts";
import { orderVerdicts, OrderSchema } from "./verdict-orders.ts";

const WhoseSchema = v.strictObject({ site: v.string(), name: v.string() });
const SettleSchema = v.strictObject({
  /** Every match without it. */
  gameId: v.optional(v.string()),
  /** How the match ends, whatever the book says; null takes it back. In play it ends as it stands without. */
  result: v.optional(v.nullable(ResultOrderSchema)),
});
const ReopenSchema = v.strictObject({ ticketId: v.string() });
const DelayedSchema = v.strictObject({
  verdict: OrderSchema,
  /** Whoever bets next without it. */
  of: v.optional(WhoseSchema),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
});

export function betRoutes(app: FastifyInstance, backend: Backend): void {
  const desk = () => deskOf(backend.world());
  const now = () => backend.clock.now();
  post(app, "/sandbox/bets", WhoseSchema, (whose, reply) => {
    return memberBets(backend, whose) ?? missing(reply, whose.site, whose.name);
  });
  post(app, "/sandbox/settle", SettleSchema, ({ gameId, result }) => {
    if (gameId !== undefined) endMatch(backend, gameId, result);
    settleNow(desk(), now(), gameId ?? null);
    return { problems: ledgerProblems(backend.world().database) };
  });
  post(app, "/sandbox/reopen", ReopenSchema, ({ ticketId }, reply) => {
    if (reopenTicket(desk(), ticketId, now())) return { ticketId };
    return reply.code(409).send({ problem: `${ticketId} cannot be opened again.` });
  });
  post(app, "/sandbox/delayed", DelayedSchema, ({ verdict, times, of }, reply) => {
    const member = of === undefined ? null : memberOf(backend, of);
    if (of !== undefined && !member) return missing(reply, of.site, of.name);
    const { database } = backend.world();
    orderVerdicts(database, { order: verdict, times, member: member?.id ?? null });
    return { verdict, times };
  });
}

function endMatch(
  backend: Backend,
  gameId: string,
  result: v.InferOutput<typeof SettleSchema>["result"],
): void {
  const at = backend.clock.now();
  const { orders, fixtures, timelineOf } = bookOf(backend.world());
  const fixture = fixtures.byId(gameId);
  const inPlay = fixture && fixture.begins <= at && at < timelineOf(fixture).ends;
  if (result === null) orders.decide(gameId, null);
  else if (result !== undefined) orders.decide(gameId, { at, result });
  else if (inPlay && !fixture.postponed) orders.decide(gameId, { at, result: null });
  else return;
  backend.cache.renew(at);
}

function memberOf(backend: Backend, { site, name }: v.InferOutput<typeof WhoseSchema>) {
  const view = backend.sites.named(site);
  return view ? findMember(backend.world().database, view.site.id, name) : null;
}

function memberBets(backend: Backend, whose: v.InferOutput<typeof WhoseSchema>) {
  const member = memberOf(backend, whose);
  if (!member) return null;
  const { database } = backend.world();
  const desk = deskOf(backend.world());
  const time = backend.clock.now();
  catchUp(desk, time, member.id);
  const book = desk.book(time);
  const entries = database
    .prepare("SELECT * FROM ledger_entry WHERE account IN (?, ?) ORDER BY id DESC LIMIT 200")
    .all(`wallet:${member.id}`, `locked:${member.id}`);
  const after = findMember(database, member.site, whose.name);
  return {
    balanceCents: after?.balanceCents,
    lockedCents: after?.lockedCents,
    tickets: readTickets(database, "member = ? ORDER BY placedAt DESC, id DESC", [member.id]).map(
      (stored) => ticketView(book, stored),
    ),
    entries,
    problems: ledgerProblems(database),
  };
}

// Control routes of bets: a member's tickets, forced results, reopened tickets, trader verdicts.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findMember } from "../../backend/members/member-store.ts";
import { bettingOf } from "../../backend/bets/betting-service.ts";
import { addVerdicts, VerdictSchema } from "../../backend/bets/place/trader-verdicts.ts";
import { reopenTicket } from "../../backend/bets/settle/reopen-ticket.ts";
import { settleDue, settleNow } from "../../backend/bets/settle/settle-due.ts";
import { readTickets } from "../../backend/bets/ticket-store.ts";
import { ticketView } from "../../backend/bets/ticket-view.ts";
import { ledgerProblems } from "../../backend/ledger/ledger-check.ts";
import { allVenueCents } from "../../backend/ledger/ledger.ts";
import { bookOf } from "../book/book.ts";
import { ForcedResultSchema } from "../book/overrides/match-decision.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const MemberNameSchema = v.strictObject({ site: v.string(), name: v.string() });
const SettleSchema = v.strictObject({
  /** All matches when it is left out. */
  gameId: v.optional(v.string()),
  /**
   * How the match ends; null takes an earlier result back. Without it, a match in play ends with its
   * current score.
   */
  result: v.optional(v.nullable(ForcedResultSchema)),
});
const ReopenSchema = v.strictObject({ ticketId: v.string() });
const DelayedSchema = v.strictObject({
  verdict: VerdictSchema,
  /** The next bet of any member when it is left out. */
  of: v.optional(MemberNameSchema),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
});

export function betRoutes(app: FastifyInstance, simulation: Simulation): void {
  const betting = () => bettingOf(simulation);
  const now = () => simulation.clock.now();
  post(app, "/sandbox/bets", MemberNameSchema, (named, reply) => {
    return memberBets(simulation, named) ?? missing(reply, named.site, named.name);
  });
  post(app, "/sandbox/settle", SettleSchema, ({ gameId, result }) => {
    if (gameId !== undefined) endMatch(simulation, gameId, result);
    settleNow(betting(), now(), gameId ?? null);
    return { problems: ledgerProblems(simulation.world().database) };
  });
  post(app, "/sandbox/reopen", ReopenSchema, ({ ticketId }, reply) => {
    if (reopenTicket(betting(), ticketId, now())) return { ticketId };
    return reply.code(409).send({ problem: `${ticketId} cannot be opened again.` });
  });
  post(app, "/sandbox/delayed", DelayedSchema, ({ verdict, times, of }, reply) => {
    const member = of === undefined ? null : memberOf(simulation, of);
    if (of !== undefined && !member) return missing(reply, of.site, of.name);
    const { database } = simulation.world();
    addVerdicts(database, { verdict, times, member: member?.id ?? null });
    return { verdict, times };
  });
}

function endMatch(
  simulation: Simulation,
  gameId: string,
  result: v.InferOutput<typeof SettleSchema>["result"],
): void {
  const at = simulation.clock.now();
  const { overrides, fixtures, timelineOf } = bookOf(simulation.world());
  const fixture = fixtures.byId(gameId);
  const inPlay = fixture && fixture.begins <= at && at < timelineOf(fixture).ends;
  if (result === null) overrides.decide(gameId, null);
  else if (result !== undefined) overrides.decide(gameId, { at, result });
  else if (inPlay && !fixture.postponed) overrides.decide(gameId, { at, result: null });
  else return;
  simulation.cache.renew(at);
}

function memberOf(simulation: Simulation, { site, name }: v.InferOutput<typeof MemberNameSchema>) {
  const view = simulation.sites.named(site);
  return view ? findMember(simulation.world().database, view.site.id, name) : null;
}

function memberBets(simulation: Simulation, named: v.InferOutput<typeof MemberNameSchema>) {
  const member = memberOf(simulation, named);
  if (!member) return null;
  const { database } = simulation.world();
  const betting = bettingOf(simulation);
  const time = simulation.clock.now();
  settleDue(betting, time, member.id);
  const book = betting.book(time);
  const entries = database
    .prepare("SELECT * FROM ledger_entry WHERE account IN (?, ?, ?) ORDER BY id DESC LIMIT 200")
    .all(`wallet:${member.id}`, `locked:${member.id}`, `bonus:${member.id}`);
  const after = findMember(database, member.site, named.name);
  return {
    balanceCents: after?.balanceCents,
    lockedCents: after?.lockedCents,
    venueCents: allVenueCents(database, member.id),
    tickets: readTickets(database, "member = ? ORDER BY placedAt DESC, id DESC", [member.id]).map(
      (stored) => ticketView(book, stored),
    ),
    entries,
    problems: ledgerProblems(database),
  };
}

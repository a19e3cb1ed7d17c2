// The control route of free bets: gives one to a member.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { FREE_BET_SOURCES } from "#contract/betting/free-bets.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { grantFreeBet } from "../../backend/free-bets/grant-free-bet.ts";
import { findMember } from "../../backend/members/member-store.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const FreeBetSchema = v.strictObject({
  site: v.string(),
  name: v.string(),
  id: v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/)),
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.optional(v.string(), "体育免费投注"),
  source: v.optional(v.picklist(FREE_BET_SOURCES), "welfare"),
  /** From now. */
  days: v.optional(v.number(), 7),
  leastOdds: v.optional(v.nullable(v.string()), null),
  sports: v.optional(v.array(v.picklist(MATCH_SPORTS)), []),
  stakeReturned: v.optional(v.boolean(), false),
});

export function freeBetRoutes(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/free-bet", FreeBetSchema, ({ site, name, ...grant }, reply) => {
    const view = simulation.sites.named(site);
    const { database } = simulation.world();
    const member = view ? findMember(database, view.site.id, name) : null;
    if (!member) return missing(reply, site, name);
    const time = simulation.clock.now();
    return { given: grantFreeBet(database, { ...grant, member: member.id, time }) };
  });
}

// Control routes of withdrawals: acts of staff, banks and chains, and the rules of a site.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findMember } from "../../backend/members/member-store.ts";
import { actOnWithdrawal, WITHDRAWAL_ACTS } from "../../backend/withdrawals/act-on-withdrawal.ts";
import {
  readSiteRules,
  setHold,
  SiteRulesSchema,
  writeSiteRules,
} from "../../backend/withdrawals/withdrawal-rules.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const ActSchema = v.strictObject({
  orderId: v.string(),
  act: v.picklist(WITHDRAWAL_ACTS),
  /** What the member reads about it. */
  note: v.optional(v.string()),
});

/** `closed`: reasons by method or network; an empty text opens it again. `hours`: minutes of the day; null: always. */
const RulesSchema = v.strictObject({ site: v.string(), ...v.partial(SiteRulesSchema).entries });

const HoldSchema = v.strictObject({
  site: v.string(),
  name: v.string(),
  /** Why the member has to contact customer service; null ends it. */
  reason: v.nullable(v.string()),
});

export function withdrawalRoutes(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/withdrawal", ActSchema, ({ orderId, act, note }, reply) => {
    const given = { id: orderId, act, ...(note === undefined ? {} : { note }) };
    const { database } = simulation.world();
    const row = actOnWithdrawal(database, given, simulation.clock.now());
    if (row) return { orderId, state: row.state };
    return reply.code(409).send({ problem: `${orderId} cannot be changed by ${act} now.` });
  });
  post(app, "/sandbox/withdrawal-rules", RulesSchema, ({ site, ...change }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    const { database } = simulation.world();
    const before = readSiteRules(database, view.site.id);
    const closed = { ...before.closed, ...change.closed };
    const rules = { ...before, ...change, closed };
    writeSiteRules(database, view.site.id, rules);
    return rules;
  });
  post(app, "/sandbox/withdrawal-hold", HoldSchema, ({ site, name, reason }, reply) => {
    const view = simulation.sites.named(site);
    const { database } = simulation.world();
    const member = view ? findMember(database, view.site.id, name) : null;
    if (!member) return missing(reply, site, name);
    setHold(database, member.id, reason);
    return { name, reason };
  });
}

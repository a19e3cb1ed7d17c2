// Ends a member's wait, for tests that share the clock with others.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findMember } from "../../backend/members/member-store.ts";
import { readLimits, writeLimit } from "../../backend/duties/limit-store.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const MemberSchema = v.strictObject({ site: v.string(), name: v.string() });

/** Raises that wait can be confirmed from now on. */
export function limitWaitRoute(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/limit-wait", MemberSchema, ({ site, name }, reply) => {
    const view = simulation.sites.named(site);
    const { database } = simulation.world();
    const member = view ? findMember(database, view.site.id, name) : null;
    if (!member) return missing(reply, site, name);
    const now = simulation.clock.now();
    const waiting = readLimits(database, member.id).filter(
      ({ pendingFrom }) => pendingFrom !== null && pendingFrom > now,
    );
    for (const row of waiting) writeLimit(database, member.id, { ...row, pendingFrom: now });
    return { site, name, ended: waiting.length };
  });
}

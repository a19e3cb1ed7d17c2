// What the operator decides of a member's documents, and where visitors of a site are.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "#contract/protection/documents.ts";
import { findMember } from "../../backend/members/member-store.ts";
import { documentOf, writeDocument } from "../../backend/duties/documents.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const DocumentSchema = v.strictObject({
  site: v.string(),
  name: v.string(),
  /** Both without it. */
  kind: v.optional(v.picklist(DOCUMENT_KINDS)),
  state: v.picklist(DOCUMENT_STATES),
  reason: v.optional(v.string(), ""),
  /** What the identity document says. */
  birthday: v.optional(v.pipe(v.string(), v.isoDate())),
});
const PlaceSchema = v.strictObject({
  site: v.string(),
  /** As `US-PA`; null: not known. */
  region: v.nullable(v.string()),
});

export function documentRoutes(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/documents", DocumentSchema, (asked, reply) => {
    const { site, name, kind, state, reason, birthday } = asked;
    const view = simulation.sites.named(site);
    const { database } = simulation.world();
    const member = view ? findMember(database, view.site.id, name) : null;
    if (!member) return missing(reply, site, name);
    const kinds = kind === undefined ? DOCUMENT_KINDS : [kind];
    const at = simulation.clock.now();
    for (const one of kinds) {
      const { image } = documentOf(database, member.id, one);
      const said = one === "identity" ? birthday : null;
      writeDocument(database, member.id, { kind: one, state, reason, image, at, birthday: said });
    }
    return { site, name, kinds, state };
  });
  post(app, "/sandbox/place", PlaceSchema, ({ site, region }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    simulation.places.set(view.site.id, region);
    return { site, region };
  });
}

// The public keys of a site, for everybody: whoever checks evidence needs no account and no program of the operator.
import type { FastifyInstance } from "fastify";
import { NOT_FOUND } from "#contract/codes.ts";
import { EVIDENCE_KEYS_PATH } from "#contract/evidence/signed-evidence.ts";
import type { Backend } from "../../wire/backend.ts";
import { refuse } from "../../wire/envelope-reply.ts";

export function evidenceKeyRoute(app: FastifyInstance, backend: Backend): void {
  app.get(EVIDENCE_KEYS_PATH, (request, reply) => {
    const view = backend.sites.find(request.headers);
    if (!view) return refuse(reply, backend, 404, NOT_FOUND);
    const keys = backend.ports.betSigner
      .keys(view.site.id)
      .map((key) => ({ ...key, use: "sig", alg: "EdDSA" }));
    return reply
      .type("application/jwk-set+json")
      .header("access-control-allow-origin", "*")
      .header("cache-control", "no-cache")
      .send(JSON.stringify({ keys }));
  });
}

// The control surface needs no login. Web pages of other origins can send it simple requests without a
// preflight, so only JSON from the site's own pages is accepted.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export function guardControl(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isControl(request) || READS.has(request.method)) return;
    if (!isOwnOrigin(request)) {
      await refuse(reply, 403, "origin: the control surface answers pages of its own origin only.");
    } else if (!isJson(request)) {
      await refuse(reply, 415, "content-type: send application/json.");
    }
  });
}

/** By the route that answers: an address can be written in other ways, as `http://host/sandbox/…` or `/%73andbox/…`. */
function isControl({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/sandbox/") === true;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Programs send no `Origin` header. */
function isOwnOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase();
}

/** DELETE has no body and no type, and always needs a preflight. */
function isJson({ method, headers }: FastifyRequest): boolean {
  return method === "DELETE" || /^application\/json\b/i.test(headers["content-type"] ?? "");
}

async function refuse(reply: FastifyReply, status: number, problem: string): Promise<void> {
  await reply.code(status).send({ problem });
}

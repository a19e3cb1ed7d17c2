// One route per call of the contract, and one for all sealed calls.
import type { FastifyInstance } from "fastify";
import { CALLS } from "#contract/api/calls.ts";
import { ILLEGAL_PARAMETER } from "#contract/codes.ts";
import { SEALED_PREFIX } from "#contract/sealed.ts";
import type { Backend } from "./backend.ts";
import { refuse } from "./envelope-reply.ts";
import { plainExchange, sealedExchange } from "./read-exchange.ts";
import { serveCall } from "./serve-call.ts";

/** Bodies are read as text: a signature covers the exact bytes the client sent. */
const AS_TEXT = { parseAs: "string", bodyLimit: 1024 * 1024 } as const;

export function callRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register((scope, _options, done) => {
    takeText(scope, "application/json");
    const routes = new Map(Object.values(CALLS).map(({ method, path }) => [path, method]));
    for (const [path, method] of routes) {
      scope.route({
        method,
        url: path,
        handler: (request, reply) => {
          const exchange = plainExchange(backend, request, reply, path);
          const sealing = (exchange.view?.site.encryption ?? "off") !== "off";
          return sealing
            ? refuse(reply, backend, 400, ILLEGAL_PARAMETER)
            : serveCall(backend, exchange);
        },
      });
    }
    done();
  });
  void app.register((scope, _options, done) => {
    takeText(scope, "text/plain");
    scope.post(`${SEALED_PREFIX}*`, (request, reply) => {
      const exchange = sealedExchange(backend, request, reply);
      return exchange
        ? serveCall(backend, exchange)
        : refuse(reply, backend, 400, ILLEGAL_PARAMETER);
    });
    done();
  });
}

function takeText(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, AS_TEXT, (_request, body, done) => done(null, body));
}

// Every call of the contract as a route, and the one route behind which they are sealed.
import type { FastifyInstance } from "fastify";
import { CALLS } from "#contract/api/calls.ts";
import { SEALED_PREFIX } from "#contract/sealed.ts";
import { ILLEGAL_REQUEST } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import { refuse } from "./envelope-reply.ts";
import { plainExchange, sealedExchange } from "./exchange.ts";
import { serveCall } from "./serve-call.ts";

/** Bodies stay text, as signatures are over what the client wrote. */
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
            ? refuse(reply, backend, 400, ILLEGAL_REQUEST)
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
      return exchange ? serveCall(backend, exchange) : refuse(reply, backend, 400, ILLEGAL_REQUEST);
    });
    done();
  });
}

function takeText(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, AS_TEXT, (_request, body, done) => done(null, body));
}

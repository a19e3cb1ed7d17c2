// The sandbox as one function: backend, simulation and control surface in one server. It binds no port: the caller
// mounts it on every brand's origin, for the path prefixes of contract/server-paths.ts.
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import fastify, { type FastifyInstance } from "fastify";
import { INVALID_PARAMETER, NOT_FOUND, SERVER_ERROR } from "#contract/codes.ts";
import type { Backend } from "./backend/wire/backend.ts";
import { createChatStream } from "./backend/chat/chat-stream.ts";
import { evidenceKeyRoute } from "./backend/bets/evidence/key-route.ts";
import { openDatabase } from "./backend/open-database.ts";
import { uploadRoutes } from "./backend/uploads/upload-routes.ts";
import { createFeed } from "./backend/push/feed.ts";
import { oddsStream } from "./backend/push/odds-stream.ts";
import { createStreamSockets } from "./backend/push/stream-sockets.ts";
import { createTableStream } from "./backend/push/table-stream.ts";
import { customerServiceRoute } from "./backend/site/customer-service-page.ts";
import { callRoutes } from "./backend/wire/call-routes.ts";
import { refuse } from "./backend/wire/envelope-reply.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";
import { mediaRoutes } from "./simulation/artwork/media-routes.ts";
import { readTemplates } from "./simulation/artwork/templates.ts";
import { controlRoutes } from "./simulation/control/control-routes.ts";
import { feedRoutes } from "./simulation/control/feed-routes.ts";
import { guardControl } from "./simulation/control/guard-control.ts";
import { DEMO_ACCOUNTS } from "./simulation/members/demo-accounts.ts";
import { payRoutes } from "./simulation/payments/pay-routes.ts";
import { createSimulation } from "./simulation/simulation.ts";
import { playFiles } from "./simulation/venues/play/play-files.ts";
import { playRoutes } from "./simulation/venues/play/play-routes.ts";

export type { Sandbox, SandboxOptions } from "./options.ts";

const ARTWORK = fileURLToPath(new URL("../content/artwork", import.meta.url));

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const templates = await readTemplates(options.artworkDir ?? ARTWORK);
  const database = openDatabase(options.databaseFile);
  const simulation = createSimulation(options, database, templates);
  const app = fastify({ forceCloseConnections: true });
  const routes = listRoutes(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, simulation, 404, NOT_FOUND));
  answerErrors(app, simulation);
  guardControl(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  callRoutes(app, simulation);
  mediaRoutes(app, simulation);
  uploadRoutes(app, simulation);
  evidenceKeyRoute(app, simulation);
  controlRoutes(app, simulation);
  const files = await playFiles(options.compileScript);
  playRoutes(app, simulation, files);
  payRoutes(app, simulation, files);
  customerServiceRoute(app, simulation);
  const feed = createFeed(simulation, simulation.feedFaults);
  const tables = createTableStream(simulation, simulation.feedFaults);
  const chat = createChatStream(simulation, simulation.feedFaults);
  const sockets = createStreamSockets(simulation, [oddsStream(feed), tables, chat]);
  feedRoutes(app, simulation, { feed, tables, chat });
  await app.ready();
  return {
    routes,
    accounts: DEMO_ACCOUNTS,
    handle(req: IncomingMessage, res: ServerResponse) {
      app.routing(req, res);
    },
    upgrade: (req, socket, head) => sockets.upgrade(req, socket, head),
    async close() {
      feed.close();
      tables.close();
      chat.close();
      sockets.close();
      await app.close();
      database.close();
    },
  };
}

/** Invalid requests get a 4xx envelope; any other error is a bug, printed on stderr. */
function answerErrors(app: FastifyInstance, backend: Backend): void {
  app.setErrorHandler(
    (error: { readonly statusCode?: number; readonly stack?: string }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return refuse(reply, backend, status, INVALID_PARAMETER);
      process.stderr.write(
        `sandbox: ${request.method} ${request.url}\n${error.stack ?? String(error)}\n`,
      );
      return refuse(reply, backend, 500, SERVER_ERROR);
    },
  );
}

/** Collects routes as they are added, without the `HEAD` that fastify adds to each `GET`. */
function listRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== "HEAD");
    routes.push(...methods.map((name) => `${name} ${url}`));
  });
  return routes;
}

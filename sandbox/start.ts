// The reference backend as one function. It binds no port: whoever serves the sites mounts it for the
// server's path prefixes on every brand's origin.
import { fileURLToPath } from "node:url";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { DEMO_ACCOUNTS } from "./accounts/demo-accounts.ts";
import { INVALID_PARAMETER, NOT_FOUND, SERVER_ERROR } from "./answers/refusal.ts";
import { readTemplates } from "./artwork/templates.ts";
import { type Backend, createBackend } from "./backend.ts";
import { feedRoutes } from "./book/feed/feed-routes.ts";
import { createFeedSocket } from "./book/feed/feed-socket.ts";
import { createFeed } from "./book/feed/feed.ts";
import { controlRoutes } from "./control/control-routes.ts";
import { uploadRoutes } from "./member/upload-routes.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";
import { serviceDesk } from "./service-desk.ts";
import { openDatabase } from "./store/database.ts";
import { callRoutes } from "./wire/call-routes.ts";
import { refuse } from "./wire/envelope-reply.ts";
import { mediaRoutes } from "./wire/media-routes.ts";

export type { Sandbox, SandboxOptions } from "./options.ts";

const ARTWORK = fileURLToPath(new URL("../content/artwork", import.meta.url));

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const templates = await readTemplates(options.artworkDir ?? ARTWORK);
  const database = openDatabase(options.databaseFile);
  const backend = createBackend(options, database, templates);
  const app = fastify({ forceCloseConnections: true });
  const routes = listRoutes(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, backend, 404, NOT_FOUND));
  answerErrors(app, backend);
  callRoutes(app, backend);
  mediaRoutes(app, backend);
  uploadRoutes(app, backend);
  controlRoutes(app, backend);
  serviceDesk(app, backend);
  const feed = createFeed(backend);
  const socketOfFeed = createFeedSocket(backend, feed);
  feedRoutes(app, feed);
  await app.ready();
  return {
    routes,
    accounts: DEMO_ACCOUNTS,
    handle(req: IncomingMessage, res: ServerResponse) {
      app.routing(req, res);
    },
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      if (socketOfFeed.upgrade(req, socket, head)) return;
      socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    },
    async close() {
      feed.close();
      socketOfFeed.close();
      await app.close();
      database.close();
    },
  };
}

/** A body that is no JSON is the caller's mistake; anything else is ours, told once on stderr. */
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

/** Filled as routes are added; the `HEAD` that comes with each `GET` is left out. */
function listRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== "HEAD");
    routes.push(...methods.map((name) => `${name} ${url}`));
  });
  return routes;
}

// The HTTP server of `brand dev` and `brand preview`. It answers loopback names only, against DNS rebinding,
// and no request can crash it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { stopperOf } from "./stop-server.ts";

export interface SiteRequest {
  readonly request: IncomingMessage;
  readonly pathname: string;
}

interface Handlers {
  answer(at: SiteRequest, response: ServerResponse): Promise<void> | void;
  /** @returns false when the path has no such protocol */
  upgrade(at: SiteRequest, socket: Duplex, head: Buffer): boolean;
}

export interface SiteServer {
  readonly server: Server;
  /** Ends all connections, sockets included. */
  readonly stop: () => Promise<void>;
}

/** @param name of the command, for errors on stderr */
export function siteServer(name: string, { answer, upgrade }: Handlers): SiteServer {
  const server = createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    const pathname = pathOf(request);
    if (!isLoopback(request.headers.host))
      return refuse(response, 421, "This server answers localhost and *.localhost only.\n");
    if (pathname === null)
      return refuse(response, 400, "The address of this request cannot be read.\n");
    // Also catches synchronous errors.
    new Promise<void>((resolve) => resolve(answer({ request, pathname }, response))).catch(
      (error: unknown) => {
        process.stderr.write(
          `${name}: ${error instanceof Error ? error.message : String(error)}\n`,
        );
        if (!response.headersSent) response.writeHead(500);
        response.end();
      },
    );
  });
  // After Node's five seconds a request may meet a connection that is just being closed.
  server.keepAliveTimeout = 10 * 60_000;
  server.on("upgrade", (request, socket, head) => {
    // Without a listener a connection reset ends the process.
    socket.on("error", () => socket.destroy());
    const pathname = pathOf(request);
    if (!isLoopback(request.headers.host)) return close(socket, "421 Misdirected Request");
    if (pathname === null) return close(socket, "400 Bad Request");
    if (!isOwnOrigin(request)) return close(socket, "403 Forbidden");
    if (!upgrade({ request, pathname }, socket, head)) close(socket, "404 Not Found");
  });
  return { server, stop: stopperOf(server) };
}

/** @returns null for `*` and for an invalid address */
function pathOf({ url = "/" }: IncomingMessage): string | null {
  const address = URL.parse(url.startsWith("/") ? `http://site${url}` : url);
  return address !== null && address.protocol === "http:" ? address.pathname : null;
}

function isLoopback(host = ""): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "");
  return LOOPBACK.has(name) || name.endsWith(".localhost");
}

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A page sends its origin and may open sockets of its own site only; other programs send none. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase();
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}

function close(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

// Passes the calls and sockets of a preview on to a server that the operator runs.
import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import type { MountedSandbox } from "./mount-sandbox.ts";

/** Describes a server that cannot be reached. */
type Explain = (cause: NodeJS.ErrnoException) => string;

/**
 * In the sandbox's place. Without accounts, because only their server knows them.
 * @param backend an origin @param note told once of each cause for which the server cannot be reached
 */
export function passOn(backend: string, note: (text: string) => void): MountedSandbox {
  const start = requestsTo(backend);
  const noted = new Set<string>();
  const explain: Explain = (cause) => {
    const text = describe(backend, cause);
    if (!noted.has(text)) note(text);
    noted.add(text);
    return `${text}\n`;
  };
  return {
    accounts: [],
    routes: [],
    handle(request, response) {
      passCall({ request, onward: start(request), explain }, response);
    },
    upgrade(request, socket, head) {
      const onward = start(request);
      joinSockets({ onward, explain }, socket, head);
      onward.end();
      return true;
    },
    close: () => Promise.resolve(),
  };
}

/** The server sees the site's own host; TLS asks for the server's name, not the site's. */
function requestsTo(backend: string): (request: IncomingMessage) => ClientRequest {
  const { protocol, hostname } = new URL(backend);
  const name = hostname.replace(/^\[|\]$/g, "");
  const servername = isIP(name) === 0 ? name : "";
  const send = protocol === "https:" ? httpsRequest : httpRequest;
  return ({ method = "GET", headers, url = "/" }) => {
    const { pathname, search } = new URL(url.startsWith("/") ? `${backend}${url}` : url);
    return send(backend, { method, headers, path: `${pathname}${search}`, servername });
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly onward: ClientRequest;
  readonly explain: Explain;
}

function passCall({ request, onward, explain }: Call, response: ServerResponse): void {
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An answer that the server breaks off is broken off for the browser, too.
    pipeline(answer, response, () => undefined);
  });
  onward.on("error", (cause) => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(502, { "content-type": TEXT }).end(explain(cause));
  });
  // The browser may leave before the end.
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

function joinSockets({ onward, explain }: Omit<Call, "request">, socket: Duplex, head: Buffer) {
  socket.on("close", () => onward.destroy());
  onward.on("upgrade", ({ rawHeaders }, server, first) => {
    const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`);
    socket.write(first);
    server.write(head);
    server.on("error", () => socket.destroy());
    socket.on("close", () => server.destroy());
    server.pipe(socket).pipe(server);
  });
  const refuse = (status: string, text: string) => {
    if (socket.destroyed || socket.writableEnded) return;
    const length = Buffer.byteLength(text);
    socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: ${TEXT}\r\ncontent-length: ${length}\r\n\r\n${text}`,
    );
  };
  onward.on("response", ({ statusCode, statusMessage }) => {
    refuse(`${statusCode} ${statusMessage}`, "");
    onward.destroy();
  });
  onward.on("error", (cause) => {
    if (!socket.destroyed) refuse("502 Bad Gateway", explain(cause));
  });
}

const TEXT = "text/plain; charset=utf-8";

/** Codes of a certificate that Node does not trust. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/;

function describe(backend: string, { message, code = "" }: NodeJS.ErrnoException): string {
  // An error of several addresses has a code only.
  const what = `${backend} cannot be reached: ${message || code}.`;
  return UNTRUSTED.test(code)
    ? `${what} Name the file of its authority with NODE_EXTRA_CA_CERTS.`
    : what;
}

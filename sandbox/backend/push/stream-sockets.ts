// The WebSockets of all streams. Browsers cannot set headers on a socket, so `site` (in the chat `siteId`) and
// `locale` are query parameters.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Locale } from "#contract/locales.ts";
import type { Backend } from "../wire/backend.ts";
import type { SiteView } from "../wire/sites.ts";
import { localeOf } from "../wire/locale-texts.ts";
import type { Stream } from "./stream.ts";

export interface StreamSockets {
  /** @returns false when the request is for no stream of the site */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

const MOST_REQUEST_BYTES = 4096;
/** Bytes a slow client may leave unread before it is disconnected. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024;
const TRY_AGAIN = 1012;

export function createStreamSockets(backend: Backend, streams: readonly Stream[]): StreamSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_REQUEST_BYTES });
  return {
    upgrade(req, socket, head) {
      const address = URL.parse(`http://localhost${req.url ?? "/"}`);
      if (address === null) return false;
      const { pathname, searchParams } = address;
      const site = searchParams.get("site") ?? searchParams.get("siteId");
      const view =
        (site === null ? undefined : backend.sites.named(site)) ?? backend.sites.find(req.headers);
      const stream = streams.find(({ path }) => path === pathname);
      if (!stream || !view?.isOn(stream.needs)) return false;
      const locale = localeOf(searchParams.get("locale") ?? req.headers["accept-language"]);
      server.handleUpgrade(req, socket, head, (ws) => connect(ws, stream, { view, locale }));
      return true;
    },
    close() {
      for (const ws of server.clients) ws.terminate();
      server.close();
    },
  };
}

function connect(
  ws: WebSocket,
  stream: Stream,
  { view, locale }: { readonly view: SiteView; readonly locale: Locale },
): void {
  const connection = {
    locale,
    send(text: string) {
      if (ws.bufferedAmount > MOST_UNREAD_BYTES) ws.terminate();
      else if (ws.readyState === ws.OPEN) ws.send(text);
    },
    close: () => ws.close(TRY_AGAIN),
  };
  const client = stream.connect(connection, view);
  ws.on("message", (data) => client.receive(parsed(data)));
  ws.on("close", () => client.leave());
  ws.on("error", () => ws.terminate());
}

/** @returns null for what is no JSON */
function parsed(data: RawData): unknown {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

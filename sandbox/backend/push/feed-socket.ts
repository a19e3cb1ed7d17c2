// The feed's WebSocket (`ODDS_STREAM`). Browsers cannot set headers on a socket, so `site` and `locale` are
// query parameters.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import * as v from "valibot";
import type { Locale } from "#contract/locales.ts";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { FeedRequestSchema, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import type { Backend } from "../backend.ts";
import { localeOf } from "../wire/locale-texts.ts";
import type { Feed } from "./feed.ts";

export interface FeedSocket {
  /** @returns false when the request is not for the feed */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

const MOST_REQUEST_BYTES = 4096;
/** Bytes a slow client may leave unread before it is disconnected. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024;
const TRY_AGAIN = 1012;

export function createFeedSocket(backend: Backend, feed: Feed): FeedSocket {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_REQUEST_BYTES });
  return {
    upgrade(req, socket, head) {
      const address = URL.parse(`http://localhost${req.url ?? "/"}`);
      if (address === null) return false;
      const { pathname, searchParams } = address;
      const site = searchParams.get("site");
      const view =
        (site === null ? undefined : backend.sites.named(site)) ?? backend.sites.find(req.headers);
      if (pathname !== ODDS_STREAM || !view?.isOn("sport")) return false;
      const locale = localeOf(searchParams.get("locale") ?? req.headers["accept-language"]);
      server.handleUpgrade(req, socket, head, (ws) => connect(ws, feed, locale));
      return true;
    },
    close() {
      for (const ws of server.clients) ws.terminate();
      server.close();
    },
  };
}

function connect(ws: WebSocket, feed: Feed, locale: Locale): void {
  const subscriber = feed.connect({
    locale,
    send(text) {
      if (ws.bufferedAmount > MOST_UNREAD_BYTES) ws.terminate();
      else if (ws.readyState === ws.OPEN) ws.send(text);
    },
    close: () => ws.close(TRY_AGAIN),
  });
  ws.on("message", (data) => {
    const request = requestOf(data);
    if (request) subscriber.receive(request);
  });
  ws.on("close", () => subscriber.leave());
  ws.on("error", () => ws.terminate());
}

/** @returns null for an invalid message, which is ignored */
function requestOf(data: RawData) {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    const parsed = v.safeParse(FeedRequestSchema, JSON.parse(bytes.toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

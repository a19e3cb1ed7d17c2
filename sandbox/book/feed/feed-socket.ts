// `WS /stream/api/v1/odds`. Browsers cannot set headers on a socket, so the query says what they would:
// `site`, `locale`.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import * as v from "valibot";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { FeedRequestSchema, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import type { Backend } from "../../backend.ts";
import { localeOf } from "../../wire/locale-texts.ts";
import type { Feed } from "./feed.ts";

export interface FeedSocket {
  /** @returns whether it is the feed's */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

const LARGEST_REQUEST = 4096;
/** A client that does not read is let go. */
const MOST_WAITING = 16 * 1024 * 1024;
const TRY_AGAIN = 1012;

export function createFeedSocket(backend: Backend, feed: Feed): FeedSocket {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_REQUEST });
  return {
    upgrade(req, socket, head) {
      const { pathname, searchParams } = new URL(req.url ?? "/", "http://localhost");
      const site = searchParams.get("site");
      const view =
        (site === null ? undefined : backend.sites.named(site)) ?? backend.sites.find(req.headers);
      if (pathname !== ODDS_STREAM || !view?.isOn("sport")) return false;
      const locale = localeOf(searchParams.get("locale") ?? req.headers["accept-language"]);
      server.handleUpgrade(req, socket, head, (ws) => attend(ws, feed, locale));
      return true;
    },
    close() {
      for (const ws of server.clients) ws.terminate();
      server.close();
    },
  };
}

function attend(ws: WebSocket, feed: Feed, locale: ReturnType<typeof localeOf>): void {
  const end = feed.connect({
    locale,
    send(text) {
      if (ws.bufferedAmount > MOST_WAITING) ws.terminate();
      else if (ws.readyState === ws.OPEN) ws.send(text);
    },
    close: () => ws.close(TRY_AGAIN),
  });
  ws.on("message", (data) => {
    const request = requestOf(data);
    if (request) end.receive(request);
  });
  ws.on("close", () => end.leave());
  ws.on("error", () => ws.terminate());
}

/** What is no request is passed over. */
function requestOf(data: RawData) {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    const parsed = v.safeParse(FeedRequestSchema, JSON.parse(bytes.toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

// The page's one socket to the feed: open while anything is followed, reopened when lost, closed while the
// page is hidden for long (design: contract, "Chat and feed sockets").
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import { readFrame } from "./read-frame.ts";

interface SocketOptions {
  /** Read at each try, as it includes the locale. */
  readonly url: () => string;
  readonly onMessage: (message: FeedMessage) => void;
  /** The socket opened: channels subscribe again. */
  readonly onOpen: () => void;
  /** True after two failures in a row, or when sockets are unavailable; false once open again. */
  readonly onDown: (down: boolean) => void;
  readonly waits?: Waits;
}

interface Waits {
  /** Delay before the first retry, and the longest one. All in milliseconds. */
  readonly first: number;
  readonly most: number;
  readonly ping: number;
  /** Silence after which the connection counts as lost: two heartbeats and a margin. */
  readonly silence: number;
}

export interface FeedSocket {
  start(): void;
  stop(): void;
  /** @returns false while it is not open */
  send(request: FeedRequest): boolean;
}

const WAITS: Waits = { first: 5000, most: 60_000, ping: 10_000, silence: 25_000 };
const FAILURES_FOR_DOWN = 2;

export function createFeedSocket(options: SocketOptions): FeedSocket {
  const { waits = WAITS, onDown, onOpen, onMessage } = options;
  let line: Line | null = null;
  let wanted = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    line = dial(options.url(), waits, {
      onMessage,
      onLost: lost,
      onOpen() {
        failures = 0;
        onDown(false);
        onOpen();
      },
    });
    if (line === null) lost();
  };
  const lost = () => {
    failures += 1;
    if (failures >= FAILURES_FOR_DOWN || line === null) onDown(true);
    line = null;
    retry = setTimeout(connect, waitAfter(failures, waits));
  };
  return {
    send: (request) => line?.send(request) ?? false,
    start() {
      if (wanted) return;
      wanted = true;
      connect();
    },
    stop() {
      wanted = false;
      failures = 0;
      clearTimeout(retry);
      line?.hangUp();
      line = null;
    },
  };
}

interface Line {
  send(request: FeedRequest): boolean;
  /** Closes without any further event. */
  hangUp(): void;
}

interface LineEvents extends Pick<SocketOptions, "onMessage" | "onOpen"> {
  /** Called once, unless closed by `hangUp`. */
  readonly onLost: () => void;
}

/** One connection, from opening to its loss; null when sockets are blocked. */
function dial(url: string, waits: Waits, { onMessage, onOpen, onLost }: LineEvents): Line | null {
  const socket = open(url);
  if (socket === null) return null;
  let over = false;
  let heardAt = performance.now();
  const hangUp = () => {
    over = true;
    clearInterval(pulse);
    socket.close();
  };
  const lost = () => {
    if (over) return;
    hangUp();
    onLost();
  };
  const send = (request: FeedRequest): boolean => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(request));
    return true;
  };
  const hear = ({ data }: MessageEvent) => {
    if (over) return;
    heardAt = performance.now();
    const message = readFrame(data);
    if (message) onMessage(message);
  };
  const pulse = setInterval(() => {
    if (performance.now() - heardAt > waits.silence) lost();
    else send({ type: "ping" });
  }, waits.ping);
  socket.addEventListener("open", () => {
    if (!over) onOpen();
  });
  socket.addEventListener("message", hear);
  socket.addEventListener("close", lost);
  return { send, hangUp };
}

/** The first delay as specified, then exponential with jitter. */
function waitAfter(failures: number, { first, most }: Waits): number {
  if (failures <= 1) return first;
  const longest = Math.min(most, first * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** Null without WebSocket support, or when the browser blocks it. */
function open(url: string): WebSocket | null {
  try {
    return typeof WebSocket === "undefined" ? null : new WebSocket(url);
  } catch {
    return null;
  }
}

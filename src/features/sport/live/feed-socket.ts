// The one socket of the page to the feed: open while anything is followed, opened again when it is lost,
// closed while the page is long out of sight (design: contract, "Chat and feed sockets").
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import { readFrame } from "./read-frame.ts";

interface SocketOptions {
  /** Asked at each try: it names the locale. */
  readonly url: () => string;
  readonly onMessage: (message: FeedMessage) => void;
  /** It stands: whoever follows a channel says so again. */
  readonly onOpen: () => void;
  /** Failed twice in a row, or cannot be had at all; false once it stands again. */
  readonly onDown: (down: boolean) => void;
  readonly waits?: Waits;
}

interface Waits {
  /** Before the first try again, and at most. Milliseconds, as all of these. */
  readonly first: number;
  readonly most: number;
  readonly ping: number;
  /** Silence after which it counts as lost: two heartbeats and a bit. */
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
  /** Nothing is heard of it any more. */
  hangUp(): void;
}

interface LineEvents extends Pick<SocketOptions, "onMessage" | "onOpen"> {
  /** Once, unless it was hung up. */
  readonly onLost: () => void;
}

/** One connection, from dialling until it is lost; null where none may be opened. */
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

/** The first as specified, then longer and apart from everybody else's. */
function waitAfter(failures: number, { first, most }: Waits): number {
  if (failures <= 1) return first;
  const longest = Math.min(most, first * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** Null where there are no sockets, or none may be opened. */
function open(url: string): WebSocket | null {
  try {
    return typeof WebSocket === "undefined" ? null : new WebSocket(url);
  } catch {
    return null;
  }
}

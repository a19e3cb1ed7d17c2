// A socket that is opened again when it is lost or silent (design: contract, "Chat and feed sockets").

interface SocketOptions<In, Out> {
  /** Read at each try: it may include the locale. */
  readonly url: () => string;
  /** Null drops the frame. */
  readonly read: (data: unknown) => In | null;
  /** Sent at intervals, so that the server answers with a heartbeat. */
  readonly ping: Out;
  readonly onMessage: (message: In) => void;
  /** Opened, at first or again: what was asked of the former connection is asked again. */
  readonly onOpen: () => void;
  /** True after two failures in a row, or when sockets are unavailable; false once open again. */
  readonly onDown: (down: boolean) => void;
  /** An open connection was lost; a try to open one that failed is no loss. */
  readonly onLost?: () => void;
  readonly waits?: Waits;
}

interface Waits {
  /** Longest delay of a quick retry before the others; without it there is none. All in milliseconds. */
  readonly quick?: number;
  /** Delay before the first usual retry, and the longest one. */
  readonly first: number;
  readonly most: number;
  readonly ping: number;
  /** Silence after which the connection counts as lost: two heartbeats and a margin. */
  readonly silence: number;
}

export interface StreamSocket<Out> {
  start(): void;
  stop(): void;
  /** @returns false while it is not open */
  send(request: Out): boolean;
  /** Milliseconds since the server was last heard; null while there is no connection. */
  silence(): number | null;
}

const WAITS: Waits = { quick: 800, first: 5000, most: 60_000, ping: 10_000, silence: 25_000 };
const FAILURES_FOR_DOWN = 2;

export function createStreamSocket<In, Out>(options: SocketOptions<In, Out>): StreamSocket<Out> {
  const { waits = WAITS, onDown, onOpen, onLost } = options;
  let line: Line<Out> | null = null;
  let wanted = false;
  let failures = 0;
  let isOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    line = dial(options, waits, {
      onLost: lost,
      onOpen() {
        failures = 0;
        isOpen = true;
        onDown(false);
        onOpen();
      },
    });
    if (line === null) lost();
  };
  const lost = () => {
    failures += 1;
    if (isOpen) onLost?.();
    isOpen = false;
    if (failures >= FAILURES_FOR_DOWN || line === null) onDown(true);
    line = null;
    retry = setTimeout(connect, waitAfter(failures, waits));
  };
  return {
    send: (request) => line?.send(request) ?? false,
    silence: () => line?.silence() ?? null,
    start() {
      if (wanted) return;
      wanted = true;
      connect();
    },
    stop() {
      wanted = false;
      isOpen = false;
      failures = 0;
      clearTimeout(retry);
      line?.hangUp();
      line = null;
    },
  };
}

interface Line<Out> extends Pick<StreamSocket<Out>, "send"> {
  silence(): number;
  /** Closes without any further event. */
  hangUp(): void;
}

interface LineEvents {
  readonly onOpen: () => void;
  /** Called once, unless closed by `hangUp`. */
  readonly onLost: () => void;
}

/** One connection, from opening to its loss; null when sockets are blocked. */
function dial<In, Out>(
  { url, read, ping, onMessage }: SocketOptions<In, Out>,
  waits: Waits,
  { onOpen, onLost }: LineEvents,
): Line<Out> | null {
  const socket = open(url());
  if (socket === null) return null;
  let over = false;
  let heardAt = performance.now();
  const silence = () => performance.now() - heardAt;
  const hangUp = () => {
    over = true;
    clearInterval(pulse);
    // The browser reports a socket that is closed before it is open as an error of the page.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  };
  const lost = () => {
    if (over) return;
    hangUp();
    onLost();
  };
  const send = (request: Out): boolean => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(request));
    return true;
  };
  const hear = ({ data }: MessageEvent) => {
    if (over) return;
    heardAt = performance.now();
    const message = read(data);
    if (message !== null) onMessage(message);
  };
  const pulse = setInterval(() => {
    if (silence() > waits.silence) lost();
    else send(ping);
  }, waits.ping);
  socket.addEventListener("open", () => {
    if (over) socket.close();
    else onOpen();
  });
  socket.addEventListener("message", hear);
  socket.addEventListener("close", lost);
  return { send, silence, hangUp };
}

/** A quick try with jitter, then the specified delay, then exponential with jitter. */
function waitAfter(failures: number, { quick, first, most }: Waits): number {
  if (quick !== undefined && failures <= 1) return quick * (0.3 + Math.random() * 0.7);
  const usual = quick === undefined ? failures : failures - 1;
  if (usual <= 1) return first;
  const longest = Math.min(most, first * 2 ** (usual - 1));
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

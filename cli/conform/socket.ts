// A WebSocket whose frames are waited for.
import { MAX_FRAME_BYTES } from "#contract/stream.ts";

export interface Socket {
  send(message: unknown): void;
  /** The first frame from now on that fits. @throws Error when none comes in time */
  next(fits: (frame: unknown) => boolean, awaited: string): Promise<unknown>;
  /** Frames so far, parsed; null for what is no JSON or too large. */
  readonly frames: readonly unknown[];
  close(): void;
}

/** @throws Error when it does not open in time */
export async function openSocket(address: URL, timeoutMs: number): Promise<Socket> {
  // Node does not find `<brand>.localhost`; the site stands in the query.
  if (address.hostname.endsWith(".localhost")) address.hostname = "localhost";
  const ws = new WebSocket(address);
  const frames: unknown[] = [];
  const waiting = new Set<(frame: unknown) => void>();
  ws.addEventListener("message", ({ data }) => {
    const frame = parsed(data);
    frames.push(frame);
    for (const look of waiting) look(frame);
  });
  await within(timeoutMs, "the socket does not open", (done, fail) => {
    ws.addEventListener("open", () => done(null));
    ws.addEventListener("error", () => fail(new Error("the socket is refused")));
  });
  return {
    frames,
    send: (message) => ws.send(typeof message === "string" ? message : JSON.stringify(message)),
    next: (fits, awaited) =>
      within(timeoutMs, `no ${awaited} comes within ${timeoutMs} ms`, (done, fail) => {
        const look = (frame: unknown) => {
          if (!fits(frame)) return;
          waiting.delete(look);
          done(frame);
        };
        waiting.add(look);
        ws.addEventListener("close", () =>
          fail(new Error(`the socket is closed before ${awaited}`)),
        );
      }),
    close: () => ws.close(),
  };
}

type Waiter = (done: (value: unknown) => void, fail: (error: Error) => void) => void;

function within(timeoutMs: number, late: string, wait: Waiter): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(late)), timeoutMs);
    const end =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        act(value);
      };
    wait(end(resolve), end(reject));
  });
}

function parsed(data: unknown): unknown {
  if (typeof data !== "string" || Buffer.byteLength(data) > MAX_FRAME_BYTES) return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

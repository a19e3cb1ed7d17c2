// Time of the page and the sandbox under test. It runs about a hundred times as fast as ours, and stands still
// while a request is answered.
import { vi } from "vitest";
import type { Sandbox } from "./start-sandbox.ts";
import type { Wire } from "./wire.ts";

const STEP_MS = 250;
/** How long anything is waited for: by the server's clock, and by ours should that one stand still. */
const LONGEST_MS = { server: 10 * 60_000, ours: 60_000 };
const LOOK_MS = 5;
const ourTimeout = setTimeout;

/** @param ahead milliseconds by which the device's clock is wrong */
export function startVirtualTime({ clock }: Sandbox, wire: Wire, ahead: number) {
  // The server's time never goes back, whatever ran before.
  const began = clock[0] ?? 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.setSystemTime(began + ahead);
  const start = performance.now();
  Object.defineProperty(performance, "timeOrigin", { value: began + ahead - start });
  asking = 0;
  const restores = [countRequests(), countSealing()];
  const pass = () => {
    if (asking > wire.held()) return;
    vi.advanceTimersByTime(STEP_MS);
    clock[0] = began + performance.now() - start;
  };
  const now = () => clock[0] ?? 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    run() {
      timer ??= setInterval(pass, 2);
    },
    pause() {
      clearInterval(timer);
      timer = undefined;
    },
    /** Epoch milliseconds by the server's clock. */
    now,
    /** @param what is missing, for the message */
    async until(check: () => boolean, what: () => string): Promise<void> {
      const from = now();
      for (let waited = 0; !check(); waited += LOOK_MS) {
        const passed = now() - from;
        if (waited > LONGEST_MS.ours || passed > LONGEST_MS.server)
          throw new Error(`${asking} asking, ${wire.held()} held, ${passed} ms: ${what()}`);
        await new Promise((resolve) => ourTimeout(resolve, LOOK_MS));
      }
    },
    stop() {
      clearInterval(timer);
      for (const restore of restores) restore();
      vi.useRealTimers();
    },
  };
}

let asking = 0;

const SEALING = [
  "generateKey",
  "exportKey",
  "importKey",
  "deriveBits",
  "encrypt",
  "decrypt",
  "digest",
] as const;

/** Requests that are being sealed or opened: that takes real time. */
function countSealing(): () => void {
  const { subtle } = crypto;
  const spies = SEALING.map((name) => {
    const real = subtle[name] as (...parts: unknown[]) => Promise<never>;
    return vi.spyOn(subtle, name).mockImplementation((...parts: unknown[]) => {
      asking += 1;
      const done = Reflect.apply(real, subtle, parts) as Promise<never>;
      return done.finally(() => {
        asking -= 1;
      });
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** Requests on their way, whose time limit runs in virtual time too. */
function countRequests(): () => void {
  const { send } = XMLHttpRequest.prototype;
  const spy = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    const limit = this.timeout;
    this.timeout = 0;
    asking += 1;
    this.addEventListener("loadend", () => {
      asking -= 1;
    });
    setTimeout(() => {
      if (this.readyState === 4) return;
      this.ontimeout?.(new ProgressEvent("timeout"));
      this.abort();
    }, limit);
    Reflect.apply(send, this, [body]);
  });
  return () => spy.mockRestore();
}

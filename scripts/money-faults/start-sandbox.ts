import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fileURLToPath } from "node:url";

export interface ThreadData {
  /** One number, shared: the server's time in epoch milliseconds. */
  readonly clock: Float64Array;
  readonly sites: readonly string[];
  /** Those whose calls are sealed. */
  readonly sealed: readonly string[];
}

/** 21 November 2026, 19:46 in China: every channel is open. */
export const MOMENT = Date.UTC(2026, 10, 21, 11, 46, 8);

const THREAD = fileURLToPath(
  new URL("sandbox-thread.ts", import.meta.url.replace(/^(?!file:)/, "file://")),
);

/** A site for each column: each has its own members and money. */
export async function startSandbox(sites: readonly string[], sealed: readonly string[]) {
  const clock = new Float64Array(new SharedArrayBuffer(8));
  clock[0] = MOMENT;
  const workerData: ThreadData = { clock, sites, sealed };
  const thread = new Worker(THREAD, { workerData });
  const [port] = (await once(thread, "message")) as [number];
  const base = `http://127.0.0.1:${port}`;
  return {
    clock,
    port,
    async control(path: string, body: unknown): Promise<unknown> {
      const headers = { "content-type": "application/json" };
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(`${base}/sandbox/${path}`, sent);
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    },
    stop: () => thread.terminate(),
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

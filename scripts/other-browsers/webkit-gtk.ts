// WebKitGTK by its own driver and the W3C WebDriver protocol. It does not tell what the console says.
import { type ChildProcess, spawn } from "node:child_process";
import * as v from "valibot";
import type { PageDriver } from "./page-driver.ts";

const START_MS = 30_000;
const SessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});

/** @param miniBrowser the window that the driver starts; it needs a display */
export async function startWebKitGtk(
  driverPath: string,
  miniBrowser: string,
  port: number,
): Promise<PageDriver> {
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: "ignore" });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilReady(base, driver);
    const { sessionId, capabilities } = v.parse(
      SessionSchema,
      await call(`${base}/session`, {
        capabilities: {
          alwaysMatch: {
            "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
          },
        },
      }),
    );
    return driverOf(`${base}/session/${sessionId}`, capabilities.browserVersion, driver);
  } catch (error) {
    driver.kill();
    throw error;
  }
}

function driverOf(session: string, version: string, driver: ChildProcess): PageDriver {
  const evaluate = (source: string) =>
    call(`${session}/execute/sync`, { script: `return (${source});`, args: [] });
  return {
    name: "webkitgtk",
    version,
    async open(url, size) {
      // The window's frame counts too: it is grown by what the page lacks.
      await call(`${session}/window/rect`, { ...size, x: 0, y: 0 });
      await call(`${session}/url`, { url });
      const [width, height] = v.parse(
        v.tuple([v.number(), v.number()]),
        await evaluate("[innerWidth, innerHeight]"),
      );
      await call(`${session}/window/rect`, {
        x: 0,
        y: 0,
        width: 2 * size.width - width,
        height: 2 * size.height - height,
      });
    },
    evaluate,
    takeErrors: () => null,
    screenshot: async () =>
      Buffer.from(v.parse(v.string(), await call(`${session}/screenshot`)), "base64"),
    async close() {
      await call(session, undefined, "DELETE").catch(() => undefined);
      driver.kill();
    },
  };
}

/** @throws Error what the driver refused */
async function call(url: string, body?: unknown, method = body === undefined ? "GET" : "POST") {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`WebKitWebDriver, ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(base: string, driver: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && driver.exitCode === null) {
    const isUp = await call(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver did not answer on ${base} within ${START_MS / 1000} s.`);
}

// The sandbox in a thread of its own: the page under test has a document and a clock that no server has.
import { parentPort, workerData } from "node:worker_threads";
import { SANDBOX_PUBLIC_KEY } from "../../sandbox/backend/wire/sandbox-key.ts";
import { sampleSite, startSample } from "../../sandbox/testing/sample-sandbox.ts";
import type { ThreadData } from "./start-sandbox.ts";

const { clock, sites, sealed } = workerData as ThreadData;
const { port } = await startSample({
  sites: sites.map((id, index) => ({
    ...sampleSite(id, String(6301 + index), id, []),
    publicKey: SANDBOX_PUBLIC_KEY,
    encryption: sealed.includes(id) ? "gcm" : "off",
  })),
  now: () => clock[0] ?? 0,
});
parentPort?.postMessage(port);

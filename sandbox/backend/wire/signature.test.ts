import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { CLOCK_TOLERANCE_MS, SEALED_SUITES, type SignaturePayload } from "#contract/sealed.ts";
import {
  MOMENT,
  sampleSite,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { createSealer, senderOf, signatureText } from "./sample-client.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";

let now = MOMENT;
let sandbox: SampleSandbox;
beforeAll(async () => {
  const site = { ...sampleSite("signed", "6301", "签名", []), publicKey: SANDBOX_PUBLIC_KEY };
  sandbox = await startSample({ sites: [site], now: () => now });
});
afterAll(() => sandbox.close());

const { path } = CALLS.preInfo;

interface Signed {
  readonly payload?: Partial<SignaturePayload>;
  readonly requestId?: string;
  readonly timestamp?: number;
  readonly boundTo?: { readonly path?: string; readonly method?: string };
  readonly text?: string;
  readonly signature?: string;
  /** The sender that is sent, and signed unless `signedAs` is given. */
  readonly sender?: Readonly<Record<string, string>>;
  readonly signedAs?: Readonly<Record<string, string>>;
}

async function ask({ suite = "gcm", ...asked }: Signed & { suite?: "gcm" | "cbc-hmac" } = {}) {
  const { requestId = randomUUID(), text = "{}", timestamp = now, boundTo, sender } = asked;
  const sealer = await createSealer[suite]();
  const signed = senderOf(asked.signedAs ?? sender);
  const call = { method: "POST", path, requestId, sender: signed, ...boundTo };
  const payload = signatureText(text, { timestamp, ...asked.payload });
  const signature = asked.signature ?? (await sealer.seal(payload, "signature", call));
  const headers = { timestamp: String(timestamp), requestid: requestId, signature, ...sender };
  const reply = await sandbox.ask(path, { site: "signed", method: "POST", body: text, headers });
  return JSON.parse(reply.text) as { status_code: number; data: unknown };
}
const REFUSED = { status_code: 6008, data: null };

it.each(SEALED_SUITES)("accepts a signed plain call (%s)", async (suite) => {
  expect(await ask({ suite })).toMatchObject({ status_code: 6000 });
  expect(await ask({ suite, payload: { ip: "" } })).toMatchObject({ status_code: 6000 });
});

const SENDER = { token: "t", uuid: "d", idempotencykey: "k" };

it.each(SEALED_SUITES)("accepts a call only from its signer (%s)", async (suite) => {
  expect(await ask({ suite, sender: SENDER })).toMatchObject({ status_code: 6000 });
});

it.each(
  SEALED_SUITES.flatMap((suite) => Object.keys(SENDER).map((header) => [header, suite] as const)),
)("refuses a %s that was changed, added or removed (%s)", async (header, suite) => {
  const other = { ...SENDER, [header]: "other" };
  const { [header]: _, ...without } = SENDER as Record<string, string>;
  for (const sender of [other, without]) {
    expect(await ask({ suite, sender, signedAs: SENDER })).toMatchObject(REFUSED);
    expect(await ask({ suite, sender: SENDER, signedAs: sender })).toMatchObject(REFUSED);
  }
});

it("the signature covers the exact body, and an empty one", async () => {
  expect(await ask({ text: '{\n  "more": "场" }' })).toMatchObject({ status_code: 6007 });
  const call = { method: "POST", path, requestId: randomUUID() };
  const signature = await (await createSealer.gcm()).seal(signatureText(""), "signature", call);
  const { text } = await sandbox.ask(path, {
    site: "signed",
    method: "POST",
    headers: { timestamp: String(now), requestid: call.requestId, signature },
  });
  expect(JSON.parse(text)).toMatchObject({ status_code: 6000 });
});

it.each([
  ["no signature", { signature: "" }],
  ["no token", { signature: "signed" }],
  ["another path", { boundTo: { path: CALLS.noticeList.path } }],
  ["another method", { boundTo: { method: "GET" } }],
  ["another moment", { payload: { timestamp: MOMENT + 1 } }],
  ["another body", { payload: { digest: "0".repeat(64) } }],
  ["another address", { payload: { ip: "192.0.2.1" } }],
  ["no request id", { requestId: "" }],
] satisfies [string, Signed][])("refuses %s", async (_what, asked) => {
  expect(await ask(asked)).toMatchObject(REFUSED);
});

it("refuses a signature with missing or extra fields, or without JSON", async () => {
  const call = { method: "POST", path, requestId: randomUUID() };
  const sealer = await createSealer.gcm();
  for (const text of ["", "{", "null", "{}", signatureText("{}", { more: 1 } as never)]) {
    const signature = await sealer.seal(text, "signature", call);
    expect(await ask({ signature, requestId: call.requestId })).toMatchObject(REFUSED);
  }
  const asField = await sealer.seal(signatureText("{}"), "field", call);
  expect(await ask({ signature: asField, requestId: call.requestId })).toMatchObject(REFUSED);
});

it("accepts a request once as long as its timestamp is valid", async () => {
  const requestId = randomUUID();
  expect(await ask({ requestId })).toMatchObject({ status_code: 6000 });
  expect(await ask({ requestId })).toMatchObject(REFUSED);
  const timestamp = now;
  now += CLOCK_TOLERANCE_MS;
  expect(await ask({ requestId, timestamp })).toMatchObject(REFUSED);
  now += 1;
  expect(await ask({ requestId, timestamp })).toMatchObject({
    status_code: 6008,
    data: { serverTime: now },
  });
  expect(await ask({ requestId })).toMatchObject({ status_code: 6000 });
});

it("an unsigned request does not use up its id", async () => {
  const requestId = randomUUID();
  expect(await ask({ requestId, signature: "" })).toMatchObject(REFUSED);
  expect(await ask({ requestId })).toMatchObject({ status_code: 6000 });
});

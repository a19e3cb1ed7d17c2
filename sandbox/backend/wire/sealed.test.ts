import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { CLOCK_TOLERANCE_MS, SEALED_SUITES, SEALED_TYPE } from "#contract/sealed.ts";
import {
  MOMENT,
  SAMPLE_SITES,
  sampleSite,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { askSealed } from "./sample-client.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";

const SEALED_SITES = {
  gcm: "vault",
  "cbc-hmac": "cellar",
} as const;
const FOREIGN_KEY = `${SANDBOX_PUBLIC_KEY.slice(0, -1)}4`;

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample({
    sites: [
      ...SAMPLE_SITES,
      {
        ...sampleSite("vault", "6201", "金库", []),
        encryption: "gcm",
        publicKey: SANDBOX_PUBLIC_KEY,
      },
      {
        ...sampleSite("cellar", "6202", "酒窖", []),
        encryption: "cbc-hmac",
        publicKey: SANDBOX_PUBLIC_KEY,
      },
      { ...sampleSite("afar", "6203", "远方", []), encryption: "gcm", publicKey: FOREIGN_KEY },
    ],
  });
});
afterAll(() => sandbox.close());

const PRE_INFO = CALLS.preInfo.path;
const UNOPENED = { status_code: 6008, data: null, message: "非法请求" };

describe.each(SEALED_SUITES)("%s", (suite) => {
  const site = SEALED_SITES[suite];
  const asked = { site, suite, path: PRE_INFO };

  it("seals the same answer that the plain call gets", async () => {
    const { reply, open } = await askSealed(sandbox, asked);
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe(SEALED_TYPE);
    expect(reply.text).not.toContain(site);
    expect(await open()).toMatchObject({
      status_code: 6000,
      data: { ip: "127.0.0.1", serverTime: MOMENT },
    });
  });

  it("seals cached and large answers, in the player's locale", async () => {
    const list = { ...asked, path: CALLS.navigationList.path };
    const headers = { "accept-language": "zh-TW", "accept-encoding": "br" };
    for (let turn = 0; turn < 2; turn++) {
      const { open } = await askSealed(sandbox, { ...list, headers });
      expect(JSON.stringify(await open())).toContain("場");
    }
  });

  it("seals refusals, too", async () => {
    const statusOf = async (path: string, body?: unknown) =>
      (await (await askSealed(sandbox, { ...asked, path, body })).open()).status_code;
    expect(await statusOf(PRE_INFO, { more: 1 })).toBe(6007);
    expect(await statusOf(CALLS.memberInfo.path)).toBe(6001);
    expect(await statusOf("/site/api/v1/nothing")).toBe(6004);
    expect(await statusOf("/sandbox/state")).toBe(6004);
  });

  it("sends the server time to a client with a wrong clock", async () => {
    const { open } = await askSealed(sandbox, { ...asked, time: MOMENT - CLOCK_TOLERANCE_MS - 1 });
    expect(await open()).toEqual({ ...UNOPENED, data: { serverTime: MOMENT } });
  });

  it("plans faults by the real path", async () => {
    await sandbox.control("/sandbox/faults", { call: "preInfo", site, kind: "code", code: 6013 });
    expect(await (await askSealed(sandbox, asked)).open()).toMatchObject({ status_code: 6013 });
    await sandbox.control("/sandbox/faults", { call: PRE_INFO, site, kind: "html" });
    expect((await askSealed(sandbox, asked)).reply.text).toContain("<!doctype html>");
    expect((await (await askSealed(sandbox, asked)).open()).status_code).toBe(6000);
  });

  it("refuses all invalid tokens with the same answer", async () => {
    const other = await askSealed(sandbox, asked);
    const flipped = (token: string, at: number) => {
      const place = at < 0 ? token.length + at : at;
      return token.slice(0, place) + (token[place] === "A" ? "B" : "A") + token.slice(place + 1);
    };
    const foreign = await other.sealer.seal("{}", "body", other.call);
    const otherSuite = suite === "gcm" ? "cbc-hmac" : "gcm";
    const attempts = [
      { tamper: ({ path }) => ({ path: flipped(path, -9) }) },
      { tamper: ({ path }) => ({ path: flipped(path, 40) }) },
      { tamper: ({ path }) => ({ path: path.slice(0, -30) }) },
      { tamper: ({ path }) => ({ path: `${path}.AAAA` }) },
      { tamper: ({ path }) => ({ path: path.replace("1.", "2.") }) },
      { tamper: ({ path }) => ({ path: path.replace(`.${suite}.`, `.${otherSuite}.`) }) },
      { tamper: () => ({ path: "" }) },
      { tamper: () => ({ path: "..." }) },
      { tamper: ({ body }) => ({ path: body }) },
      { tamper: ({ path }) => ({ body: path }) },
      { tamper: ({ body }) => ({ body: flipped(body, -9) }) },
      { tamper: ({ body }) => ({ body: flipped(body, 120) }) },
      { tamper: () => ({ body: "{}" }) },
      { tamper: () => ({ body: foreign }) },
      { requestId: other.call.requestId, tamper: () => ({ body: foreign }) },
      { headers: { requestid: "another" } },
      { headers: { requestid: "" } },
    ] satisfies Partial<Parameters<typeof askSealed>[1]>[];
    for (const [index, attempt] of attempts.entries()) {
      const { reply } = await askSealed(sandbox, { ...asked, ...attempt });
      expect([reply.status, JSON.parse(reply.text)], String(index)).toEqual([400, UNOPENED]);
    }
  });

  it("refuses a sealed call by the other suite or for another site", async () => {
    const other = suite === "gcm" ? "cbc-hmac" : "gcm";
    for (const wrong of [{ suite: other } as const, { site: "aurora" }, { site: "nowhere" }]) {
      const { reply } = await askSealed(sandbox, { ...asked, ...wrong });
      expect([reply.status, JSON.parse(reply.text)]).toEqual([400, UNOPENED]);
    }
  });

  it("refuses plain calls, with any content type", async () => {
    const plain = { site, method: "POST", body: {}, headers: { timestamp: String(MOMENT) } };
    const reply = await sandbox.ask(PRE_INFO, plain);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, UNOPENED]);
  });

  it("accepts a signed call once, and only unchanged", async () => {
    const requestId = "0b9ecf6e-0000-4000-8000-000000000001";
    const first = await askSealed(sandbox, { ...asked, requestId });
    expect((await first.open()).status_code).toBe(6000);
    const again = await askSealed(sandbox, { ...asked, requestId });
    expect(await again.open()).toEqual(UNOPENED);
    const unsigned = await askSealed(sandbox, { ...asked, tamper: () => ({ signature: "" }) });
    expect(await unsigned.open()).toEqual(UNOPENED);
  });
});

it("warns once about a site with another server's public key", async () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (let turn = 0; turn < 2; turn++) {
    const { reply } = await askSealed(sandbox, { site: "afar", suite: "gcm", path: PRE_INFO });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, UNOPENED]);
  }
  expect(write.mock.calls).toEqual([
    [expect.stringMatching(/afar.*api\.publicKey is another server's/)],
  ]);
  expect(String(write.mock.calls[0])).toContain(SANDBOX_PUBLIC_KEY);
  write.mockRestore();
});

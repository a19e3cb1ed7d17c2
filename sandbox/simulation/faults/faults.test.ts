// oxlint-disable-next-line no-restricted-imports -- the test waits to see that no message arrives
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { CODES } from "#contract/codes.ts";
import { SEALED_TYPE } from "#contract/sealed.ts";
import { askSealed } from "../../backend/wire/sample-client.ts";
import { SANDBOX_PUBLIC_KEY } from "../../backend/wire/sandbox-key.ts";
import {
  MOMENT,
  SAMPLE_SITES,
  sampleSite,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  const vault = sampleSite("vault", "6201", "金库", []);
  sandbox = await startSample({
    sites: [...SAMPLE_SITES, { ...vault, encryption: "gcm", publicKey: SANDBOX_PUBLIC_KEY }],
  });
});
afterEach(() => sandbox.ask("/sandbox/faults", { method: "DELETE" }));
afterAll(() => sandbox.close());

const { path } = CALLS.preInfo;
const plan = (fault: object) => sandbox.control("/sandbox/faults", { call: "preInfo", ...fault });
const ask = () =>
  sandbox.ask(path, {
    site: "aurora",
    method: "POST",
    body: {},
    headers: { timestamp: String(MOMENT) },
  });
const askVault = () => askSealed(sandbox, { site: "vault", suite: "gcm", path });

it("sends every code of the catalogue, on any call", async () => {
  const names = Object.keys(CALLS) as CallName[];
  const codes = Object.keys(CODES).map(Number);
  for (const [index, code] of codes.entries()) {
    const name = names[index % names.length] ?? "preInfo";
    await sandbox.control("/sandbox/faults", { call: name, kind: "code", code });
    expect(await sandbox.call("aurora", name)).toEqual({
      status_code: code,
      data: null,
      message: CODES[code]?.message,
    });
  }
});

it("plans a fault for every call by its name, and for all by `*`", async () => {
  for (const name of Object.keys(CALLS) as CallName[]) {
    await sandbox.control("/sandbox/faults", { call: name, kind: "code", code: 6005 });
    await sandbox.control("/sandbox/faults", { call: "*", kind: "code", code: 6006 });
    expect((await sandbox.call("aurora", name)).status_code, name).toBe(6005);
    expect((await sandbox.call("aurora", name)).status_code, name).toBe(6006);
  }
});

it("sends a code with message and data, also as a string", async () => {
  const data = { phoneNumber: "138****6621" };
  await plan({ kind: "code", code: "6026", message: "<b>请</b>", data });
  const reply = await ask();
  expect(JSON.parse(reply.text)).toEqual({ status_code: "6026", message: "<b>请</b>", data });
});

describe("broken answers", () => {
  it("a binary body", async () => {
    await plan({ kind: "garbage" });
    const { status, headers, text } = await ask();
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(text).toContain("\uFFFD");
  });

  it("an HTML page", async () => {
    await plan({ kind: "html" });
    const { status, headers, text } = await ask();
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(text).toContain("502 Bad Gateway");
  });

  it("an empty body", async () => {
    await plan({ kind: "empty" });
    expect(await ask()).toMatchObject({ status: 200, text: "" });
  });

  it("a truncated envelope", async () => {
    await plan({ kind: "truncated" });
    await expect(ask()).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
  });

  it("a number instead of data", async () => {
    await plan({ kind: "wrong-types" });
    expect(JSON.parse((await ask()).text)).toMatchObject({ status_code: 6000, data: 0 });
  });

  it("a server error, with and without text", async () => {
    await plan({ kind: "status", status: 503 });
    expect(await ask()).toMatchObject({ status: 503, text: "" });
    await plan({ kind: "status", status: 404, body: "gone" });
    expect(await ask()).toMatchObject({ status: 404, text: "gone" });
  });

  it("an endless body", async () => {
    await plan({ kind: "huge", megabytes: 3 });
    const { text } = await ask();
    expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
    expect(JSON.parse(text)).toMatchObject({ status_code: 6000 });
  });

  it("a reset", async () => {
    await plan({ kind: "reset" });
    await expect(ask()).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it("no answer until the connection is closed", async () => {
    const silent = await startSample();
    await silent.control("/sandbox/faults", { call: "preInfo", kind: "timeout" });
    const asked = silent.call("aurora", "preInfo").catch(String);
    expect(await Promise.race([asked, sleep(150, "silence")])).toBe("silence");
    await silent.close();
    expect(await asked).toMatch(/socket hang up|ECONNRESET/);
  });
});

describe("on a sealed site", () => {
  it("seals codes and data of the wrong type", async () => {
    await plan({ kind: "code", code: 6449, data: { more: 1 } });
    const { reply, open } = await askVault();
    expect(reply.headers["content-type"]).toBe(SEALED_TYPE);
    expect(await open()).toMatchObject({ status_code: 6449, data: { more: 1 } });
    await plan({ kind: "wrong-types" });
    expect(await (await askVault()).open()).toMatchObject({ data: 0 });
  });

  it("sends a body as it is, or sealed on request", async () => {
    await plan({ kind: "body", body: "[]" });
    expect((await askVault()).reply.text).toBe("[]");
    await plan({ kind: "body", body: "[]", sealed: true });
    expect(await (await askVault()).open()).toEqual([]);
  });

  it("sends broken answers unsealed", async () => {
    await plan({ kind: "garbage" });
    expect((await askVault()).reply.text).toContain("\uFFFD");
    await plan({ kind: "truncated" });
    await expect(askVault()).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
  });
});

it("refuses an unknown kind of fault", async () => {
  for (const fault of [
    { kind: "status", status: 200 },
    { kind: "huge", megabytes: 501 },
    { kind: "code", code: null },
    { kind: "garbage", more: 1 },
  ]) {
    expect((await plan(fault)).status).toBe(400);
  }
});

// @vitest-environment jsdom
/// <reference types="node" />
// Every way a server can fail to answer, over XMLHttpRequest: one typed error, one toast, no crash.
import { once } from "node:events";
import { inspect } from "node:util";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { apiCall } from "#contract/api/envelope.ts";
import errors from "#locales/zh-CN/errors.json";
import { CallError } from "../wire/call-error.ts";
import { configureHttp } from "../wire/http-options.ts";
import { createHttp } from "./http.ts";
import { startTexts } from "../text/i18n.ts";
import { useOffline } from "../browser/offline.ts";
import {
  failure,
  type Reply,
  spiedEffects,
  startTestServer,
  type TestServer,
} from "#testing/test-server.ts";

const MEBIBYTE = 1024 * 1024;
const UNAVAILABLE = errors.code[6005];
const { request } = createHttp({ timeout: 20_000, bytes: 16 * MEBIBYTE });
/** For answers that never come. */
const impatient = createHttp({ timeout: 400, bytes: 16 * MEBIBYTE });

const call = apiCall({
  path: "/site/api/v1/x",
  request: v.strictObject({ a: v.number() }),
  response: v.object({ url: v.string() }),
});
const good = { status_code: 6000, data: { url: "a" }, message: "成功" };

const text =
  (body: string | Uint8Array, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { "content-type": "text/html" }).end(body);
const json = (body: unknown, status = 200): Reply => text(JSON.stringify(body), status);

let server: TestServer;
const effects = spiedEffects();

beforeAll(async () => {
  await startTexts("zh-CN", [{ errors }]);
  server = await startTestServer();
  configureHttp({
    base: server.base,
    siteId: "6101",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => "a-token",
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects,
  });
});
afterAll(() => server.close());
afterEach(() => vi.clearAllMocks());

function toasted(...messages: readonly string[]): void {
  expect(effects.toast.mock.calls.flat()).toEqual(messages);
  for (const effect of [effects.expired, effects.dialog, effects.page])
    expect(effect).not.toHaveBeenCalled();
}

describe("an answer that is none", () => {
  const shapes: [string, Reply][] = [
    ["garbage", text("\u0000\u0001garbage")],
    ["broken UTF-8", text(Uint8Array.of(0xff, 0xfe, 0xc0))],
    ["HTML", text("<!doctype html><title>502</title><script>alert(1)</script>")],
    ["nothing", text("")],
    ["204", (response) => void response.writeHead(204).end()],
    ["half of it", text(JSON.stringify(good).slice(0, 30))],
    ["null", json(null)],
    ["an array", json([good])],
    ["a number", json(6000)],
    ["a text", json("6000")],
    ["no code", json({ data: { url: "a" }, message: "" })],
    ["no data", json({ status_code: 6000, message: "" })],
    ["null data", json({ ...good, data: null })],
    ["data of a wrong type", json({ ...good, data: { url: 1 } })],
    ["data that is an array", json({ ...good, data: [] })],
    ["deep nesting", text("[".repeat(100_000))],
  ];
  it.each(shapes)("%s", async (_, answer) => {
    server.reply = answer;
    const error = await failure(request(call, { a: 1 }));
    expect(error).toMatchObject({ kind: "shape", path: call.path });
    toasted(UNAVAILABLE);
  });

  it.each([300, 304, 400, 403, 404, 422, 429, 500, 502, 503, 504])("status %d", async (status) => {
    for (const answer of [json(good, status), text("<html>", status)]) {
      server.reply = answer;
      expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "status", status });
    }
    toasted(UNAVAILABLE, UNAVAILABLE);
  });

  it.each<[string, Reply]>([
    ["reset before an answer", (response) => response.destroy()],
    [
      "cut short",
      (response) => {
        response.writeHead(200, { "content-length": 1000 }).write('{"status_code":');
        // oxlint-disable-next-line no-restricted-globals -- the server cuts what it has begun to send
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])("a connection %s", async (_, answer) => {
    server.reply = answer;
    expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "network" });
    toasted(errors.network);
  });

  it.each<[string, Reply]>([
    ["no answer in time", () => {}],
    ["an answer that stops", (response) => void response.writeHead(200).write("{")],
  ])("%s", async (_, answer) => {
    server.reply = answer;
    expect(await failure(impatient.request(call, { a: 1 }))).toMatchObject({ kind: "timeout" });
    toasted(errors.timeout);
  });

  it.each([
    ["fifty megabytes that are announced", 50, { "content-length": 50 * MEBIBYTE }],
    ["a stream without end", Infinity, {}],
  ])("%s", async (_, length, headers) => {
    const piece = " ".repeat(MEBIBYTE);
    let sent = 0;
    server.reply = async (response) => {
      response.writeHead(200, headers).on("error", () => {});
      for (; sent < length && !response.destroyed; sent += 1)
        if (!response.write(piece)) await once(response, "drain").catch(() => {});
      response.end();
    };
    expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "shape" });
    expect(sent).toBeLessThan(length);
    toasted(UNAVAILABLE);
  });

  it("fifty megabytes at once", async () => {
    server.reply = text(" ".repeat(50 * MEBIBYTE));
    expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "shape" });
    toasted(UNAVAILABLE);
  });

  it("more than the limit in one piece", async () => {
    server.reply = json({ ...good, message: "x".repeat(2000) });
    const small = createHttp({ timeout: 20_000, bytes: 1000 });
    expect(await failure(small.request(call, { a: 1 }))).toMatchObject({ kind: "shape" });
  });

  const cut: Reply = (response) => void response.destroy();

  it("leaves no token, no body and no answer in its error", async () => {
    const secret = { ...good, data: { url: 1, token: "a-secret" } };
    for (const answer of [json(secret), cut]) {
      server.reply = answer;
      const error = await failure(request(call, { a: 4711 }));
      expect(inspect(error, { depth: 10 })).not.toMatch(/a-secret|a-token|4711/);
    }
  });

  it("is as quiet as the call", async () => {
    for (const answer of [text(""), json(good, 500)]) {
      server.reply = answer;
      expect(await failure(request(call, { a: 1 }, { quiet: true }))).toBeInstanceOf(CallError);
    }
    toasted();
  });
});

describe("offline", () => {
  afterEach(() => useOffline.setState({ since: null }));

  it("refuses a call that moves money at once, so that it cannot leave later", async () => {
    let asked = 0;
    server.reply = (...sent) => {
      asked += 1;
      json(good)(...sent);
    };
    useOffline.setState({ since: 1 });
    const pay = request({ ...call, money: true } as const, { a: 1 }, { idempotencyKey: "k" });
    await expect(pay).rejects.toMatchObject({ kind: "offline" });
    expect(asked).toBe(0);
  });
});

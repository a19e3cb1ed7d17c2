// @vitest-environment jsdom
// Over XMLHttpRequest, as in browsers, against a real server: what a call sends and what it does with
// answers. Answers that are none have their own file.
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiCall } from "#contract/api/envelope.ts";
import { serverNow, setServerTime } from "../time/clock.ts";
import { configureHttp, type HttpOptions } from "../wire/http-options.ts";
import { createHttp } from "./http.ts";
import { startTexts } from "../text/i18n.ts";
import {
  failure,
  type Reply,
  spiedEffects,
  startTestServer,
  type TestServer,
} from "#testing/test-server.ts";
import errors from "#locales/zh-CN/errors.json";

const { ask, request } = createHttp({ timeout: 2000, bytes: 100_000 });

const call = apiCall({
  path: "/site/api/v1/x",
  request: v.strictObject({ a: v.number() }),
  response: v.object({ url: v.string() }),
});
const pay = { ...call, path: "/fd/api/v1/pay", money: true } as const;

const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));
const good = { status_code: 6000, data: { url: "a" }, message: "成功" };

let server: TestServer;
const effects = spiedEffects();
let token: string | null;
let site: HttpOptions;

beforeAll(async () => {
  await startTexts("zh-CN", [{ errors }]);
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.asked = [];
  server.reply = json(good);
  token = "t-1";
  site = {
    base: server.base,
    siteId: "6101",
    version: "1",
    locale: () => "zh-TW",
    visitorId: () => "visitor",
    token: () => token,
    clientIp: () => "203.0.113.7",
    encryption: "off",
    publicKey: undefined,
    effects,
  };
  configureHttp(site);
});
afterEach(() => {
  vi.clearAllMocks();
  setServerTime(Date.now());
});

const nothingBut = (...names: (keyof typeof effects)[]) => {
  for (const [name, effect] of Object.entries(effects))
    expect(effect, name).toHaveBeenCalledTimes(names.filter((one) => one === name).length);
};

describe("a call", () => {
  it("sends its headers and its body", async () => {
    expect(await request(call, { a: 1 })).toEqual({ url: "a" });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      method: "POST",
      url: call.path,
      body: '{"a":1}',
      headers: {
        "content-type": "application/json",
        version: "1",
        client: "web",
        token: "t-1",
        site: "6101",
        uuid: "visitor",
        "accept-language": "zh-TW",
      },
    });
    const { requestid, timestamp, signature, idempotencykey } = server.asked[0]?.headers ?? {};
    expect(requestid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(5000);
    expect(signature ?? idempotencykey).toBeUndefined();
    nothingBut();
  });

  it("has another request id each time, or the one it is given", async () => {
    await Promise.all([request(call, { a: 1 }), request(call, { a: 2 })]);
    await request(call, { a: 3 }, { requestId: "mine" });
    const ids = server.asked.map(({ headers }) => headers["requestid"]);
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBe("mine");
  });

  it("sends no token when there is none, and the one there was when it began", async () => {
    const sent = request(call, { a: 1 });
    token = null;
    await sent;
    await request(call, { a: 2 });
    expect(server.asked.map(({ headers }) => headers["token"])).toEqual(["t-1", undefined]);
  });

  it.each([
    ["nobody presses anything", { isActive: false }, "1"],
    ["somebody presses something", { isActive: true }, undefined],
    ["the browser does not know", undefined, undefined],
  ])("says that the page asks by itself while %s", async (_when, value, background) => {
    Object.defineProperty(navigator, "userActivation", { value, configurable: true });
    await request(call, { a: 1 }).finally(() =>
      Reflect.deleteProperty(navigator, "userActivation"),
    );
    expect(server.asked[0]?.headers["background"]).toBe(background);
  });

  it("goes to the site's own server whatever its path says", async () => {
    for (const path of ["//evil.example/x", "/\\evil.example/x"] as const)
      await request({ ...call, path }, { a: 1 });
    expect(server.asked.map(({ url }) => url)).toEqual(["/evil.example/x", "//evil.example/x"]);
  });

  it("answers values as values, which for `request` are refusals", async () => {
    server.reply = json({ status_code: "6021", data: { x: 1 }, message: "请输入图形验证码" });
    expect(await ask(call, { a: 1 })).toEqual({
      kind: "value",
      code: 6021,
      message: "请输入图形验证码",
      data: { x: 1 },
    });
    nothingBut();
    expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "code", code: 6021 });
    nothingBut("toast");
  });

  it("answers data with the words of the server", async () => {
    expect(await ask(call, { a: 1 })).toEqual({
      kind: "data",
      data: { url: "a" },
      message: "成功",
    });
  });
});

describe("money", () => {
  it("carries its key, and does not go without one", async () => {
    await request(pay, { a: 1 }, { idempotencyKey: "k-1" });
    expect(server.asked[0]?.headers["idempotencykey"]).toBe("k-1");
    // @ts-expect-error -- a key has to be given
    await expect(request(pay, { a: 1 })).rejects.toThrow("idempotency key");
    // @ts-expect-error -- a key has to be given
    await expect(ask(pay, { a: 1 }, { quiet: true })).rejects.toThrow("idempotency key");
    expect(server.asked).toHaveLength(1);
  });
});

describe("the end of a session", () => {
  const ended = { status_code: "6001", data: null, message: "请重新登录" };

  it("is told with the token the call was sent with, by each of ten calls", async () => {
    server.reply = json(ended);
    const calls = Array.from({ length: 10 }, (_, index) => {
      token = `t-${index}`;
      return failure(request(call, { a: index }, { quiet: true }));
    });
    token = "new";
    for (const error of await Promise.all(calls)) expect(error.code).toBe(6001);
    expect(effects.expired.mock.calls.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => [`t-${index}`, ended.message]),
    );
    nothingBut(...Array.from({ length: 10 }, () => "expired" as const));
  });

  it.each([json({}, 401), json(null, 401), json(ended, 401)])(
    "may be the HTTP status (%#)",
    async (answer) => {
      server.reply = answer;
      expect(await failure(request(call, { a: 1 }))).toMatchObject({ kind: "code", code: 6001 });
      expect(effects.expired).toHaveBeenCalledWith("t-1", "");
      nothingBut("expired");
    },
  );

  it("is no news to a call that ends it", async () => {
    server.reply = json(ended);
    expect((await failure(request({ ...call, handles: [6001] }, { a: 1 }))).code).toBe(6001);
    nothingBut();
  });
});

describe("a call that is given up", () => {
  it.each([true, false])("says nothing (before it is sent: %s)", async (early) => {
    const controller = new AbortController();
    server.reply = () => controller.abort();
    if (early) controller.abort();
    const { signal } = controller;
    expect(await failure(request(call, { a: 1 }, { signal }))).toMatchObject({ kind: "aborted" });
    nothingBut();
  });
});

describe("a refusal for the time", () => {
  const late = (serverTime: unknown) => ({
    status_code: 6008,
    data: { serverTime },
    message: "非法请求",
  });

  it("sets the clock and is answered by one more try", async () => {
    const serverTime = Date.now() + 86_400_000;
    server.reply = (response, sent) =>
      json(Number(sent.headers["timestamp"]) < serverTime ? late(serverTime) : good)(
        response,
        sent,
      );
    expect(await request(call, { a: 1 }, { requestId: "mine" })).toEqual({ url: "a" });
    expect(server.asked).toHaveLength(2);
    expect(server.asked.map(({ headers }) => headers["requestid"])).toEqual(["mine", "mine"]);
    expect(Math.abs(serverNow() - serverTime)).toBeLessThan(5000);
    nothingBut();
  });

  it("is final the second time", async () => {
    server.reply = json(late(Date.now()));
    expect((await failure(request(call, { a: 1 }))).code).toBe(6008);
    expect(server.asked).toHaveLength(2);
    nothingBut("toast");
  });

  it.each([undefined, null, "1", -1, 1e300, {}])("is any other with the time %j", async (time) => {
    server.reply = json(late(time));
    expect((await failure(request(call, { a: 1 }))).code).toBe(6008);
    expect(server.asked).toHaveLength(1);
    expect(effects.toast).toHaveBeenCalledWith("非法请求");
  });
});

it("refuses to call before boot has configured it", async () => {
  vi.resetModules();
  const fresh = await import("./http.ts");
  await expect(fresh.request(call, { a: 1 })).rejects.toThrow("before boot");
});

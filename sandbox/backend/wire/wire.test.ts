import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { EVIDENCE_KEYS_PATH } from "#contract/evidence/signed-evidence.ts";
import { CLOCK_TOLERANCE_MS } from "#contract/sealed.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const HEADERS = { timestamp: String(MOMENT) };
const envelope = (text: string) =>
  JSON.parse(text) as { status_code: number; message: string; data: unknown };

it("answers an unknown path with a not-found envelope", async () => {
  const reply = await sandbox.ask("/site/api/v1/nothing", {
    site: "aurora",
    method: "POST",
    body: {},
  });
  expect(reply.status).toBe(404);
  expect(envelope(reply.text)).toEqual({ status_code: 6004, data: null, message: "未找到数据" });
});

it("refuses a call without a timestamp", async () => {
  const reply = await sandbox.ask("/site/api/v1/configuration/preInfo", {
    site: "aurora",
    method: "POST",
    body: {},
  });
  expect(envelope(reply.text)).toMatchObject({ status_code: 6008, message: "非法请求" });
});

it("names the invalid field in the player's locale", async () => {
  const body = { sort: "hot", pageNum: "one", pageSize: 5 };
  expect(await sandbox.call("aurora", "gameList", body)).toMatchObject({
    status_code: 6007,
    message: "请求参数错误：pageNum",
  });
  const traditional = await sandbox.call("aurora", "gameList", body, {
    "accept-language": "zh-TW",
  });
  expect(traditional.message).toBe("請求參數错误：pageNum".replace("參", "参"));
  expect(await sandbox.call("aurora", "preInfo", { more: 1 })).toMatchObject({ status_code: 6007 });
});

it("refuses a body that is not JSON as an invalid parameter", async () => {
  const reply = await sandbox.ask("/site/api/v1/configuration/preInfo", {
    site: "aurora",
    method: "POST",
    body: "{",
    headers: HEADERS,
  });
  expect(envelope(reply.text)).toEqual({
    status_code: 6007,
    data: null,
    message: "请求参数错误：body",
  });
  const noJson = await sandbox.ask("/site/api/v1/configuration/preInfo", {
    site: "aurora",
    method: "POST",
    body: "{}",
    headers: { ...HEADERS, "content-type": "text/plain" },
  });
  expect(noJson.status).toBe(415);
  expect(envelope(noJson.text).status_code).toBe(6007);
});

it("refuses a body above the size limit", async () => {
  const reply = await sandbox.ask("/site/api/v1/configuration/preInfo", {
    site: "aurora",
    method: "POST",
    body: JSON.stringify("0".repeat(1024 * 1024)),
    headers: HEADERS,
  });
  expect(reply.status).toBe(413);
});

it.each([1, -1])("sends the server time to a client whose clock is off (%i)", async (direction) => {
  const ask = (timestamp: number) =>
    sandbox.call("aurora", "preInfo", {}, { timestamp: String(timestamp) });
  const edge = MOMENT + direction * CLOCK_TOLERANCE_MS;
  expect(await ask(edge)).toMatchObject({ status_code: 6000 });
  expect(await ask(edge + direction)).toEqual({
    status_code: 6008,
    data: { serverTime: MOMENT },
    message: "非法请求",
  });
});

it("has a route for every call of the contract and no others", async () => {
  const all = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
  const declared = [...new Set(all)];
  const isCall = /^[A-Z]+ \/(?:site|fd|game|act|stream|enc)\b/;
  expect(sandbox.routes.filter((route) => isCall.test(route)).toSorted()).toEqual(
    [...declared, "POST /enc/*", `GET ${EVIDENCE_KEYS_PATH}`].toSorted(),
  );
  const others = new Set(sandbox.routes.map((route) => route.split("/")[1]));
  expect([...others].toSorted()).toEqual([
    "act",
    "enc",
    "fd",
    "game",
    "media",
    "play",
    "sandbox",
    "site",
    "stream",
  ]);
});

it("answers member calls with 6001 to visitors", async () => {
  const names = Object.keys(CALLS) as CallName[];
  for (const name of names.filter((call) => CALLS[call].member)) {
    for (const token of ["", "unknown"]) {
      expect(await sandbox.call("aurora", name, undefined, { token }), name).toEqual({
        status_code: 6001,
        data: null,
        message: "请重新登录",
      });
    }
  }
});

it("finds the site by host name, then by the `site` header", async () => {
  const path = "/site/api/v1/configuration/preInfo";
  const post = { method: "POST", body: {} };
  const byHeader = await sandbox.ask(path, { ...post, headers: { ...HEADERS, site: "6102" } });
  expect(byHeader.text).toContain("翡翠娱乐城");
  const byOrigin = await sandbox.ask(path, {
    ...post,
    site: "lotus",
    headers: { ...HEADERS, site: "6102" },
  });
  expect(byOrigin.text).toContain("莲花彩票");
  const nobody = await sandbox.ask(path, { ...post, headers: HEADERS });
  expect(envelope(nobody.text).status_code).toBe(6004);
});

it("sends texts in the locale of the player", async () => {
  const simplified = JSON.stringify(await sandbox.call("aurora", "navigationList", {}));
  const traditional = JSON.stringify(
    await sandbox.call("aurora", "navigationList", {}, { "accept-language": "zh-TW" }),
  );
  expect(simplified).toContain("场");
  expect(traditional).not.toContain("场");
  expect(traditional).toContain("場");
});

it("returns a customer service address that opens", async () => {
  const { data } = await sandbox.call("aurora", "onlineCustomService");
  const { pathname } = new URL((data as { url: string }).url);
  const page = await sandbox.ask(pathname, { site: "aurora" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("极光体育");
});

it.each([
  ["/stream/api/v1/other", "aurora"],
  ["/stream/api/v1/odds", "harbor"],
  ["/stream/api/v1/odds", "nobody"],
])("refuses to upgrade where there is no socket call: %s on %s", async (path, site) => {
  const reply = await sandbox.ask(path, {
    site,
    headers: { connection: "upgrade", upgrade: "websocket" },
  });
  expect(reply.status).toBe(404);
});

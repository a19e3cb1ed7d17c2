import { afterAll, beforeAll, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../sample-sandbox.ts";

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

it("names the field that does not fit, in the player's locale", async () => {
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

it("takes a body that is no JSON as a wrong parameter", async () => {
  const reply = await sandbox.ask("/site/api/v1/configuration/preInfo", {
    site: "aurora",
    method: "POST",
    body: "{",
    headers: HEADERS,
  });
  expect(reply.status).toBe(400);
  expect(envelope(reply.text).status_code).toBe(6007);
});

it("finds the site by its origin, else by the header, else not at all", async () => {
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

it("gives out a service address that opens", async () => {
  const { data } = await sandbox.call("aurora", "onlineCustomService");
  const { pathname } = new URL((data as { url: string }).url);
  const page = await sandbox.ask(pathname, { site: "aurora" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("极光体育");
});

it("refuses to upgrade: there is no socket call", async () => {
  const reply = await sandbox.ask("/stream/api/v1/odds", {
    site: "aurora",
    headers: { connection: "upgrade", upgrade: "websocket" },
  });
  expect(reply.status).toBe(404);
});

// A game takes no more money once its session has ended or its member may no longer play, and starts again only by a new
// launch.
import { afterEach, beforeEach, expect, it } from "vitest";
import { LOGIN_EXPIRED, SUCCESS_CODE } from "#contract/codes.ts";
import { HOUR } from "../../../backend/time/china-time.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
let token: string;
let ticket: string;
let rounds = 0;

beforeEach(async () => {
  sandbox = await startSample();
  token = await session();
  ticket = await launch();
});
afterEach(() => sandbox.close());

const control = (path: string, body: object = {}) =>
  sandbox.control(`/sandbox/${path}`, { site: "aurora", ...body });
const member = (path: string, body: object = {}) => control(path, { name: "demo88", ...body });

async function session(): Promise<string> {
  return (JSON.parse((await member("session")).text) as { token: string }).token;
}

async function launch(headers = {}): Promise<string> {
  const game = { enName: "CHDZ", gameCode: "deep-chest" };
  const { data } = await sandbox.call("aurora", "launch", game, { token, ...headers });
  const { url } = data as { url: string };
  return url.slice(url.indexOf("#") + 1);
}

async function spin(): Promise<{ readonly problem?: string; readonly stakeCents?: number }> {
  const body = { ticket, round: `round-${(rounds += 1) + 1000}`, bet: { stakeCents: 500 } };
  const { text } = await sandbox.ask("/play/api/round", { method: "POST", body, site: "play" });
  return JSON.parse(text) as { problem?: string; stakeCents?: number };
}

const call = (name: "logout" | "takeTimeOut" | "selfExclude" | "closeAccount", body = {}) =>
  sandbox.call("aurora", name, body, { token });
const refuse = (kind: string) =>
  member("documents", { kind, state: "refused", reason: "照片模糊" });

/** How it ends, what it says then, and what undoes it. */
const ENDS: Readonly<Record<string, readonly [() => Promise<unknown>, string, () => unknown]>> = {
  logout: [() => call("logout"), "请重新登录", async () => (token = await session())],
  "a new password": [
    () => member("member", { create: { password: "Other2026a" } }),
    "请重新登录",
    async () => (token = await session()),
  ],
  "a refused identity": [
    () => refuse("identity"),
    "须先核实证件",
    () => member("documents", { state: "accepted" }),
  ],
  "a refused address": [
    () => refuse("address"),
    "须先核实证件",
    () => member("documents", { state: "accepted" }),
  ],
  "a region that is left": [
    () => control("place", { region: "US-NJ" }),
    "您所在的地区暂不提供服务",
    () => control("place", { region: "US-PA" }),
  ],
  "an unknown place": [
    () => control("place", { region: null }),
    "您所在的地区暂不提供服务",
    () => control("place", { region: "US-PA" }),
  ],
};

it.each(Object.entries(ENDS))("%s", async (_how, [end, problem, undo]) => {
  await control("protection", { profile: "us-pa" });
  expect(await spin()).toMatchObject({ stakeCents: 500 });
  await end();
  expect((await spin()).problem).toContain(problem);
  await undo();
  expect((await spin()).problem).toContain("请重新进入游戏");
  ticket = await launch();
  expect(await spin()).toMatchObject({ stakeCents: 500 });
});

it.each([
  ["takeTimeOut", { hours: 24 }],
  ["selfExclude", { months: 6 }],
  ["closeAccount", {}],
] as const)("%s", async (name, body) => {
  expect(await spin()).toMatchObject({ stakeCents: 500 });
  await call(name, body);
  expect((await spin()).problem).toContain("请重新进入游戏");
});

it("a session that runs out", async () => {
  await sandbox.control("/sandbox/clock", { offset: 12 * HOUR - 1000 });
  expect(await spin()).toMatchObject({ stakeCents: 500 });
  await sandbox.control("/sandbox/clock", { offset: 12 * HOUR });
  expect((await spin()).problem).toBeDefined();
});

it("a session that runs out while its page stays open and nobody uses it", async () => {
  const ask = (background: string) =>
    sandbox.call("aurora", "memberInfo", {}, { token, background });
  const at = (hours: number) => sandbox.control("/sandbox/clock", { offset: hours * HOUR });
  for (const hours of [1, 4, 7, 10, 11]) {
    await at(hours);
    expect((await ask("1")).status_code).toBe(SUCCESS_CODE);
  }
  // It outlives the session.
  ticket = await launch({ background: "1" });
  expect(await spin()).toMatchObject({ stakeCents: 500 });
  await at(12);
  expect((await ask("1")).status_code).toBe(LOGIN_EXPIRED);
  expect((await spin()).problem).toBe("请重新登录");
});

it("the page of an ended ticket is told so in its language", async () => {
  ticket = await launch({ "accept-language": "zh-TW" });
  await call("takeTimeOut", { hours: 24 });
  expect((await spin()).problem).toContain("請重新进入游戏");
});

it("the session of another device keeps no game open", async () => {
  await session();
  await call("logout");
  expect((await spin()).problem).toBe("请重新登录");
});

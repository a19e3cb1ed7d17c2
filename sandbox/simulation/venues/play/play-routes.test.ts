import { afterAll, beforeAll, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";
import type { OpenMessage, RoundMessage, SlotFacts, SlotOutcome } from "./play-messages.ts";

let sandbox: SampleSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSample();
  const { text } = await sandbox.control("/sandbox/session", { site: "aurora", name: "demo88" });
  ({ token } = JSON.parse(text) as { token: string });
});
afterAll(() => sandbox.close());

async function launch(enName: string, gameCode: string, more: object = {}, headers = {}) {
  const body = { enName, gameCode, ...more };
  const { data, message } = await sandbox.call("aurora", "launch", body, { token, ...headers });
  if (data === null) throw new Error(message);
  return (data as { readonly url: string }).url;
}

async function ticketOf(enName: string, gameCode: string, more = {}, headers = {}) {
  const url = await launch(enName, gameCode, more, headers);
  return url.slice(url.indexOf("#") + 1);
}

async function post<A>(name: string, body: object): Promise<A & { readonly problem?: string }> {
  const sent = { method: "POST", body, site: "play" };
  const { text } = await sandbox.ask(`/play/api/${name}`, sent);
  return JSON.parse(text) as A & { readonly problem?: string };
}

it("a launch answers an address, a path or a ticket, as the venue's kind says", async () => {
  const port = String(sandbox.port);
  const address = await launch("XNDZ", "star-sevens");
  expect(address).toMatch(new RegExp(`^http://play\\.localhost:${port}/play/start#[\\w-]{32}$`));
  expect(await launch("CHDZ", "deep-chest")).toMatch(/^\/play\/start#[\w-]{32}$/);
  expect(await launch("HPDZ", "tiger-gate")).toMatch(/^[\w-]{32}$/);
  await expect(launch("HPDZ", "no-such-game")).rejects.toThrow("gameCode");
});

it("a ticket opens its game with facts, texts and colours", async () => {
  const ticket = await ticketOf("CHDZ", "deep-chest", { demo: true });
  const open = await post<OpenMessage<SlotFacts>>("open", { ticket });
  expect(open).toMatchObject({
    kind: "slot",
    name: "深海密箱",
    venue: "沧海工坊",
    demo: true,
    state: { balanceCents: 1_000_000 },
  });
  expect(open.colours["a0"]).toMatch(/^#/);
  expect(open.facts.stakes).toContain(500);
});

it("texts are in the language of the launch", async () => {
  const traditional = { "accept-language": "zh-TW" };
  const ticket = await ticketOf("BHBY", "whale-hunt", { demo: true }, traditional);
  const open = await post<OpenMessage>("open", { ticket });
  expect(open.locale).toBe("zh-TW");
  expect(open.texts["poor"]).toContain("請");
});

it("a round is answered once per id, and the balance follows", async () => {
  const ticket = await ticketOf("CHDZ", "deep-chest", { demo: true });
  const asked = { ticket, round: "round-0001", bet: { stakeCents: 500 } };
  const first = await post<RoundMessage<SlotOutcome>>("round", asked);
  const again = await post<RoundMessage<SlotOutcome>>("round", asked);
  expect(again).toEqual(first);
  expect(first.state.balanceCents).toBe(1_000_000 - 500 + first.winCents);
});

it("a member without money in the venue is refused with a message", async () => {
  await sandbox.call("aurora", "setAutoTransferStatus", { status: 0 }, { token });
  const ticket = await ticketOf("CHDZ", "deep-chest");
  const answer = await post("round", { ticket, round: "round-0002", bet: { stakeCents: 500 } });
  expect(answer.problem).toContain("余额不足");
});

it("an unknown, replaced or old ticket gets a clear message", async () => {
  expect((await post("open", { ticket: "nothing" })).problem).toContain("重新进入游戏");
  expect((await post("open", {})).problem).toContain("重新进入游戏");
  const first = await ticketOf("CHDZ", "deep-chest", { demo: true });
  const second = await ticketOf("HPDZ", "tiger-gate", { demo: true });
  expect((await post("open", { ticket: first })).problem).toBeDefined();
  expect((await post("open", { ticket: second })).problem).toBeUndefined();
  await sandbox.control("/sandbox/clock", { set: MOMENT + 12 * 3_600_000 + 1 });
  expect((await post("open", { ticket: second })).problem).toBeDefined();
  await sandbox.control("/sandbox/clock", { offset: 0 });
});

it("the page and its files have a strict policy and no inline script", async () => {
  const page = await sandbox.ask("/play/start", { site: "play" });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain(`frame-ancestors 'self' http://*.localhost:${sandbox.port}`);
  expect(page.text).not.toMatch(/<script(?![^>]*src=)|style="| on\w+="/);
  const script = await sandbox.ask("/play/frame/start.ts", { site: "play" });
  expect(script.headers["content-type"]).toContain("text/javascript");
  expect(script.text).not.toContain("import type");
  expect((await sandbox.ask("/play/frame/none.ts", { site: "play" })).status).toBe(404);
  expect((await sandbox.ask("/play/frame/tsconfig.json", { site: "play" })).status).toBe(404);
  const art = await sandbox.ask("/play/art/aurora/1/chest.svg", { site: "play" });
  expect(art.text).toContain("<svg");
  expect((await sandbox.ask("/play/art/aurora/9/chest.svg", { site: "play" })).status).toBe(404);
});

it.each([
  ["QLZR", "a01", "baccarat", null],
  ["QLZR", "", "baccarat", null],
  ["BCZR", "r02", "roulette", null],
  ["BCZR", "s01", "sicBo", null],
  ["QLZR", "d24", "dragonTiger", null],
  ["QLZR", "globe-wheel", "roulette", null],
  ["QLZR", "spade-king", "baccarat", "黑桃王座"],
  ["QLZR", "n05", "niuNiu", null],
  ["G1CP", "jisu-five", "lottery", null],
  ["BHBY", "whale-hunt", "fishing", null],
  ["YXQP", "harbor-bull", "bull", null],
  ["JHQP", "gold-flower", "threeCards", null],
  ["LCQP", "old-tiles", "tiles", null],
  ["YXQP", "tea-blood", "bull", "听雨阁 · 血战到底"],
  ["BCDJ", "", "matches", null],
  ["XMTY", "", "matches", null],
])("%s %s is played as %s", async (enName, gameCode, kind, standsInFor) => {
  const ticket = await ticketOf(enName, gameCode, { demo: true });
  const open = await post<OpenMessage>("open", { ticket });
  expect(open).toMatchObject({ kind, standsInFor });
});

import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { CHAT_SITE, openChat, type SampleChat, tokensOf } from "./sample-chat.ts";

const LOBBY = "lobby";
let sandbox: SampleSandbox;
let chats: SampleChat[] = [];

beforeEach(async () => {
  sandbox = await startSample();
  await control({ talk: false });
});
afterEach(async () => {
  for (const chat of chats) chat.close();
  chats = [];
  await sandbox.close();
});

async function open(site?: string): Promise<SampleChat> {
  const chat = await openChat(sandbox, site);
  chats.push(chat);
  return chat;
}
async function control(body: object) {
  const { status, text } = await sandbox.control("/sandbox/chat", { site: CHAT_SITE, ...body });
  expect([status, text]).toEqual([200, text]);
}
/** A second each, so that nobody is too fast. */
let moment = MOMENT;
async function later(ms: number) {
  moment = Math.max(moment, MOMENT) + ms;
  await sandbox.control("/sandbox/clock", { freeze: moment });
}

describe("logging in", () => {
  it("admits a member with jwt and session, under a masked name", async () => {
    const chat = await open();
    chat.send("login", await tokensOf(sandbox, "demo88"));
    expect(await chat.next("login")).toMatchObject({ ok: true, name: "de***8", vipLevel: 3 });
  });

  it("refuses a forged jwt, that of another member, and that of an ended session", async () => {
    const chat = await open();
    const own = await tokensOf(sandbox, "demo88");
    const other = await tokensOf(sandbox, "newbie8");
    const [head, body] = own.body.split(".");
    const over = { ok: false, message: "登录已过期，请重新登录" };
    chat.send("login", { ...own, body: `${head}.${body}.AAAA` });
    expect(await chat.next("login")).toMatchObject(over);
    chat.send("login", { ...own, body: other.body });
    expect(await chat.next("login")).toMatchObject(over);
    await sandbox.control("/sandbox/expire", { site: CHAT_SITE, name: "demo88" });
    chat.send("login", own);
    expect(await chat.next("login")).toMatchObject(over);
  });

  it("gives the same guest the same name, and refuses what a member wrote after the session", async () => {
    const [one, two] = [await open(), await open()];
    for (const chat of [one, two]) chat.send("guestLogin", { uuid: "browser-1" });
    const { name, userId } = await one.next("guestLogin");
    expect(name).toMatch(/^游客\d{4}$/);
    expect(await two.next("guestLogin")).toMatchObject({ name, userId });
    const member = await open();
    await member.enter(LOBBY, "demo88");
    await sandbox.control("/sandbox/expire", { site: CHAT_SITE, name: "demo88" });
    expect(await member.say(LOBBY, "还在吗")).toMatchObject({ reason: "login" });
  });
});

describe("a message", () => {
  it("reaches everybody in the room and nobody else, numbered without gaps", async () => {
    const [one, two, away] = [await open(), await open(), await open()];
    await one.enter(LOBBY, "demo88");
    await two.enter(LOBBY);
    const table = await sandbox.call(CHAT_SITE, "venueInfo", { category: "ZR" });
    const [{ id = "" } = {}] = (table.data as { items: { id: string }[] }).items;
    await away.enter(`table-${id}`);
    const first = await one.say(LOBBY, "  大家好\n\u202E ");
    expect(first).toMatchObject({ id: 1, msg: "大家好", name: "de***8", role: "member" });
    expect(await two.next("send")).toEqual(first);
    const second = await two.say(LOBBY, "你好", { replyTo: 1 });
    expect(second).toMatchObject({ id: 2, role: "guest", reply: { id: 1, msg: "大家好" } });
    expect(away.all.filter(({ name }) => name === "send")).toEqual([]);
  });

  it("is written once, however often it is sent", async () => {
    const chat = await open();
    await chat.enter(LOBBY, "demo88");
    const clientId = randomUUID();
    const first = await chat.say(LOBBY, "一次", { clientId });
    expect(await chat.say(LOBBY, "一次", { clientId })).toEqual(first);
    const again = await open();
    expect(await again.enter(LOBBY, "demo88")).toMatchObject({ last: 1 });
    expect(await again.say(LOBBY, "一次", { clientId })).toEqual(first);
  });

  it("hides links, numbers and names of messengers", async () => {
    const chat = await open();
    await control({ room: { slowSeconds: 0 } });
    await chat.enter(LOBBY, "demo88");
    const told = async (msg: string) => ((await chat.say(LOBBY, msg)) as { msg: string }).msg;
    expect(await told("看 https://a.example/x 吧")).toBe("看 *** 吧");
    expect(await told("去 evil-site.com/win 看")).toBe("去 *** 看");
    expect(await told("打 138-0013-8000")).toBe("打 13***");
    expect(await told("１３８００１３８０００")).toBe("１３***");
    expect(await told("加微信：abc12345")).toBe("加***");
    expect(await told("2-1 了，第 88 分钟")).toBe("2-1 了，第 88 分钟");
  });

  it("is ignored when it is empty, too long or of another shape", async () => {
    const chat = await open();
    await chat.enter(LOBBY, "demo88");
    const clientId = randomUUID();
    for (const msg of ["   ", "长".repeat(201)]) chat.send("send", { rid: LOBBY, msg, clientId });
    chat.send("send", { rid: "../etc", msg: "a", clientId });
    chat.send("joinRoom", { rid: "match-FT-none" });
    expect(await chat.next("joinRoom")).toMatchObject({ rid: LOBBY, ok: true });
    expect(await chat.next("joinRoom")).toMatchObject({ ok: false, message: "聊天室不存在" });
    expect(await chat.say("match-FT-none", "在吗")).toMatchObject({ reason: "closed" });
  });
});

describe("rules of a room", () => {
  it("ask for a pause, by person", async () => {
    const [one, two] = [await open(), await open()];
    await one.enter(LOBBY, "demo88");
    await two.enter(LOBBY);
    await one.say(LOBBY, "一");
    expect(await one.say(LOBBY, "二")).toMatchObject({ reason: "slow", retryMs: 3000 });
    expect(await two.say(LOBBY, "三")).toMatchObject({ msg: "三" });
    await later(3000);
    expect(await one.say(LOBBY, "二")).toMatchObject({ msg: "二" });
  });

  it("mute a member until a time, in all rooms, and everybody but moderators", async () => {
    const chat = await open();
    await chat.enter(LOBBY, "demo88");
    expect(await chat.next("memberMute")).toMatchObject({ muted: false });
    await control({ mute: { name: "demo88", seconds: 60 } });
    expect(await chat.next("memberMute")).toMatchObject({ muted: true });
    expect(await chat.say(LOBBY, "喂")).toMatchObject({ reason: "muted" });
    await later(60_000);
    expect(await chat.say(LOBBY, "喂")).toMatchObject({ msg: "喂" });
    await control({ room: { muted: true } });
    expect(await chat.next("roomStatus")).toMatchObject({ muted: true, open: true });
    await later(5000);
    expect(await chat.say(LOBBY, "喂")).toMatchObject({ reason: "muted" });
    await control({ say: "请文明聊天", as: "moderator" });
    expect(await chat.next("send")).toMatchObject({ role: "moderator" });
  });

  it("close it, open it, ask for a level, keep guests out", async () => {
    const [member, guest] = [await open(), await open()];
    await member.enter(LOBBY, "demo88");
    await guest.enter(LOBBY);
    await control({ room: { open: false }, rooms: [LOBBY] });
    expect(await member.next("allRoomStatus")).toMatchObject({ rooms: [{ open: false }] });
    expect(await member.say(LOBBY, "喂")).toMatchObject({ reason: "closed" });
    await control({ room: { open: true, guests: false } });
    expect(await guest.say(LOBBY, "喂")).toMatchObject({ reason: "guest" });
    await control({ minVipLevel: 4 });
    expect(await member.next("vipLevel")).toEqual({ minVipLevel: 4 });
    expect(await member.say(LOBBY, "喂")).toMatchObject({ reason: "vip" });
    await control({ minVipLevel: 3 });
    expect(await member.say(LOBBY, "喂")).toMatchObject({ msg: "喂" });
  });

  it("keep the level of a room that asks for more than all rooms", async () => {
    const member = await open();
    await member.enter(LOBBY, "demo88");
    await control({ room: { minVipLevel: 6 } });
    await control({ minVipLevel: 0 });
    expect(await member.next("vipLevel")).toEqual({ minVipLevel: 0 });
    expect(await member.next("allRoomStatus")).toMatchObject({ rooms: [{ minVipLevel: 6 }] });
  });

  it("remove lines, clear the room, and end it", async () => {
    const chat = await open();
    await control({ room: { slowSeconds: 0 } });
    await chat.enter(LOBBY, "demo88");
    for (const msg of ["一", "二", "三"]) await chat.say(LOBBY, msg);
    await control({ remove: [2, 9] });
    expect(await chat.next("messageBlock")).toEqual({ rid: LOBBY, ids: [2] });
    const other = await open();
    await other.enter(LOBBY);
    const { list, removed } = await other.next("history");
    expect([list.map(({ id }) => id), removed]).toEqual([[1, 3], [2]]);
    await control({ clear: true });
    expect(await chat.next("clear")).toEqual({ rid: LOBBY, last: 3 });
    await chat.say(LOBBY, "四");
    const late = await open();
    expect(await late.enter(LOBBY)).toMatchObject({ cleared: 3, last: 4 });
    expect((await late.next("history")).list.map(({ id }) => id)).toEqual([4]);
    await control({ destroy: true });
    expect((await chat.next("roomDestroy")).rid).toBe(LOBBY);
    late.send("joinRoom", { rid: LOBBY });
    await late.next("joinRoom");
    expect(await late.next("joinRoom")).toMatchObject({ ok: false });
  });
});

it("says who comes and goes, and answers a heartbeat with the newest line", async () => {
  const one = await open();
  expect(await one.enter(LOBBY, "demo88")).toMatchObject({ title: "聊天大厅", online: 1 });
  expect(await one.next("joined")).toMatchObject({ left: false });
  const two = await open();
  await two.enter(LOBBY, "newbie8");
  expect(await one.next("joined")).toMatchObject({ name: "ne***8", online: 2, left: false });
  two.close();
  expect(await one.next("joined")).toMatchObject({ name: "ne***8", online: 1, left: true });
  await one.say(LOBBY, "在");
  one.send("heartbeat", {});
  expect(await one.next("heartbeat")).toEqual({ rid: LOBBY, last: 1 });
  await control({ notice: "今晚 2 点维护" });
  expect(await one.next("notify")).toMatchObject({ message: "今晚 2 点维护", reason: "notice" });
});

it("is closed on a site without a chat", async () => {
  await expect(openChat(sandbox, "6102")).rejects.toThrow("404");
  expect(await sandbox.call("jade", "chatRoom", { rid: LOBBY })).toMatchObject({
    status_code: 6004,
  });
});

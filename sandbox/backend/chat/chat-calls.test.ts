import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gameRoom } from "#contract/chat-rooms.ts";
import { CHAT_PAGE, type ChatLine } from "#contract/chat.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { sportBody } from "../../testing/sample-bodies.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { engaged } from "../activities/sample-engaged.ts";
import { openChat, type SampleChat } from "./sample-chat.ts";

const SITE = "aurora";
const rid = "lobby";
const ALL = { rid, category: "all", categoryType: "all", beginTime: 0, endTime: 0 } as const;
let sandbox: SampleSandbox;
let chat: SampleChat;

beforeEach(async () => {
  sandbox = await startSample();
  await control({ talk: false, room: { slowSeconds: 0 } });
  chat = await openChat(sandbox);
});
afterEach(async () => {
  chat.close();
  await sandbox.close();
});
const control = (body: object) => sandbox.control("/sandbox/chat", { site: SITE, ...body });

it("answers history in pages that meet without a gap, also while lines arrive", async () => {
  await chat.enter(rid, "demo88");
  for (let number = 1; number <= 40; number++) await control({ say: `第${number}条` });
  const { ask } = engaged(sandbox, "demo88");
  const found: ChatLine[] = [];
  let more = true;
  while (more) {
    const endTime = found.at(-1)?.time ?? 0;
    const page = await ask("chatHistory", { ...ALL, pageNum: 1, pageSize: CHAT_PAGE, endTime });
    found.push(...page.list);
    ({ more } = page);
    await control({ say: "插话" });
  }
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => 40 - index));
});

describe("a gift", () => {
  const gift = { rid, gift: "flower", count: 3, cents: 1560 };

  it("is paid once, shown in the room, and listed in the records", async () => {
    await chat.enter(rid, "demo88");
    const { ask, problems } = engaged(sandbox, "demo88");
    const paid = await ask("sendGift", gift, "key-1");
    expect(await ask("sendGift", gift, "key-1")).toEqual(paid);
    expect(paid).toMatchObject({ cents: 1560 });
    expect(await chat.next("gift")).toMatchObject({ giftName: "鲜花", count: 3, name: "de***8" });
    expect(chat.all.filter(({ name }) => name === "gift")).toHaveLength(1);
    expect(await ask("sendGiftStatus", { key: "key-1" })).toMatchObject({ state: "done" });
    expect(await ask("balance", { lockMoney: 0 })).toMatchObject({
      centerWalletBalance: "12830.90",
    });
    const at = paid.time;
    const deals = await ask("dealRecords", {
      kinds: [],
      state: "all",
      from: at - 1000,
      to: at + 1000,
      pageNum: 1,
      pageSize: 20,
    } as never);
    expect(JSON.stringify(deals)).toContain("聊天室礼物：鲜花 × 3");
    expect(await problems()).toEqual([]);
  });

  it("is refused without the money, at another price, and in a closed room", async () => {
    const { refusal, problems } = engaged(sandbox, "newbie8");
    expect(await refusal("sendGift", gift)).toBe("余额不足");
    expect(await refusal("sendGift", { ...gift, cents: 1 })).toBe("礼物价格已变动，请重新确认");
    expect(await refusal("sendGift", { ...gift, gift: "castle" })).toBe("该礼物已下架");
    await control({ room: { open: false } });
    expect(await refusal("sendGift", gift)).toBe("聊天室已关闭");
    expect(await problems()).toEqual([]);
  });
});

describe("a prediction", () => {
  async function upcoming(): Promise<SportMatch> {
    const list = { sport: "FT", show: "FT", date: null, leagues: [] };
    const { data } = await sandbox.call(SITE, "matchList", sportBody("matchList", list));
    const { matches } = data as { matches: SportMatch[] };
    const match = matches.find(({ state, tracker }) => state.gameStatus === "upcoming" && tracker);
    if (!match) throw new Error("no football today");
    return match;
  }

  it("is made once, and pays the exact score once", async () => {
    const match = await upcoming();
    const { gameId } = match;
    const room = gameRoom(match);
    const [one, two] = [engaged(sandbox, "demo88"), engaged(sandbox, "newbie8")];
    await chat.enter(room, "demo88");
    const before = Number(await one.bonus());
    expect(await one.ask("predictScore", { rid: room, home: 2, away: 1 })).toMatchObject({
      open: true,
      mine: { home: 2, away: 1, won: null },
      count: 1,
    });
    expect(await chat.next("prediction")).toMatchObject({ home: 2, away: 1, name: "de***8" });
    expect(await one.ask("predictScore", { rid: room, home: 2, away: 1 })).toMatchObject({
      count: 1,
    });
    expect(await one.refusal("predictScore", { rid: room, home: 0, away: 0 })).toBe(
      "每场比赛仅可竞猜一次",
    );
    await two.ask("predictScore", { rid: room, home: 0, away: 0 });
    await sandbox.control("/sandbox/settle", { gameId, result: { score: [2, 1], half: [1, 0] } });
    const ended = { open: false, count: 2 };
    expect((await one.ask("chatRoom", { rid: room })).prediction).toMatchObject({
      ...ended,
      mine: { won: true },
    });
    expect((await two.ask("chatRoom", { rid: room })).prediction).toMatchObject({
      ...ended,
      mine: { won: false },
    });
    expect(await chat.next("notify")).toMatchObject({ reason: "notice" });
    await one.ask("chatRoom", { rid: room });
    expect(Number(await one.bonus())).toBeCloseTo(before + 8.88, 2);
    expect(await one.problems()).toEqual([]);
  });

  it("is not offered in other rooms", async () => {
    const { ask, refusal } = engaged(sandbox, "demo88");
    expect((await ask("chatRoom", { rid })).prediction).toBeNull();
    expect(await refusal("predictScore", { rid, home: 1, away: 1 })).toBe("该比赛不支持比分竞猜");
  });
});

it("hides a line that three members have reported, and no moderator's", async () => {
  await chat.enter(rid);
  await control({ say: "广告" });
  await control({ say: "公告", as: "moderator" });
  for (const name of ["demo88", "newbie8", "phone88"]) {
    const { ask } = engaged(sandbox, name);
    for (const id of [1, 2]) await ask("reportMessage", { rid, id, reason: "spam" });
  }
  expect(await chat.next("messageBlock")).toEqual({ rid, ids: [1] });
  const { list } = await engaged(sandbox, "demo88").ask("chatHistory", {
    ...ALL,
    pageNum: 1,
    pageSize: CHAT_PAGE,
  });
  expect(list.map(({ id }) => id)).toEqual([2]);
});

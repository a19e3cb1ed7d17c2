// @vitest-environment jsdom
// Each call that moves money, after an answer that decides nothing: what the player reads and can do, also after a
// reload, until it arrives late.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MONEY_STATUS } from "#contract/api/calls.ts";
import { BUSY, type TestBank } from "#testing/test-bank.ts";
import {
  ALL_KINDS,
  ENDS,
  loadMoneyPage,
  type MoneyPage,
  startBank,
  stateOf,
} from "./test-money-page.ts";

let bank: TestBank;
let pages: MoneyPage[] = [];
let clock: ReturnType<typeof setInterval>;

beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank.stop());

beforeEach(() => {
  localStorage.clear();
  bank.moved.clear();
  bank.sent.length = 0;
  bank.asking = null;
  // The fake clock runs about forty times as fast as the real one; the server answers in real time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  clock = setInterval(() => vi.advanceTimersByTime(200), 5);
});
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
  clearInterval(clock);
  vi.useRealTimers();
});

async function load(): Promise<MoneyPage> {
  const page = await loadMoneyPage(bank);
  pages.push(page);
  return page;
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 5 });
const ARRIVES = /\d\d:\d\d 之前仍可能到达（剩余 0\d:\d\d）/;
const GUESS = /网络不稳定|没有收到|目前没有/;

it("knows every call that moves money", () => {
  // Both ways of a transfer are one call.
  expect(ALL_KINDS).toHaveLength(Object.keys(MONEY_STATUS).length + 1);
});

it.each(ALL_KINDS)(
  "%s is explained, sent again, given up and told when it arrives",
  async (kind) => {
    const page = await load();
    const note = page.showNote(kind);
    const says = (...parts: (string | RegExp)[]) =>
      until(() => parts.forEach((part) => expect(note()).toMatch(part)));
    bank.fault = "dropped";
    bank.asking = "dropped";
    await page.press(kind);
    await says("暂时查不到", "服务器没有答复", ARRIVES, "重新提交", "不再等待", "联系在线客服");
    expect(stateOf(kind)).toBe("unsure");
    bank.asking = "running";
    await says("服务器已收到");
    bank.asking = null;
    await says("没有送达", "服务器目前没有", ARRIVES, "重新提交", "不再等待", "联系在线客服");
    bank.fault = "busy";
    await page.resend(kind);
    await says("结果未定", BUSY, ARRIVES, "重新提交");
    expect(note()).not.toMatch(GUESS);
    page.close();
    const next = await load();
    const reloaded = next.showNote(kind);
    await until(() => expect(reloaded()).toMatch(ARRIVES));
    expect(reloaded()).toContain(BUSY);
    next.giveUp(kind);
    await until(() => expect(reloaded()).toBe(""));
    expect([stateOf(kind), new Set(bank.sent).size, bank.moved.size]).toEqual([null, 1, 0]);
    bank.arrive();
    await until(() => expect(next.told()).toContain(ENDS[kind]));
  },
);

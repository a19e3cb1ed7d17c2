// @vitest-environment jsdom
// Each call that moves money runs exactly once and reports its outcome, whatever happens to the request, the
// answer and the page.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TestBank } from "#testing/test-bank.ts";
import {
  ENDS,
  KINDS,
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
  // The fake clock runs about twenty times as fast as the real one; the server answers in real time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  clock = setInterval(() => vi.advanceTimersByTime(100), 5);
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
const settles = (kind: (typeof KINDS)[number], state = "done") =>
  until(() => expect(stateOf(kind)).toBe(state));

describe.each(KINDS)("%s", (kind) => {
  /** @returns what every page has said once the call has ended and all who waited have told it */
  async function toldBy(...waiting: MoneyPage[]): Promise<readonly string[]> {
    await settles(kind);
    for (const page of waiting) await until(() => expect(page.told()).toContain(ENDS[kind]));
    expect([bank.moved.size, new Set(bank.sent).size]).toEqual([1, 1]);
    return pages.map((page) => page.told()).filter((text) => text !== "");
  }

  it.each(["lost", "repeated"] as const)(
    "asks for the outcome when its answer is %s",
    async (fault) => {
      const page = await load();
      bank.fault = fault;
      await page.press(kind);
      expect(stateOf(kind)).toBe("unknown");
      expect(page.told()).toBe("");
      expect(await toldBy(page)).toEqual([ENDS[kind]]);
      expect(bank.sent).toHaveLength(1);
    },
  );

  it("asks for the outcome when there is no answer", async () => {
    const page = await load();
    bank.fault = "silent";
    void page.press(kind);
    await settles(kind, "sending");
    expect(await toldBy(page)).toEqual([ENDS[kind]]);
  });

  it("is sent again with its key where it never arrived", async () => {
    const page = await load();
    bank.fault = "dropped";
    await page.press(kind);
    await settles(kind, "unsent");
    expect([bank.moved.size, page.told().includes(ENDS[kind])]).toEqual([0, false]);
    await page.resend(kind);
    expect((await toldBy(page)).join()).toContain(ENDS[kind]);
    expect(bank.sent).toHaveLength(2);
  });

  it("runs once however often the button is pressed", async () => {
    const page = await load();
    await Promise.all([page.press(kind), page.press(kind)]);
    expect((await toldBy(page)).join()).toContain(ENDS[kind]);
  });

  it("is reported after a reload", async () => {
    const page = await load();
    bank.fault = "silent";
    void page.press(kind);
    await until(() => expect(bank.sent).toHaveLength(1));
    page.close();
    expect(await toldBy(await load())).toEqual([ENDS[kind]]);
  });

  it("is one call in two tabs, reported in both", async () => {
    const [here, there] = [await load(), await load()];
    bank.fault = "lost";
    await Promise.all([here.press(kind), there.press(kind)]);
    const told = await toldBy(...(kind === "bet" ? [] : [here, there]));
    expect(new Set(told)).toEqual(new Set([ENDS[kind]]));
  });

  it.each([-3, 3])(
    "is reported once though the device's clock jumps by %i hours",
    async (hours) => {
      const page = await load();
      bank.fault = "lost";
      await page.press(kind);
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      expect(await toldBy(page)).toEqual([ENDS[kind]]);
      expect(bank.sent).toHaveLength(1);
    },
  );

  it("moves nothing where the session has ended, and once when it is pressed again", async () => {
    const page = await load();
    bank.fault = "expired";
    await page.press(kind);
    await settles(kind, "refused");
    expect(bank.moved.size).toBe(0);
    expect(page.told()).not.toContain(ENDS[kind]);
    await page.press(kind);
    await settles(kind);
    await until(() => expect(page.told()).toContain(ENDS[kind]));
    expect([bank.moved.size, bank.sent.length, new Set(bank.sent).size]).toEqual([1, 2, 2]);
  });

  it("moves nothing where the server refuses it, and says why", async () => {
    const page = await load();
    bank.toasts.length = 0;
    bank.fault = "refused";
    await page.press(kind);
    await settles(kind, "refused");
    await until(() => expect(`${page.told()} ${bank.toasts.join()}`).toContain("余额不足"));
    expect(bank.moved.size).toBe(0);
  });
});

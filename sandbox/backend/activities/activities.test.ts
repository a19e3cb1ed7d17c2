import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Verification } from "#contract/api/activities.ts";
import { CALLS } from "#contract/api/calls.ts";
import {
  MOMENT,
  SAMPLE_SITES,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { DAY, HOUR, lastMidnight } from "../time/china-time.ts";
import { type Engaged, engagedMember, moveTo, SITE } from "./sample-engaged.ts";

let sandbox: SampleSandbox;
let one: Engaged;
beforeEach(async () => {
  sandbox = await startSample();
  one = await engagedMember(sandbox, "active1");
}, 60_000);
afterEach(() => sandbox.close());

const MIDNIGHT = lastMidnight(MOMENT);
const SIGN = "monthly-sign-2026-11";
const states = ({ items }: Verification) => items.map(({ state }) => state);

async function joined(id: string): Promise<Verification> {
  await one.ask("joinActivity", { id });
  return one.ask("verification", { id });
}

it("every promotion with a page has an activity of that kind, on every brand", async () => {
  for (const { id: brand } of SAMPLE_SITES.slice(0, 6)) {
    const body = { position: "discount" } as const;
    const { list } = v.parse(
      CALLS.promotionConfig.response,
      (await sandbox.call(brand, "promotionConfig", body)).data,
    );
    const paged = list.filter(({ kind }) => kind !== null);
    expect(paged.length).toBeGreaterThan(8);
    for (const { id, kind } of paged) {
      const { data } = await sandbox.call(brand, "activityInfo", { id });
      expect(data).toMatchObject({ id, mechanics: { kind } });
    }
  }
});

describe("deposits", () => {
  it("pays the first one, by its tier, once", async () => {
    const id = "first-kick";
    expect(states(await one.ask("verification", { id }))).toEqual(["open"]);
    await one.deposit(60_000);
    await one.deposit(300_000);
    const { items } = await one.ask("verification", { id });
    expect(items).toMatchObject([{ state: "claimable", rewardCents: 60_000 }]);
    const claim = await one.ask("claimActivity", { id, item: "first" });
    expect(claim).toMatchObject({ amountCents: 60_000, turnoverCents: 120_000 * 15 });
    expect(await one.refusal("claimActivity", { id, item: "first" })).toBe("该奖励已领取");
    expect(await one.bonus()).toBe("600.00");
  });

  it("pays a ladder in its order, and begins again the next week", async () => {
    const id = "deposit-ladder";
    expect(states(await joined(id))).toEqual(["open", ...Array(4).fill("locked")]);
    await one.deposit(30_000);
    await one.deposit(100_000);
    const now = await one.ask("verification", { id });
    expect(states(now).slice(0, 3)).toEqual(["claimable", "claimable", "open"]);
    expect(now.items.slice(0, 2).map(({ rewardCents }) => rewardCents)).toEqual([1500, 8000]);
    await one.ask("claimActivity", { id, item: now.items[1]?.item ?? "" });
    await moveTo(sandbox, MIDNIGHT + 2 * DAY + HOUR);
    const next = await one.ask("verification", { id });
    // The first rung of the past week can still be claimed.
    expect(states(next)).toEqual(["open", ...Array(4).fill("locked"), "claimable"]);
    await moveTo(sandbox, MOMENT + 3 * DAY + HOUR);
    expect(states(await one.ask("verification", { id }))).toHaveLength(5);
  });
});

describe("tasks", () => {
  it("opens one after the other", async () => {
    const id = "newcomer-road";
    expect(states(await joined(id)).slice(0, 4)).toEqual([
      "claimable",
      "claimable",
      "open",
      "locked",
    ]);
    await one.deposit(20_000);
    for (let bet = 0; bet < 5; bet += 1) await one.stake(1000, { winCents: 900 });
    expect(states(await one.ask("verification", { id }))).toEqual([
      ...Array(4).fill("claimable"),
      "open",
    ]);
    expect(await one.refusal("claimActivity", { id, item: "turnover" })).toBe("还未达到领取条件");
  });

  it("pays the end of the steps once all are done", async () => {
    const id = "account-guard";
    const { items } = await joined(id);
    expect(items.at(-1)).toMatchObject({ item: "reward", state: "open", done: 1, target: 4 });
    expect(await one.refusal("leaveActivity", { id })).toBe("报名后不可退出");
  });
});

describe("the calendar", () => {
  it("opens a day by its turnover; missed days can be made up, each with turnover of its own", async () => {
    const before = await joined(SIGN);
    expect(states(before)[20]).toBe("open");
    expect(states(before)[21]).toBe("locked");
    await one.stake(110_000);
    const claim = (day: number) => one.ask("claimActivity", { id: SIGN, item: `day-${day}` });
    expect(await claim(21)).toMatchObject({ amountCents: 5000 });
    await claim(3);
    await claim(4);
    expect(await one.refusal("claimActivity", { id: SIGN, item: "day-5" })).toBe(
      "还未达到领取条件",
    );
    await one.stake(40_000);
    await claim(5);
    expect(await one.refusal("claimActivity", { id: SIGN, item: "day-6" })).toBe("该奖励已过期");
    await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
    expect(states(await one.ask("verification", { id: SIGN }))[21]).toBe("open");
  });
});

describe("steps of turnover", () => {
  it("are paid for the day and until the end of the next", async () => {
    const id = "tea-money";
    await joined(id);
    await one.stake(250_000, { channelCode: "YXQP" });
    await one.stake(900_000, { channelCode: "HPDZ" });
    expect(states(await one.ask("verification", { id }))).toEqual([
      "claimable",
      "claimable",
      "open",
    ]);
    await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
    const { items } = await one.ask("verification", { id });
    expect(items.map(({ state }) => state)).toEqual([
      ...Array(3).fill("open"),
      ...Array(2).fill("claimable"),
    ]);
    await one.ask("claimActivity", { id, item: items[3]?.item ?? "" });
    await moveTo(sandbox, MIDNIGHT + 2 * DAY + HOUR);
    expect(await one.refusal("claimActivity", { id, item: items[4]?.item ?? "" })).toBe(
      "未找到该奖励",
    );
  });
});

describe("a draw", () => {
  it("has as many chances as were earned and given, and keeps what it drew", async () => {
    const id = "lucky-wheel";
    expect((await joined(id)).chances).toBe(1);
    await one.stake(2_500_000);
    await one.deposit(60_000);
    const { chances } = await one.ask("verification", { id });
    expect(chances).toBe(4);
    for (let left = 3; left >= 0; left -= 1) {
      expect(await one.ask("claimActivity", { id, item: "draw" })).toMatchObject({ chances: left });
    }
    expect(await one.refusal("claimActivity", { id, item: "draw" })).toBe("今日抽奖次数已用完");
    expect((await one.ask("exchangeRecord", { id, pageNum: 1, pageSize: 20 })).total).toBe(4);
    await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
    expect((await one.ask("verification", { id })).chances).toBe(1);
    expect(await one.problems()).toEqual([]);
  });
});

describe("leaving", () => {
  it("says before what is lost, takes it back once, and does not let the member in again", async () => {
    await joined(SIGN);
    await one.stake(60_000);
    await moveTo(sandbox, MOMENT + HOUR);
    await one.ask("claimActivity", { id: SIGN, item: "day-21" });
    const before = await one.ask("verification", { id: SIGN });
    expect(before.lockedCents).toBe(5000);
    const told = await one.ask("confirmInfo", { id: SIGN, action: "leave" });
    expect(told.lostCents).toBe(5000);
    expect(told.lines[0]).toContain("¥\u00A050");
    expect(await one.ask("leaveActivity", { id: SIGN })).toEqual({ lostCents: 5000 });
    expect(await one.ask("leaveActivity", { id: SIGN })).toEqual({ lostCents: 0 });
    expect(await one.bonus()).toBe("0.00");
    expect(await one.refusal("joinActivity", { id: SIGN })).toBe("退出后不能再次参加本期活动");
    expect(await one.refusal("claimActivity", { id: SIGN, item: "day-20" })).toBe("您已退出该活动");
    const { items } = await one.ask("verification", { id: SIGN });
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(["claimed", "expired"]));
    const { list } = await one.ask("exchangeRecord", { id: SIGN, pageNum: 1, pageSize: 20 });
    expect(list).toMatchObject([{ state: "lapsed" }]);
    expect(await one.problems()).toEqual([]);
  });

  it("leaves what is released", async () => {
    await joined(SIGN);
    await one.stake(10_000);
    await one.ask("claimActivity", { id: SIGN, item: "day-21" });
    await moveTo(sandbox, MOMENT + HOUR);
    await one.stake(10_000);
    expect(await one.bonus()).toBe("0.00");
    expect(await one.ask("leaveActivity", { id: SIGN })).toEqual({ lostCents: 0 });
  });
});

it("nobody claims twice, at the same moment, from two devices", async () => {
  await joined(SIGN);
  await one.stake(10_000);
  const reward = { id: "gift-1", kind: "race", title: "奖金", amountCents: 5000 };
  await sandbox.control("/sandbox/activity-reward", { site: SITE, name: "active1", ...reward });
  const twice = <T>(act: () => Promise<T>) => Promise.allSettled([act(), act(), act()]);
  const claims = await twice(() => one.ask("claimActivity", { id: SIGN, item: "day-21" }));
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const rewards = await twice(() => one.ask("claimRewards", { ids: ["gift-1", "gift-1"] }));
  const paid = rewards.flatMap((all) => (all.status === "fulfilled" ? all.value.claimed : []));
  expect(paid).toHaveLength(1);
  const key = randomUUID();
  const draws = async () => {
    await one.ask("joinActivity", { id: "lucky-wheel" });
    return twice(() => one.ask("claimActivity", { id: "lucky-wheel", item: "draw" }, key));
  };
  const answers = (await draws()).map((all) => all.status === "fulfilled" && all.value);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await one.problems()).toEqual([]);
});

it("is refused to a member who does not meet the conditions, with the reason", async () => {
  const other = await engagedMember(sandbox, "active2", { phone: null, realName: null });
  const { state, checks } = await other.ask("verification", { id: SIGN });
  expect([state, checks]).toEqual([
    "closed",
    [{ text: "已绑定手机号码", met: false, remedy: "phone" }],
  ]);
  expect(await other.refusal("joinActivity", { id: SIGN })).toBe("须已绑定手机号码");
  expect(await other.refusal("joinActivity", { id: "monthly-sign-2026-12" })).toBe("活动还未开始");
  expect(await other.refusal("activityInfo", { id: "unknown" })).toBe("未找到该活动");
});

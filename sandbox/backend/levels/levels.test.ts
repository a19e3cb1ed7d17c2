import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type Engaged, engaged, engagedMember, moveTo } from "../activities/sample-engaged.ts";
import { DAY, HOUR, lastMidnight } from "../time/china-time.ts";
import { dailyLimits } from "../withdrawals/withdrawal-rules.ts";
import { KEEP_DAYS, LEVELS, termsOf } from "./level-terms.ts";

let sandbox: SampleSandbox;
let one: Engaged;
beforeEach(async () => {
  sandbox = await startSample();
  one = await engagedMember(sandbox, "level1", { birthday: "1990-11-03" });
}, 60_000);
afterEach(() => sandbox.close());

const MIDNIGHT = lastMidnight(MOMENT);
const claimable = { state: "claimable", pageNum: 1, pageSize: 50 } as const;

it("has eleven levels whose terms and limits only grow", () => {
  expect(LEVELS).toHaveLength(11);
  for (const { level, ...terms } of LEVELS.slice(1)) {
    const below = termsOf(level - 1);
    expect(terms.depositCents).toBeGreaterThan(below.depositCents);
    expect(terms.turnoverCents).toBeGreaterThan(below.turnoverCents);
    expect(terms.upgradeCents).toBeGreaterThan(below.upgradeCents);
    expect(terms.withdrawCentsPerDay).toBe(dailyLimits(level).maxCents);
  }
});

describe("progress", () => {
  it("is counted at midnight, with the exact missing amounts", async () => {
    await one.deposit(60_000);
    await one.stake(123_456);
    const today = await one.ask("vipProgress", {});
    expect(today).toMatchObject({ level: 0, target: 1, depositCents: 0, turnoverCents: 0 });
    expect(today.nextCountAt).toBe(MIDNIGHT + DAY);
    await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
    expect(await one.ask("vipProgress", {})).toMatchObject({
      level: 0,
      depositCents: 60_000,
      turnoverCents: 123_456,
      missingDepositCents: 40_000,
      missingTurnoverCents: 876_544,
      countedAt: MIDNIGHT + DAY,
      keep: null,
    });
    expect(await one.ask("vipProgress", { grade: 2 })).toMatchObject({
      target: 2,
      missingDepositCents: 940_000,
    });
  });

  it("reaches a level, told once, with one gift per level, and all rules agree with it", async () => {
    await one.level({ depositCents: 6_000_000, turnoverCents: 60_000_000 });
    const after = await one.ask("vipProgress", {});
    expect(after).toMatchObject({ level: 3, target: 4, reached: 3, since: MIDNIGHT });
    expect(await one.ask("memberInfo", {})).toMatchObject({ vipLevel: 3 });
    const { today } = await one.ask("withdrawInfo", {});
    expect(today.maxCents).toBe(termsOf(3).withdrawCentsPerDay);
    await one.ask("vipSeen", { level: 3 });
    expect((await one.ask("vipProgress", {})).reached).toBeNull();
    const gifts = async () =>
      (await one.ask("rewardList", claimable)).list.filter(({ kind }) => kind === "upgrade");
    expect((await gifts()).map(({ amountCents }) => amountCents)).toEqual(
      [1, 2, 3].map((level) => termsOf(level).upgradeCents).toSorted((left, right) => left - right),
    );
    await one.level({});
    await one.ask("vipProgress", {});
    expect(await gifts()).toHaveLength(3);
  });

  it("loses a level whose turnover was not kept, and counts from the lower one then", async () => {
    await one.level({ depositCents: 6_000_000, turnoverCents: 60_000_000 });
    const { keep } = await one.ask("vipProgress", {});
    expect(keep).toEqual({
      until: MIDNIGHT + KEEP_DAYS * DAY,
      neededCents: 10_000_000,
      doneCents: 0,
      fallsTo: 2,
    });
    await one.level({ keptDays: KEEP_DAYS });
    expect(await one.ask("vipProgress", {})).toMatchObject({
      level: 2,
      turnoverCents: termsOf(2).turnoverCents,
      missingDepositCents: 0,
      missingTurnoverCents: termsOf(3).turnoverCents - termsOf(2).turnoverCents,
      reached: null,
    });
    expect(await one.ask("memberInfo", {})).toMatchObject({ vipLevel: 2 });
  });

  it("keeps a level whose turnover was reached", async () => {
    await one.level({ depositCents: 6_000_000, turnoverCents: 60_000_000 });
    await one.ask("vipProgress", {});
    await one.stake(10_000_000);
    await moveTo(sandbox, MIDNIGHT + KEEP_DAYS * DAY + HOUR);
    const { level, keep } = await one.ask("vipProgress", {});
    expect([level, keep?.doneCents]).toEqual([3, 0]);
  });
});

describe("gifts", () => {
  it("pays the birthday gift once, in the month of the birthday", async () => {
    await one.level({ depositCents: 100_000, turnoverCents: 1_000_000 });
    expect((await one.ask("vipProgress", {})).birthday).toBe("claimable");
    const { claimed } = await one.ask("claimRewards", { ids: ["birthday-2026"] });
    expect(claimed).toEqual([{ id: "birthday-2026", amountCents: 3800, turnoverCents: 0 }]);
    expect((await one.ask("vipProgress", {})).birthday).toBe("claimed");
    expect((await one.ask("balance", { lockMoney: 1 })).centerWalletBalance).toBe("38.00");
    expect((await one.ask("claimRewards", { ids: ["birthday-2026"] })).refused).toHaveLength(1);
    expect(await one.problems()).toEqual([]);
  });

  it("pays yesterday's rebate by venue and level from noon on, for a week", async () => {
    await one.stake(1_000_000);
    await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
    const coming = await one.ask("rewardList", { ...claimable, state: "coming" });
    const found = coming.list.find(({ kind }) => kind === "rebate");
    const { categories } = await one.ask("rebateRates", {});
    const rate = categories.flatMap(({ venues }) => venues).find(({ enName }) => enName === "HPDZ")
      ?.basisPoints[0];
    expect(found).toMatchObject({
      amountCents: Math.floor((1_000_000 * (rate ?? 0)) / 10_000),
      from: MIDNIGHT + DAY + 12 * HOUR,
    });
    await moveTo(sandbox, MIDNIGHT + DAY + 13 * HOUR);
    expect((await one.ask("rewardList", claimable)).list).toMatchObject([{ id: found?.id }]);
    await moveTo(sandbox, MIDNIGHT + 9 * DAY);
    const expired = await one.ask("rewardList", { ...claimable, state: "expired" });
    expect(expired.list.map(({ id }) => id)).toContain(found?.id);
    const { refused } = await one.ask("claimRewards", { ids: [found?.id ?? ""] });
    expect(refused).toMatchObject([{ message: "该奖励已过期" }]);
  });

  it("pays the weekly bonus of the level by the turnover of the week", async () => {
    await one.level({ depositCents: 1_000_000, turnoverCents: 10_000_000 });
    const before = await one.ask("vipWeek", {});
    expect(before).toMatchObject({ neededCents: 1_000_000, giftCents: 1800, reached: false });
    await one.stake(1_000_000);
    expect(await one.ask("vipWeek", {})).toMatchObject({ turnoverCents: 1_000_000, reached: true });
    await moveTo(sandbox, before.claimFrom + HOUR);
    const { list } = await one.ask("rewardList", claimable);
    expect(list.filter(({ kind }) => kind === "weekly")).toMatchObject([{ amountCents: 1800 }]);
    expect((await one.ask("vipWeek", {})).past[0]).toMatchObject({ state: "claimable" });
  });
});

it("the demo account has a past of every kind, and its balances", async () => {
  const demo = engaged(sandbox, "demo88");
  const { keep, level } = await demo.ask("vipProgress", {});
  expect([level, keep?.fallsTo]).toEqual([3, 2]);
  const { counts } = await demo.ask("rewardList", claimable);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect((await demo.ask("exchangeRecord", { pageNum: 1, pageSize: 20 })).total).toBeGreaterThan(5);
  expect((await demo.ask("verification", { id: "lucky-wheel" })).chances).toBe(1);
  expect((await demo.ask("balance", { lockMoney: 1 })).centerWalletBalance).toBe("12846.50");
  expect(await demo.problems()).toEqual([]);
});

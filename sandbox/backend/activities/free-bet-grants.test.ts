// Welfare, levels and activities give free bets, once, unless the site or a marker of harm forbids it.
import { afterEach, beforeEach, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { DAY, lastMidnight } from "../time/china-time.ts";
import { type Engaged, engaged, engagedMember, moveTo } from "./sample-engaged.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const freeBets = async (one: Engaged) => {
  const { list } = await one.ask("freeBetList", {});
  return list.map(({ source, amountCents, state }) => `${source} ${amountCents} ${state}`);
};
const forbid = () =>
  sandbox.control("/sandbox/protection", {
    site: "aurora",
    profile: "none",
    duties: { noFreeBets: true },
  });
const reachLevel = async (one: Engaged) => {
  await one.level({ depositCents: 100_000, turnoverCents: 1_000_000 });
  await moveTo(sandbox, lastMidnight(MOMENT) + 2 * DAY);
  await one.ask("vipProgress", { grade: 1 });
};

it("a level that is reached gives one, once", async () => {
  const one = await engagedMember(sandbox, "level1");
  await reachLevel(one);
  await moveTo(sandbox, lastMidnight(MOMENT) + 3 * DAY);
  await one.ask("vipProgress", { grade: 1 });
  expect(await freeBets(one)).toEqual(["level 1000 open"]);
  const { list } = await one.ask("letterList", { kind: "activity", pageNum: 1, pageSize: 20 });
  expect(list.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^VIP1 晋级免费投注 ¥.10 已发放$/),
  );
  expect(await one.problems()).toEqual([]);
});

it("none is given, nor told, where the site offers none", async () => {
  const one = await engagedMember(sandbox, "level2");
  await forbid();
  await reachLevel(one);
  await sandbox.control("/sandbox/protection", { site: "aurora", profile: "none" });
  expect(await freeBets(one)).toEqual([]);
});

it("the demo account has one of each source", async () => {
  const sources = (await freeBets(engaged(sandbox, "demo88"))).map((row) => row.split(" ")[0]);
  expect([...new Set(sources)].toSorted()).toEqual(["activity", "level", "welfare"]);
  const { list } = await engaged(sandbox, "demo88").ask("freeBetList", {});
  expect(list.filter(({ state }) => state === "open").length).toBeGreaterThanOrEqual(3);
});

it("a drawn one is recorded as a free bet, without turnover", async () => {
  const one = engaged(sandbox, "demo88");
  const { list } = await one.ask("exchangeRecord", { pageNum: 1, pageSize: 50 });
  expect(list.filter(({ state }) => state === "freeBet")).toMatchObject([
    { amountCents: 1800, turnoverCents: 0 },
  ]);
  expect(await one.problems()).toEqual([]);
});

import { afterEach, beforeEach, expect, it } from "vitest";
import type { RaceBoard } from "#contract/api/activities.ts";
import { ACTIVITY_TEMPLATES } from "../../simulation/activities/activity-template.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { DAY, HOUR, lastMidnight } from "../time/china-time.ts";
import { type Engaged, engagedMember, moveTo, SITE } from "./sample-engaged.ts";

let sandbox: SampleSandbox;
let one: Engaged;
let two: Engaged;
beforeEach(async () => {
  sandbox = await startSample();
  one = await engagedMember(sandbox, "racer1");
  two = await engagedMember(sandbox, "racer2");
  for (const racer of [one, two]) await racer.ask("joinActivity", { id: DAILY });
}, 60_000);
afterEach(() => sandbox.close());

const DAILY = "slot-race-2026-11";
const MIDNIGHT = lastMidnight(MOMENT);
const POOL = 8_888_800;
const claimable = { state: "claimable", pageNum: 1, pageSize: 50 } as const;
const sum = ({ rows }: RaceBoard) =>
  rows.reduce((total, { rewardCents }) => total + rewardCents, 0);

it("shows the own place live, and names masked", async () => {
  expect((await one.ask("raceBoard", { id: DAILY })).mine).toMatchObject({ place: null, score: 0 });
  await one.stake(1000, { winCents: 90_000_000 });
  await two.stake(1000, { winCents: 80_000_000 });
  const board = await one.ask("raceBoard", { id: DAILY });
  expect(board).toMatchObject({ round: 20, final: false, mine: { place: 1, toNext: null } });
  expect(board.rows.slice(0, 2)).toMatchObject([
    { place: 1, name: "ra****1", score: 9_000_000, mine: true },
    { place: 2, name: "ra****2", score: 8_000_000, mine: false },
  ]);
  const second = await two.ask("raceBoard", { id: DAILY });
  expect(second.mine).toEqual({ place: 2, score: 8_000_000, toNext: 1_000_001 });
  expect(sum(board)).toBe(POOL);
  const places = board.rows.map(({ place, score }) => [place, score] as const);
  expect(places.map(([place]) => place)).toEqual(places.map((_, index) => index + 1));
});

it("gives the prizes of a round once, at its end, to be claimed from the next noon on", async () => {
  await one.stake(1000, { winCents: 90_000_000 });
  await two.stake(1000, { winCents: 80_000_000 });
  await moveTo(sandbox, MIDNIGHT + DAY + HOUR);
  const board = await one.ask("raceBoard", { id: DAILY, round: 20 });
  expect(board).toMatchObject({ final: true, mine: { place: 1 } });
  expect(sum(board)).toBe(POOL);
  expect((await one.ask("verification", { id: DAILY })).state).toBe("waiting");
  expect((await one.ask("rewardList", claimable)).list.map(({ kind }) => kind)).not.toContain(
    "race",
  );
  await moveTo(sandbox, MIDNIGHT + DAY + 13 * HOUR);
  for (const [racer, rewardCents] of [
    [one, 2_888_800],
    [two, 1_500_000],
  ] as const) {
    const { list } = await racer.ask("rewardList", claimable);
    const prizes = list.filter(({ kind }) => kind === "race");
    expect(prizes).toMatchObject([{ amountCents: rewardCents, activity: { id: DAILY } }]);
    const ids = prizes.map(({ id }) => id);
    expect((await racer.ask("claimRewards", { ids })).claimed).toHaveLength(1);
    expect((await racer.ask("claimRewards", { ids })).refused).toHaveLength(1);
  }
  // What is played later counts for the next round only.
  await two.stake(1000, { winCents: 99_000_000 });
  expect(await one.ask("raceBoard", { id: DAILY, round: 20 })).toMatchObject({
    rows: board.rows,
  });
  expect(await one.problems()).toEqual([]);
});

it("can be ended by staff; leaving it forfeits the place", async () => {
  await one.stake(1000, { winCents: 90_000_000 });
  await two.stake(1000, { winCents: 80_000_000 });
  await one.ask("leaveActivity", { id: DAILY });
  await sandbox.control("/sandbox/activity-race", { site: SITE, id: DAILY });
  const { rows, final } = await two.ask("raceBoard", { id: DAILY });
  expect([final, rows[0]?.mine]).toEqual([true, true]);
  expect((await two.ask("rewardList", claimable)).list).toMatchObject([{ kind: "race" }]);
  expect((await one.ask("rewardList", claimable)).counts.claimable).toBe(0);
});

it("finds all rounds that ended while nobody asked", async () => {
  await one.stake(1000, { winCents: 90_000_000 });
  await moveTo(sandbox, MIDNIGHT + 5 * DAY);
  const { list } = await one.ask("rewardList", claimable);
  expect(list.filter(({ kind }) => kind === "race")).toHaveLength(1);
  await moveTo(sandbox, MOMENT);
  expect((await one.ask("raceBoard", { id: DAILY, round: 20 })).final).toBe(true);
});

it("every published race's prizes sum to its pool", () => {
  for (const { mechanics, id } of ACTIVITY_TEMPLATES) {
    if (mechanics.kind !== "racePage") continue;
    const paid = mechanics.prizes.map(({ from, to, rewardCents }) => (to - from + 1) * rewardCents);
    expect([id, paid.reduce((total, cents) => total + cents, 0)]).toEqual([
      id,
      mechanics.poolCents,
    ]);
  }
});

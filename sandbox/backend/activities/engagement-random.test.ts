// Random members who bet, deposit, join, claim, draw and leave while the clock jumps: every gift is paid once, and
// the ledger always sums to zero.
import fc from "fast-check";
import { expect, it } from "vitest";
import { activitiesOf } from "../../simulation/activities/activity-directory.ts";
import { PROMOTIONS } from "../../simulation/data/content.ts";
import { depositNow } from "../../simulation/members/past-deposit.ts";
import { randomRuns, randomSeed } from "../../testing/random-runs.ts";
import { memberById } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import { DAY, HOUR } from "../time/china-time.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { setVenueCents, venueCents } from "../ledger/ledger.ts";
import { type SampleMoney, sampleMoney } from "../wallet/sample-money.ts";
import { playRound } from "../wallet/venue-rounds.ts";
import { Refusal } from "../wire/refusal.ts";

const VENUES = ["HPDZ", "QLZR", "YXQP"] as const;
const STATES = ["claimable", "coming", "claimed", "expired"] as const;

type Step =
  | { readonly do: "stake"; readonly venue: number; readonly cents: number; readonly wins: number }
  | { readonly do: "deposit"; readonly cents: number }
  | { readonly do: "wait"; readonly hours: number }
  | { readonly do: "join" | "leave"; readonly at: number }
  | { readonly do: "claim"; readonly at: number; readonly item: number }
  | { readonly do: "rewards" };

const at = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("stake" as const),
    venue: fc.nat({ max: VENUES.length - 1 }),
    cents: fc.integer({ min: 100, max: 3_000_000 }),
    wins: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({
    do: fc.constant("deposit" as const),
    cents: fc.integer({ min: 10_000, max: 900_000 }),
  }),
  fc.record({
    do: fc.constant("wait" as const),
    hours: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.constant(36), fc.constant(24 * 20)),
  }),
  fc.record({ do: fc.constantFrom("join" as const, "join" as const, "leave" as const), at }),
  fc.record({ do: fc.constant("claim" as const), at, item: fc.nat({ max: 31 }) }),
  fc.record({ do: fc.constant("rewards" as const) }),
);

it("never pays twice and never loses a cent", () => {
  const database = openDatabase();
  const money = sampleMoney(database);
  let key = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      const members = [money.member(), money.member()];
      for (const member of members) joinAll(money, member);
      for (const [index, one] of steps.entries()) {
        const member = members[index % 2] ?? 0;
        const ids = idsAt(money.time);
        try {
          run(money, { one, member, ids, key: `random-${(key += 1)}` });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      money.time += 36 * HOUR;
      for (const member of members) claimAll(money, member, `random-${(key += 1)}`);
      expect(ledgerProblems(database)).toEqual([]);
      for (const member of members) expectPaid(money, member);
    }),
    { numRuns: randomRuns(150), seed: randomSeed() },
  );
  expect(Math.min(paidTimes.activities, paidTimes.rewards)).toBeGreaterThan(0);
}, 120_000);

function joinAll(money: SampleMoney, member: number): void {
  for (const id of idsAt(money.time)) {
    try {
      money.ask(member, "joinActivity", { id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** Of activities that run. */
function idsAt(time: number): string[] {
  return PROMOTIONS.flatMap((row) => activitiesOf(row, time))
    .filter(({ startsAt, endsAt }) => startsAt <= time && (endsAt === null || time < endsAt))
    .map(({ id }) => id);
}

/** How often something was paid. */
const paidTimes = { activities: 0, rewards: 0 };

interface Running {
  readonly one: Step;
  readonly member: number;
  readonly ids: readonly string[];
  readonly key: string;
}

function run(money: SampleMoney, { one, member, ids, key }: Running): void {
  const { database, time } = money;
  const idAt = (place: number) => ids[place % ids.length] ?? "";
  switch (one.do) {
    case "stake": {
      const channelCode = VENUES[one.venue] ?? "HPDZ";
      const cents = venueCents(database, member, channelCode) + one.cents;
      setVenueCents(database, { id: member, channelCode, cents }, { reason: "adjustment", time });
      const winCents = Math.floor((one.cents * one.wins) / 10);
      playRound(
        database,
        { member, channelCode, round: key, time },
        { stakeCents: one.cents, winCents },
      );
      return;
    }
    case "deposit": {
      const row = memberById(database, member);
      if (row) depositNow({ database, seed: 1 }, row, { at: time, cents: one.cents });
      return;
    }
    case "wait":
      money.time += Math.min(one.hours * HOUR, 60 * DAY);
      return;
    case "join":
      money.ask(member, "joinActivity", { id: idAt(one.at) });
      return;
    case "leave":
      money.ask(member, "leaveActivity", { id: idAt(one.at) });
      return;
    case "claim":
      claimOne(money, { member, ids: [...ids.slice(one.at), ...ids], place: one.item, key });
      return;
    case "rewards":
      claimAll(money, member, key);
  }
}

interface Claiming extends Pick<Running, "member" | "key" | "ids"> {
  readonly place: number;
}

/** The first activity that has something to claim. */
function claimOne(money: SampleMoney, { member, ids, place, key }: Claiming): void {
  for (const id of ids) {
    const { items, chances } = money.ask(member, "verification", { id });
    const open = items.filter(({ state }) => state === "claimable");
    const found = open[place % Math.max(1, open.length)]?.item;
    const item = (chances ?? 0) > 0 ? "draw" : found;
    if (item === undefined) continue;
    const first = money.ask(member, "claimActivity", { id, item }, { key });
    expect(money.ask(member, "claimActivity", { id, item }, { key })).toEqual(first);
    if (item === "draw") return;
    const again = () => money.ask(member, "claimActivity", { id, item }, { key: `${key}-2` });
    expect(again).toThrow(Refusal);
    return;
  }
}

function claimAll(money: SampleMoney, member: number, key: string): void {
  const list = () =>
    money.ask(member, "rewardList", { state: "claimable", pageNum: 1, pageSize: 50 });
  const ids = list().list.map(({ id }) => id);
  if (ids.length === 0) return;
  const { claimed, refused } = money.ask(member, "claimRewards", { ids }, { key });
  expect([claimed.map(({ id }) => id), refused]).toEqual([ids, []]);
  expect(money.ask(member, "claimRewards", { ids }, { key: `${key}-2` }).claimed).toEqual([]);
  expect(list().total).toBe(0);
}

/** What the ledger paid as gifts is what was claimed, and no list counts anything twice. */
function expectPaid(money: SampleMoney, member: number): void {
  const sumOf = (query: string) =>
    Number(money.database.prepare(query).get(member)?.["cents"] ?? 0);
  const paid = sumOf(
    `SELECT sum(cents) AS cents FROM ledger_entry WHERE account = 'bonus:' || CAST(? AS INTEGER) AND reason = 'gift'`,
  );
  const claimed = sumOf("SELECT sum(amountCents) AS cents FROM activity_claim WHERE member = ?");
  const rewards = sumOf(
    "SELECT sum(amountCents) AS cents FROM reward WHERE member = ? AND claimedAt IS NOT NULL",
  );
  expect(paid).toBe(claimed + rewards);
  if (claimed > 0) paidTimes.activities += 1;
  if (rewards > 0) paidTimes.rewards += 1;
  const { counts } = money.ask(member, "rewardList", {
    state: "claimed",
    pageNum: 1,
    pageSize: 50,
  });
  for (const state of STATES) {
    const { total } = money.ask(member, "rewardList", { state, pageNum: 1, pageSize: 50 });
    expect(total).toBe(counts[state]);
  }
}

// Two tabs and two devices at the same moment: whatever order their calls arrive in, no sum passes its limit, and the
// ledger is exact.
import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns, randomSeed } from "../../testing/random-runs.ts";
import { setVenueCents } from "../ledger/ledger.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { sampleMoney } from "../wallet/sample-money.ts";
import { SAMPLE_VENUE, type SampleProtected, sampleProtected } from "./sample-protected.ts";

const RUNS = randomRuns(1000);

const act = fc.oneof(
  fc.record({
    kind: fc.constant("deposit" as const),
    cents: fc.integer({ min: 100, max: 400 }).map((yuan) => yuan * 100),
    how: fc.constantFrom("pay" as const, "double" as const, "none" as const),
    device: fc.nat(3),
  }),
  fc.record({
    kind: fc.constant("round" as const),
    cents: fc.integer({ min: 1, max: 9000 }),
    win: fc.integer({ min: 0, max: 6000 }),
    device: fc.nat(3),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const LIMITS = { deposit: 60_000, netDeposit: 50_000, loss: 12_000, stake: 20_000 } as const;

const reached = new Set<string>();

/** A device takes its next step whenever the others let it: the order is that of the microtasks. */
async function device(sample: SampleProtected, acts: readonly Act[], pauses: readonly number[]) {
  for (const [index, one] of acts.entries()) {
    for (let turn = pauses[index % pauses.length] ?? 0; turn > 0; turn -= 1)
      await Promise.resolve();
    const ended =
      one.kind === "deposit"
        ? sample.deposit(one.cents, one.how)
        : sample.round(one.cents, one.win);
    reached.add(`${one.kind} ${ended.split(" ")[0]}`);
    check(sample);
  }
}

/** Amounts are read from the tables, not from the code that is tested. */
function check({ money, member }: SampleProtected): void {
  const { database } = money;
  const sum = (sql: string) => Number(database.prepare(sql).get(member)?.["cents"] ?? 0);
  const deposited = sum(
    "SELECT sum(creditedCents) AS cents FROM deposit_order WHERE member = ? AND state = 'credited'",
  );
  const [staked, won] = ["stakeCents", "winCents"].map((column) =>
    sum(`SELECT sum(${column}) AS cents FROM venue_round WHERE member = ?`),
  );
  expect(deposited).toBeLessThanOrEqual(Math.min(LIMITS.deposit, LIMITS.netDeposit));
  expect(staked).toBeLessThanOrEqual(LIMITS.stake);
  expect((staked ?? 0) - (won ?? 0)).toBeLessThanOrEqual(LIMITS.loss);
}

it(`no limit is passed in ${RUNS} random parallel runs`, { timeout: 300_000 }, async () => {
  const money = sampleMoney();
  let runs = 0;
  const run = async (acts: readonly Act[], pauses: readonly number[]) => {
    const sample = sampleProtected(money);
    const about = { reason: "adjustment", time: money.time };
    const id = sample.member;
    setVenueCents(money.database, { id, channelCode: SAMPLE_VENUE, cents: 100_000 }, about);
    for (const [kind, cents] of Object.entries(LIMITS)) {
      sample.set(kind as keyof typeof LIMITS, "day", cents);
    }
    const devices = [0, 1, 2, 3].map((number) => acts.filter((one) => one.device === number));
    await Promise.all(devices.map((own, index) => device(sample, own, pauses.slice(index))));
    runs += 1;
  };
  const given = fc.asyncProperty(
    fc.array(act, { minLength: 4, maxLength: 10 }),
    fc.array(fc.nat(5), { minLength: 6, maxLength: 12 }),
    run,
  );
  await fc.assert(given, { numRuns: RUNS, seed: randomSeed(), endOnFailure: true });
  expect(ledgerProblems(money.database)).toEqual([]);
  expect(runs).toBe(RUNS);
  const ends = ["deposit done", "deposit 6601", "round done", "round 6601"];
  expect([...reached]).toEqual(expect.arrayContaining(ends));
});

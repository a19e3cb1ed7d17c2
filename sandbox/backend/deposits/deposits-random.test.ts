// Random runs of orders, payments, repeated and lost answers, and clocks that jump: the ledger sums to zero
// and each payment is credited at most once, in full.
import fc from "fast-check";
import { expect, it } from "vitest";
import { PAY_ACTS } from "../../simulation/payments/steer.ts";
import { randomRuns, randomSeed } from "../../testing/random-runs.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { Refusal } from "../wire/refusal.ts";
import { type SampleDeposits, sampleDeposits } from "./sample-deposits.ts";

const RUNS = randomRuns(2000);
const STEPS = 12;
const MINUTE = 60_000;

const owner = fc.constantFrom(0, 1);
const place = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("pay"),
    owner,
    channel: fc.constantFrom(
      "bank-a",
      "bank-c",
      "scan-a",
      "scan-b",
      "huione-a",
      "coin-a",
      "quick-a",
    ),
    yuan: fc.constantFrom(100, 500, 1000, 3000),
    reward: fc.constantFrom(undefined, undefined, "first", "weekly", "coin"),
    again: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("act"), owner, place, act: fc.constantFrom(...PAY_ACTS) }),
  fc.record({ kind: fc.constant("confirmPaid"), owner, place }),
  fc.record({ kind: fc.constant("closeOrder"), owner, place }),
  fc.record({ kind: fc.constant("look"), owner }),
  fc.record({
    kind: fc.constant("clock"),
    by: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -20, max: 60 })),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it(`keeps the ledger right over ${RUNS} random runs`, { timeout: 180_000 }, () => {
  const states = new Set<string>();
  const problems: string[] = [];
  const deposits = sampleDeposits();
  const check = (steps: Step[]) => {
    deposits.time = MOMENT;
    deposits.database.exec("SAVEPOINT run");
    steps.forEach((one, index) => problems.push(...take(deposits, one, `key-${index}`)));
    deposits.time += 3 * 24 * 60 * MINUTE;
    for (const member of deposits.members) deposits.ask("paymentTypes", {}, member);
    problems.push(...moneyProblems(deposits));
    for (const order of deposits.members.flatMap((member) => deposits.orders(member))) {
      states.add(order.state);
    }
    deposits.database.exec("ROLLBACK TO run; RELEASE run");
    return problems.length === 0;
  };
  const runs = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: "max" });
  fc.assert(fc.property(runs, check), { numRuns: RUNS, seed: randomSeed() });
  expect(problems).toEqual([]);
  // Few runs may refuse or review no order.
  expect([...states]).toEqual(expect.arrayContaining(["cancelled", "credited", "expired"]));
});

/** @returns what went wrong */
function take(deposits: SampleDeposits, one: Step, key: string): string[] {
  if (one.kind === "clock") {
    deposits.time += one.by * MINUTE;
    return [];
  }
  const member = deposits.members[one.owner] ?? 0;
  if (one.kind === "look") {
    deposits.ask("paymentTypes", {}, member);
    return [];
  }
  if (one.kind === "pay") return pay(deposits, one, { member, key });
  const orders = deposits.orders(member);
  const orderId = orders[one.place % Math.max(1, orders.length)]?.id;
  if (orderId === undefined) return [];
  if (one.kind === "act") deposits.act(orderId, one.act);
  else ended(() => deposits.ask(one.kind, { orderId }, member));
  return [];
}

function pay(
  deposits: SampleDeposits,
  { channel, yuan, reward, again }: Extract<Step, { kind: "pay" }>,
  { member, key }: { readonly member: number; readonly key: string },
): string[] {
  const coin = channel === "coin-a" ? ({ coin: "USDT", network: "ERC20" } as const) : {};
  const rewardId = reward === undefined ? {} : { rewardId: reward };
  const body = { channelId: channel, amountCents: yuan * 100, ...coin, ...rewardId };
  const send = () => ended(() => deposits.ask("pay", body, member, key));
  const first = send();
  if (!again) return [];
  const before = deposits.orders(member).length;
  const second = send();
  const made = deposits.orders(member).length - before;
  return first === second && made === 0 ? [] : [`${key}: ${first}, then ${second}`];
}

/** The id of the order, or the code of the refusal. */
function ended(act: () => unknown): string {
  try {
    return (act() as { readonly orderId: string }).orderId;
  } catch (error) {
    if (error instanceof Refusal) return String(error.code);
    throw error;
  }
}

function moneyProblems(deposits: SampleDeposits): string[] {
  const { database } = deposits;
  const number = (sql: string, ...values: readonly (string | number)[]) =>
    Number(Object.values(database.prepare(sql).get(...values) ?? {})[0] ?? 0);
  const orders = deposits.members.flatMap((member) => deposits.orders(member));
  const wrong = orders.flatMap(({ id, state, receivedCents, creditedCents, feeCents }) => {
    const entered = number(
      "SELECT -sum(cents) FROM ledger_entry WHERE account = 'outside' AND reason = 'deposit' AND reference = ?",
      id,
    );
    const paid = number(
      "SELECT sum(cents) FROM deposit_event WHERE takenBy = ? AND counted = 1",
      id,
    );
    const credited = state === "credited";
    const whole = (creditedCents ?? 0) + (credited ? feeCents : 0);
    const right = credited
      ? entered === receivedCents && entered === paid && entered === whole
      : entered === 0 && creditedCents === null;
    return right ? [] : [`${id} ${state}: ${paid} paid, ${entered} entered`];
  });
  const reported = number("SELECT count(*) FROM world_payment");
  const taken = number("SELECT count(*) FROM deposit_event WHERE id NOT LIKE 'own-%'");
  return [
    ...wrong,
    ...ledgerProblems(database),
    ...(number("SELECT sum(cents) FROM ledger_entry") === 0 ? [] : ["the sum is not zero"]),
    ...(reported === taken ? [] : [`${reported} reported, ${taken} taken`]),
  ];
}

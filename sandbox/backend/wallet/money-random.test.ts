// Random runs of deposits, withdrawals, exchanges, transfers, rounds and rewards, with lost answers, copied
// keys, broken writes and jumps of the clock: the ledger sums to zero in each currency, no account is negative,
// and each key has one effect.
import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY } from "../time/china-time.ts";
import { Refusal } from "../wire/refusal.ts";
import { actOnWithdrawal } from "../withdrawals/act-on-withdrawal.ts";
import { openWithdrawals } from "../withdrawals/withdrawal-store.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { randomRuns, randomSeed } from "../../testing/random-runs.ts";
import { BROKEN } from "./sample-breaking.ts";
import {
  type Moving,
  otherThan,
  play,
  RANDOM_STEP,
  requestOf,
  reward,
  type Step,
} from "./sample-money-steps.ts";
import { type SampleMoney, sampleMoney } from "./sample-money.ts";

const RUNS = randomRuns(1000);
let keys = 0;
const reached = new Set<string>();

it(`keeps all money right over ${RUNS} random runs`, { timeout: 600_000 }, () => {
  const money = sampleMoney();
  let runs = 0;
  const run = (steps: readonly Step[]) => {
    const members = [money.member(), money.member()];
    const problems = steps.flatMap((one, index) =>
      take(money, members[one.who] ?? 0, one) ? [] : [`${index}: ${JSON.stringify(one)}`],
    );
    money.time += 20 * DAY;
    for (const member of members) money.ask(member, "withdrawInfo", {});
    const negative = members
      .flatMap((member) => Object.entries(money.money(member)))
      .filter(([, amount]) => amount < 0);
    if ((runs += 1) % 50 === 0) problems.push(...ledgerProblems(money.database));
    expect([...problems, ...negative, ...effectProblems(money, members)]).toEqual([]);
  };
  fc.assert(fc.property(fc.array(RANDOM_STEP, { minLength: 5, maxLength: 12 }), run), {
    numRuns: RUNS,
    seed: randomSeed(),
    endOnFailure: true,
  });
  expect(ledgerProblems(money.database)).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(ENDS));
});

const ENDS = (
  "deposit done, withdraw done, exchange done, transfer done, recycle done, withdraw 6110, " +
  "withdraw 6007, exchange 6007, transfer 6007, withdraw broken, exchange broken, deposit broken"
).split(", ");

/** @returns false when a repeated or interrupted call had a wrong outcome */
function take(money: SampleMoney, member: number, { step: one, fault: broken }: Step): boolean {
  money.time += 1000;
  switch (one.kind) {
    case "wait":
      money.time += one.ms;
      return true;
    case "act":
    case "cancel":
      return decide(money, member, one);
    case "round":
      return ended(() => play(money, member, one)) !== BROKEN;
    case "reward":
      reward(money, member, one);
      return true;
    default:
      return send(money, member, one, broken);
  }
}

function send(money: SampleMoney, member: number, one: Moving, broken: Step["fault"]): boolean {
  const request = requestOf(money, member, one);
  // Everything that is due by now is booked first, so that only the call itself moves money.
  money.ask(member, "withdrawInfo", {});
  const key = `key-${(keys += 1)}`;
  const before = totals(money, member);
  const first = ended(() => request(key, typeof broken === "number" ? broken : undefined));
  reached.add(`${one.kind} ${first === BROKEN ? "broken" : first.split(" ")[0]}`);
  if (first === BROKEN) {
    if (totals(money, member) !== before) return false;
    reached.add(`${one.kind} ${ended(() => request(key)).split(" ")[0]}`);
  } else if (broken === "again") {
    const after = totals(money, member);
    return ended(() => request(key)) === first && totals(money, member) === after;
  } else if (broken === "other") {
    const after = totals(money, member);
    const other = requestOf(money, member, otherThan(one));
    return ended(() => other(key)).startsWith("6008") && totals(money, member) === after;
  }
  return first === "done" || first === BROKEN || totals(money, member) === before;
}

function decide(
  { database, time, ...money }: SampleMoney,
  member: number,
  one: Extract<Step["step"], { kind: "act" | "cancel" }>,
): boolean {
  const [open] = openWithdrawals(database, member);
  if (!open) return true;
  if (one.kind === "act") actOnWithdrawal(database, { id: open.id, act: one.act }, time);
  else {
    const cancel = () => money.ask(member, "cancelWithdrawal", { orderId: open.id });
    const first = ended(cancel);
    return ended(cancel) === first;
  }
  return true;
}

function ended(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.message}`;
    if (error instanceof RangeError && error.message === BROKEN) return BROKEN;
    throw error;
  }
}

const totals = (money: SampleMoney, member: number) => JSON.stringify(money.money(member));

/** Every withdrawal took its money once, and gave it back or paid it out at most once. */
function effectProblems({ database }: SampleMoney, members: readonly number[]): string[] {
  const count = database.prepare(
    "SELECT count(DISTINCT tx) AS times FROM ledger_entry WHERE reference = ? AND reason IN (SELECT value FROM json_each(?))",
  );
  const times = (id: unknown, reasons: readonly string[]) =>
    Number(count.get(String(id), JSON.stringify(reasons))?.["times"]);
  return members.flatMap((member) =>
    database
      .prepare("SELECT id, endedAt FROM withdrawal WHERE member = ?")
      .all(member)
      .filter(
        ({ id, endedAt }) =>
          times(id, ["withdraw"]) !== 1 ||
          times(id, ["withdrawn", "withdrawBack"]) !== (endedAt === null ? 0 : 1),
      )
      .map(({ id }) => `${String(id)} has not one effect`),
  );
}

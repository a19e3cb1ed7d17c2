// 1,000 random runs of deposits, withdrawals, exchanges, transfers, rounds and rewards, with lost answers, copied
// keys, broken writes and jumps of the clock: the ledger sums to zero in each currency, no account is negative,
// and each key has one effect.
import fc from "fast-check";
import { expect, it } from "vitest";
import { steer } from "../../simulation/payments/steer.ts";
import { Refusal } from "../wire/refusal.ts";
import { actOnWithdrawal, WITHDRAWAL_ACTS } from "../withdrawals/act-on-withdrawal.ts";
import { openWithdrawals } from "../withdrawals/withdrawal-store.ts";
import { ledgerProblems } from "./ledger-check.ts";
import { bonusOf, HOUSE, post } from "./ledger.ts";
import { BROKEN } from "./sample-breaking.ts";
import { accountOf, type SampleMoney, sampleMoney } from "./sample-money.ts";
import { addTurnover } from "./turnover.ts";
import { playRound } from "./venue-rounds.ts";

const RUNS = 1000;
const MINUTE = 60_000;

const cents = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 4_000_000 }));
const way = fc.constantFrom("toCoin" as const, "toCny" as const);
const kindOf = fc.constantFrom("bank" as const, "coin" as const, "alipay" as const);
const step = fc.oneof(
  fc.record({
    kind: fc.constant("deposit" as const),
    cents,
    act: fc.constantFrom("pay", "short", "double", "cancel", "refuse", "none" as const),
  }),
  fc.record({ kind: fc.constant("withdraw" as const), cents, to: kindOf }),
  fc.record({
    kind: fc.constant("withdraw" as const),
    cents: fc.integer({ min: 10_000, max: 90_000 }),
    to: kindOf,
  }),
  fc.record({ kind: fc.constant("act" as const), act: fc.constantFrom(...WITHDRAWAL_ACTS) }),
  fc.record({ kind: fc.constant("cancel" as const) }),
  fc.record({ kind: fc.constant("exchange" as const), cents, way, stale: fc.boolean() }),
  fc.record({
    kind: fc.constant("transfer" as const),
    cents,
    ty: fc.constantFrom(1 as const, 2 as const),
  }),
  fc.record({ kind: fc.constant("recycle" as const) }),
  fc.record({
    kind: fc.constant("round" as const),
    cents,
    win: fc.integer({ min: 0, max: 90_000 }),
  }),
  fc.record({
    kind: fc.constant("reward" as const),
    cents: fc.integer({ min: 1, max: 9000 }),
    times: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({
    kind: fc.constant("wait" as const),
    ms: fc.oneof(
      fc.integer({ min: -5 * MINUTE, max: 9 * MINUTE }),
      fc.integer({ min: 0, max: 4000 * MINUTE }),
    ),
  }),
);
/** `again`: the answer is lost and the request repeated; `other`: its key comes with another body. */
const fault = fc.oneof(
  { weight: 3, arbitrary: fc.constant("none" as const) },
  { weight: 1, arbitrary: fc.constantFrom("again" as const, "other" as const) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 14 }) },
);
const STEP = fc.record({ step, fault, who: fc.constantFrom(0, 1) });
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;
type Moving = Extract<
  Step["step"],
  { kind: "deposit" | "withdraw" | "exchange" | "transfer" | "recycle" }
>;

const VENUE = "QLZR";
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
    money.time += 20 * 24 * 60 * MINUTE;
    for (const member of members) money.ask(member, "withdrawInfo", {});
    const negative = members
      .flatMap((member) => Object.entries(money.money(member)))
      .filter(([, amount]) => amount < 0);
    if ((runs += 1) % 50 === 0) problems.push(...ledgerProblems(money.database));
    expect([...problems, ...negative, ...effectProblems(money, members)]).toEqual([]);
  };
  fc.assert(fc.property(fc.array(STEP, { minLength: 5, maxLength: 12 }), run), {
    numRuns: RUNS,
    endOnFailure: true,
  });
  expect(ledgerProblems(money.database)).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(ENDS));
});

const ENDS = [
  ...["deposit", "withdraw", "exchange", "transfer", "recycle"].map((kind) => `${kind} done`),
  ...["withdraw 6110", "withdraw 6007", "exchange 6007", "transfer 6007", "withdraw broken"],
  ...["exchange broken", "deposit broken"],
];

/** @returns false when a repetition or a broken call did not end as it must */
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
  // Whatever the clock has decided is booked before, so that only the call itself moves money.
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
    const other = requestOf(money, member, { ...one, ...OTHER[one.kind] } as Moving);
    return ended(() => other(key)).startsWith("6008") && totals(money, member) === after;
  }
  return first === "done" || first === BROKEN || totals(money, member) === before;
}

/** A change that makes the body another one. */
const OTHER = {
  deposit: { cents: 12_345 },
  withdraw: { cents: 99_999 },
  exchange: { cents: 7, stale: false },
  transfer: { cents: 8 },
  recycle: { all: true },
} as const;

type Request = (key: string, breakAt?: number) => unknown;

function requestOf(money: SampleMoney, member: number, one: Moving): Request {
  const how = (key: string, breakAt?: number) =>
    breakAt === undefined ? { key } : { key, breakAt };
  switch (one.kind) {
    case "deposit": {
      const amountCents = Math.max(10_000, Math.ceil(one.cents / 100) * 100);
      return (key, breakAt) => pay(money, member, { amountCents, act: one.act }, how(key, breakAt));
    }
    case "withdraw": {
      const { list } = money.ask(member, "usdtWithdrawInfo", {});
      const rate = one.to === "coin" ? { rateId: list[0]?.rateId ?? "" } : {};
      const accountId = accountOf(member, one.to);
      const body = {
        kind: one.to,
        accountId,
        amountCents: one.cents,
        proof: money.proof(member),
        ...rate,
      };
      return (key, breakAt) => money.ask(member, "withdraw", body, how(key, breakAt));
    }
    case "exchange": {
      const { rateId } = money.ask(member, "transferRate", { way: one.way });
      if (one.stale) money.time += 2 * MINUTE;
      const amount = one.way === "toCoin" ? one.cents : one.cents * 100;
      const body = { way: one.way, amount, rateId };
      return (key, breakAt) => money.ask(member, "exchange", body, how(key, breakAt));
    }
    case "transfer": {
      const digits = String(one.cents).padStart(3, "0");
      const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const body = { channelCode: VENUE, amount, ty: one.ty };
      return (key, breakAt) => money.ask(member, "venueTransfer", body, how(key, breakAt));
    }
    case "recycle": {
      const body = "all" in one ? {} : { channelCode: VENUE };
      return (key, breakAt) => money.ask(member, "recycle", body, how(key, breakAt));
    }
  }
}

/** The order is paid only after a call that was not broken. */
function pay(
  money: SampleMoney,
  member: number,
  { amountCents, act }: { readonly amountCents: number; readonly act: string },
  how: { readonly key: string; readonly breakAt?: number },
): void {
  const { database, ports, time } = money;
  const { orderId } = money.ask(member, "pay", { channelId: "scan-a", amountCents }, how);
  if (act === "none" || paid.has(orderId)) return;
  paid.add(orderId);
  steer({ database, ports, time }, { orderId, act: act as "pay" });
  // A payment is credited when it can no longer be taken back.
  money.ask(member, "withdrawInfo", {});
}
const paid = new Set<string>();

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

function play(
  { database, time }: SampleMoney,
  member: number,
  { cents: stakeCents, win: winCents }: { readonly cents: number; readonly win: number },
): void {
  const round = { member, channelCode: VENUE, round: String((keys += 1)), time };
  playRound(database, round, { stakeCents, winCents });
}

function reward(
  { database, time }: SampleMoney,
  member: number,
  { cents: lockedCents, times }: { readonly cents: number; readonly times: number },
): void {
  const id = `reward-${(keys += 1)}`;
  post(database, { reason: "gift", reference: id, time }, [
    [HOUSE, -lockedCents],
    [bonusOf(member), lockedCents],
  ]);
  const endsAt = times % 2 === 0 ? time + 3000 * MINUTE : null;
  const given = { member, id, title: "", lockedCents, requiredCents: lockedCents * times };
  addTurnover(database, { ...given, kind: "gift", time, endsAt });
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

// Random steps of members with money, for tests: what they ask for, and how each is sent.
import fc from "fast-check";
import { steer } from "../../simulation/payments/steer.ts";
import { WITHDRAWAL_ACTS } from "../withdrawals/act-on-withdrawal.ts";
import { bonusOf, HOUSE, post } from "../ledger/ledger.ts";
import { accountOf, type SampleMoney } from "./sample-money.ts";
import { addTurnover } from "./turnover.ts";
import { playRound } from "./venue-rounds.ts";

const MINUTE = 60_000;

const anyCents = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 4_000_000 }),
);
const way = fc.constantFrom("toCoin" as const, "toCny" as const);
const kindOf = fc.constantFrom("bank" as const, "coin" as const, "alipay" as const);
const step = fc.oneof(
  fc.record({
    kind: fc.constant("deposit" as const),
    cents: anyCents,
    act: fc.constantFrom("pay", "short", "double", "cancel", "refuse", "none" as const),
  }),
  fc.record({ kind: fc.constant("withdraw" as const), cents: anyCents, to: kindOf }),
  fc.record({
    kind: fc.constant("withdraw" as const),
    cents: fc.integer({ min: 10_000, max: 90_000 }),
    to: kindOf,
  }),
  fc.record({ kind: fc.constant("act" as const), act: fc.constantFrom(...WITHDRAWAL_ACTS) }),
  fc.record({ kind: fc.constant("cancel" as const) }),
  fc.record({ kind: fc.constant("exchange" as const), cents: anyCents, way, stale: fc.boolean() }),
  fc.record({
    kind: fc.constant("transfer" as const),
    cents: anyCents,
    ty: fc.constantFrom(1 as const, 2 as const),
  }),
  fc.record({ kind: fc.constant("recycle" as const), all: fc.boolean() }),
  fc.record({
    kind: fc.constant("round" as const),
    cents: anyCents,
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
export const RANDOM_STEP = fc.record({ step, fault, who: fc.constantFrom(0, 1) });
export type Step = typeof RANDOM_STEP extends fc.Arbitrary<infer One> ? One : never;
export type Moving = Extract<
  Step["step"],
  { kind: "deposit" | "withdraw" | "exchange" | "transfer" | "recycle" }
>;

const VENUE = "QLZR";
let serial = 0;

type Request = (key: string, breakAt?: number) => unknown;

export function requestOf(money: SampleMoney, member: number, one: Moving): Request {
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
      const body = one.all ? {} : { channelCode: VENUE };
      return (key, breakAt) => money.ask(member, "recycle", body, how(key, breakAt));
    }
  }
}

/** The order is paid only after a call that was not interrupted. */
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
  steer({ database, seed: 1, ports, time }, { orderId, act: act as "pay" });
  // A payment is credited when it can no longer be taken back.
  money.ask(member, "withdrawInfo", {});
}
const paid = new Set<string>();

export function play(
  { database, time }: SampleMoney,
  member: number,
  { cents: stakeCents, win: winCents }: { readonly cents: number; readonly win: number },
): void {
  const round = { member, channelCode: VENUE, round: String((serial += 1)), time };
  playRound(database, round, { stakeCents, winCents });
}

export function reward(
  { database, time }: SampleMoney,
  member: number,
  { cents: lockedCents, times }: { readonly cents: number; readonly times: number },
): void {
  const id = `reward-${(serial += 1)}`;
  post(database, { reason: "gift", reference: id, time }, [
    [HOUSE, -lockedCents],
    [bonusOf(member), lockedCents],
  ]);
  const endsAt = times % 2 === 0 ? time + 3000 * MINUTE : null;
  const given = { member, id, title: "", lockedCents, requiredCents: lockedCents * times };
  addTurnover(database, { ...given, kind: "gift", time, endsAt });
}

/** The same step with another body. */
export function otherThan(one: Moving): Moving {
  if (one.kind === "recycle") return { ...one, all: !one.all };
  const cents = one.cents + 10_000;
  return one.kind === "exchange" ? { ...one, cents, stale: false } : { ...one, cents };
}

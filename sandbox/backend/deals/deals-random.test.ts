// Random movements of members, compared with the record that the site shows of them.
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Deal } from "#contract/api/deal-records.ts";
import { DEAL_KINDS, DEAL_STATES } from "#contract/payments.ts";
import { steer } from "../../simulation/payments/steer.ts";
import { randomRuns } from "../../testing/random-runs.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { bonusOf, HOUSE, post, setBalances } from "../ledger/ledger.ts";
import { accountOf, type SampleMoney, sampleMoney } from "../wallet/sample-money.ts";
import { addTurnover } from "../wallet/turnover.ts";
import { actOnWithdrawal } from "../withdrawals/act-on-withdrawal.ts";

const MEMBERS = 10;
const MOVEMENTS = randomRuns(500);
const cents = fc.integer({ min: 1000, max: 90_000 });
const movement = fc.oneof(
  fc.record({ kind: fc.constant("deposit" as const), cents, paid: fc.boolean() }),
  fc.record({
    kind: fc.constant("withdraw" as const),
    cents,
    end: fc.constantFrom("arrive" as const, "refuse" as const, "fail" as const),
  }),
  fc.record({ kind: fc.constant("exchange" as const), cents }),
  fc.record({ kind: fc.constant("transfer" as const), cents }),
  fc.record({ kind: fc.constant("gift" as const), cents }),
  fc.record({ kind: fc.constant("adjust" as const), cents }),
);
type Movement = typeof movement extends fc.Arbitrary<infer One> ? One : never;

it(
  `shows ${MEMBERS * MOVEMENTS} random movements as they are in the ledger, to the cent`,
  { timeout: 300_000 },
  () => {
    const money = sampleMoney();
    const steps = fc.sample(movement, { numRuns: MEMBERS * MOVEMENTS, seed: 20 });
    for (let number = 0; number < MEMBERS; number++) {
      const own = steps.slice(number * MOVEMENTS, (number + 1) * MOVEMENTS);
      const member = money.member();
      const deals = checkMember(money, member, own);
      // One is enough: each filter reads the whole record.
      if (number === 0) filtersMatch(money, member, deals);
    }
    expect(ledgerProblems(money.database)).toEqual([]);
  },
);

/** @returns the movements as the site shows them */
function checkMember(
  money: SampleMoney,
  member: number,
  steps: readonly Movement[],
): readonly Deal[] {
  const wallet = () => money.money(member)["wallet"] ?? 0;
  const expected = new Map<string, number>();
  let failed = 0;
  for (const one of steps) {
    money.time += 60_000;
    setWallet(money, member);
    const before = wallet();
    if (!move(money, member, one)) failed += 1;
    expected.set(one.kind, (expected.get(one.kind) ?? 0) + wallet() - before);
  }
  const deals = readAll(money, member);
  const sumOf = (kind: string) =>
    deals
      .filter((deal) => deal.kind === kind && deal.state === "done")
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  for (const kind of ["deposit", "withdraw", "exchange", "transfer", "gift"]) {
    expect([kind, sumOf(kind)]).toEqual([kind, expected.get(kind)]);
  }
  expect(deals.filter(({ state }) => state === "failed").length).toBe(failed);
  expect(deals.length).toBeGreaterThanOrEqual(steps.length);
  expect(new Set(deals.map(({ id }) => id)).size).toBe(deals.length);
  balancesMatch(deals);
  expect(DEAL_KINDS.reduce((sum, kind) => sum + sumOf(kind), 0)).toBe(wallet());
  return deals;
}

/** Adds money by an adjustment when the wallet has too little for the next movement. */
function setWallet({ database, time, ...money }: SampleMoney, member: number): void {
  if ((money.money(member)["wallet"] ?? 0) >= 200_000) return;
  const wanted = { id: member, balanceCents: 2_000_000 };
  setBalances(database, wanted, { reason: "adjustment", time });
}

/** @returns false when the movement failed and left the wallet as it was */
function move(money: SampleMoney, member: number, one: Movement): boolean {
  const { database, ports } = money;
  const { time } = money;
  const key = `k${time}`;
  switch (one.kind) {
    case "deposit": {
      const amountCents = 10_000 + Math.floor(one.cents / 100) * 100;
      const order = money.ask(member, "pay", { channelId: "scan-a", amountCents }, { key });
      const act = one.paid ? "confirm" : "cancel";
      steer({ database, seed: 1, ports, time }, { orderId: order.orderId, act });
      money.time += 60_000;
      money.ask(member, "withdrawInfo", {});
      return one.paid;
    }
    case "withdraw": {
      database.prepare("DELETE FROM turnover WHERE member = ? AND kind = 'deposit'").run(member);
      // Move on by hours, so that no daily limit is reached.
      money.time += 10 * 60 * 60_000;
      const body = { kind: "bank", accountId: accountOf(member, "bank") } as const;
      const amountCents = 10_000 + one.cents;
      const proof = money.proof(member);
      const { orderId } = money.ask(member, "withdraw", { ...body, amountCents, proof }, { key });
      actOnWithdrawal(database, { id: orderId, act: one.end }, money.time);
      return one.end === "arrive";
    }
    case "exchange": {
      const { rateId } = money.ask(member, "transferRate", { way: "toCoin" });
      money.ask(member, "exchange", { way: "toCoin", amount: one.cents, rateId }, { key });
      return true;
    }
    case "transfer": {
      const amount = `${Math.floor(one.cents / 100)}.${String(one.cents % 100).padStart(2, "0")}`;
      const body = { channelCode: "QLZR", amount, ty: 1 } as const;
      return money.ask(member, "venueTransfer", body, { key }) === "";
    }
    case "gift":
      gift(money, member, one.cents);
      return true;
    case "adjust":
      setBalances(
        database,
        { id: member, balanceCents: (money.money(member)["wallet"] ?? 0) + one.cents },
        { reason: "adjustment", time },
      );
      return true;
  }
}

function gift(
  { database, time, ...money }: SampleMoney,
  member: number,
  lockedCents: number,
): void {
  const id = `gift-${time}`;
  post(database, { reason: "gift", reference: id, time }, [
    [HOUSE, -lockedCents],
    [bonusOf(member), lockedCents],
  ]);
  const given = { member, id, title: "返利", requiredCents: 0, lockedCents };
  addTurnover(database, { ...given, kind: "gift", time, endsAt: null });
  money.ask(member, "withdrawInfo", {});
}

function readAll(money: SampleMoney, member: number): Deal[] {
  const deals: Deal[] = [];
  for (let pageNum = 1; ; pageNum++) {
    const page = money.ask(member, "dealRecords", {
      kinds: [],
      state: "all",
      from: 0,
      to: 9e15,
      pageNum,
      pageSize: 200,
    });
    deals.push(...page.list);
    if (page.list.length < 200) {
      expect(page.total).toBe(deals.length);
      return deals;
    }
  }
}

/** Every filter of the pages finds the same movements, and its totals are their sums. */
function filtersMatch(money: SampleMoney, member: number, deals: readonly Deal[]): void {
  const from = deals[Math.floor((deals.length * 3) / 4)]?.time ?? 0;
  const to = deals[Math.floor(deals.length / 4)]?.time ?? 0;
  for (const kind of [...DEAL_KINDS, null]) {
    for (const state of [...DEAL_STATES, "all"] as const) {
      const kinds = kind === null ? [] : [kind];
      const span = { kinds, state, from, to, pageNum: 1, pageSize: 200 };
      const found = money.ask(member, "dealRecords", span);
      const own = deals.filter(
        (deal) =>
          (kind === null || deal.kind === kind) &&
          (state === "all" || deal.state === state) &&
          deal.time >= from &&
          deal.time < to,
      );
      const done = own.filter((deal) => deal.state === "done");
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      const amounts = done.map(({ amountCents }) => amountCents);
      expect({ kind, state, ...found, list: found.list.map(({ id }) => id) }).toEqual({
        kind,
        state,
        total: own.length,
        inCents: sum(amounts.filter((amount) => amount > 0)),
        outCents: 0 - sum(amounts.filter((amount) => amount < 0)),
        feeCents: sum(done.map(({ feeCents }) => feeCents)),
        list: own.slice(0, 200).map(({ id }) => id),
      });
    }
  }
}

/** Each balance is the one before it and the movement, in the order in which the wallet moved. */
function balancesMatch(deals: readonly Deal[]): void {
  const moved = deals
    .filter(({ state, balanceCents }) => state === "done" && balanceCents !== null)
    .toSorted((left, right) => (left.endedAt ?? 0) - (right.endedAt ?? 0));
  const wrong = moved.filter(({ amountCents, balanceCents }, place) => {
    const before = moved[place - 1]?.balanceCents ?? 0;
    return place > 0 && balanceCents !== before + amountCents;
  });
  expect(wrong).toEqual([]);
}

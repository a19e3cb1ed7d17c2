import type { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { insertMember, memberById } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { bonusOf, heldCents, HOUSE, post, venueOf, walletOf } from "../ledger/ledger.ts";
import { addTurnover, keptCents, openTurnover, settleTurnover } from "./turnover.ts";
import { playRound } from "./venue-rounds.ts";

let database: DatabaseSync;
let member: number;
let rounds = 0;
beforeEach(() => {
  database = openDatabase();
  const secret = { passwordHash: "", salt: "" };
  const fields = { site: "aurora", name: "player", createdAt: 1, balanceCents: 1_000_000 };
  member = insertMember(database, { ...fields, ...secret }).id;
  post(database, { reason: "transfer", reference: "QLZR", time: 1 }, [
    [walletOf(member), -500_000],
    [venueOf(member, "QLZR"), 500_000],
  ]);
});

const CODE = "QLZR";
function play(stakeCents: number, time: number): void {
  const round = { member, channelCode: CODE, round: String((rounds += 1)), time };
  playRound(database, round, { stakeCents, winCents: stakeCents });
}
function deposit(id: string, requiredCents: number, time: number): void {
  const source = { member, id, kind: "deposit", title: "", requiredCents, endsAt: null } as const;
  addTurnover(database, { ...source, lockedCents: requiredCents, time });
}
function bonus(
  id: string,
  given: { readonly required: number; readonly time: number; readonly endsAt: number | null },
): void {
  const { required: requiredCents, time, endsAt } = given;
  post(database, { reason: "bonus-test", reference: id, time }, [
    [HOUSE, -5000],
    [bonusOf(member), 5000],
  ]);
  const source = { member, id, kind: "bonus", title: "", requiredCents, endsAt } as const;
  addTurnover(database, { ...source, lockedCents: 5000, time });
}
const open = () => openTurnover(database, member).map(({ id, doneCents }) => [id, doneCents]);
const held = () => heldCents(database, bonusOf(member));
const wallet = () => memberById(database, member)?.balanceCents;

describe("turnover", () => {
  it("counts for the oldest source first, and flows over to the next", () => {
    deposit("a", 1000, 10);
    deposit("b", 1000, 20);
    play(400, 30);
    settleTurnover(database, member, 31);
    expect(open()).toEqual([
      ["a", 400],
      ["b", 0],
    ]);
    play(900, 40);
    settleTurnover(database, member, 41);
    expect(open()).toEqual([["b", 300]]);
    expect(keptCents(openTurnover(database, member))).toBe(1000);
  });

  it("counts no stake that was placed before the source", () => {
    play(700, 5);
    deposit("a", 1000, 10);
    play(100, 9);
    settleTurnover(database, member, 11);
    expect(open()).toEqual([["a", 0]]);
  });

  it("counts each stake once, however often it is asked for", () => {
    deposit("a", 1000, 10);
    play(400, 20);
    for (let time = 21; time < 30; time++) settleTurnover(database, member, time);
    deposit("a", 1000, 10);
    expect(open()).toEqual([["a", 400]]);
  });

  it("counts the difference where a bet is settled again with a larger valid stake", () => {
    deposit("a", 1000, 10);
    const insert = `INSERT INTO bet_ticket (id, member, placedAt, state, accept, oddsType, sizes, bankers,
      bets, stakeCents, riskCents, winCents, leftCents, cashedCents, validCents, settledAt, betKey)
      VALUES ('t', ?, 15, 'settled', 'any', 'H', '[1]', '[]', 1, 500, 500, 0, 500, 0, 200, 20, '')`;
    database.prepare(insert).run(member);
    settleTurnover(database, member, 21);
    expect(open()).toEqual([["a", 200]]);
    database.prepare("UPDATE bet_ticket SET validCents = 500").run();
    settleTurnover(database, member, 22);
    database.prepare("UPDATE bet_ticket SET validCents = 0").run();
    settleTurnover(database, member, 23);
    expect(open()).toEqual([["a", 500]]);
  });
});

describe("a reward", () => {
  it("reaches the wallet with its turnover, once", () => {
    bonus("r", { required: 1000, time: 10, endsAt: 100 });
    expect([held(), wallet()]).toEqual([5000, 500_000]);
    play(1000, 20);
    settleTurnover(database, member, 200);
    settleTurnover(database, member, 201);
    expect([held(), wallet()]).toEqual([0, 505_000]);
    expect(ledgerProblems(database)).toEqual([]);
  });

  it("lapses at its end, and stakes settled afterwards do not count", () => {
    bonus("r", { required: 1000, time: 10, endsAt: 100 });
    play(1000, 100);
    settleTurnover(database, member, 99);
    expect(held()).toBe(5000);
    settleTurnover(database, member, 100);
    expect([held(), wallet()]).toEqual([0, 500_000]);
    expect(open()).toEqual([]);
    expect(ledgerProblems(database)).toEqual([]);
  });

  it("without turnover is paid at once", () => {
    bonus("r", { required: 0, time: 10, endsAt: null });
    settleTurnover(database, member, 10);
    expect([held(), wallet()]).toEqual([0, 505_000]);
  });
});

it("no stake is counted twice or lost, in any order of sources and stakes", () => {
  const step = fc.record({
    kind: fc.constantFrom("deposit", "bonus", "play", "settle"),
    cents: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      database.exec("SAVEPOINT run");
      let time = 100;
      let staked = 0;
      for (const { kind, cents } of steps) {
        time += 10;
        const id = `${kind}-${time}`;
        if (kind === "deposit") deposit(id, cents, time);
        else if (kind === "bonus") bonus(id, { required: cents, time, endsAt: time + 90 });
        else if (kind === "play") {
          if (openTurnover(database, member).length > 0) staked += cents;
          play(cents, time);
        } else settleTurnover(database, member, time);
      }
      settleTurnover(database, member, time + 1000);
      const row = database
        .prepare(
          "SELECT sum(doneCents) AS done, max(doneCents - requiredCents) AS over FROM turnover",
        )
        .get();
      const rewards = openTurnover(database, member).filter(({ kind }) => kind === "bonus");
      const problems = ledgerProblems(database);
      database.exec("ROLLBACK TO run");
      database.exec("RELEASE run");
      expect(Number(row?.["done"])).toBeLessThanOrEqual(staked);
      expect(Number(row?.["over"])).toBeLessThanOrEqual(0);
      expect(rewards).toEqual([]);
      expect(problems).toEqual([]);
    }),
  );
});

import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { seedAccounts } from "../../simulation/members/demo-accounts.ts";
import { findMember, memberById } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import { inTransaction } from "../database/transaction.ts";
import { ledgerProblems } from "./ledger-check.ts";
import {
  accountCents,
  bonusOf,
  coinOf,
  deskOf,
  heldCents,
  HOUSE,
  lockedOf,
  OUTSIDE,
  post,
  setBalances,
  walletOf,
  withdrawingOf,
} from "./ledger.ts";

let database: DatabaseSync;
let id: number;
beforeEach(() => {
  database = openDatabase();
  seedAccounts(database, ["aurora", "jade"]);
  id = findMember(database, "aurora", "demo88")?.id ?? 0;
});

const about = { reason: "test", reference: "1", time: 1 };
const balances = () => {
  const { balanceCents, lockedCents } = memberById(database, id) ?? {};
  return [balanceCents, lockedCents];
};

it("books the first balance of every account", () => {
  expect(ledgerProblems(database)).toEqual([]);
  expect(balances()).toEqual([1_284_650, 20_000]);
  expect(accountCents(database, walletOf(id))).toBe(1_284_650);
  expect(accountCents(database, OUTSIDE)).toBeLessThan(0);
});

it("updates balances with the entries", () => {
  post(database, about, [
    [walletOf(id), -500],
    [lockedOf(id), 300],
    [HOUSE, 200],
  ]);
  expect(balances()).toEqual([1_284_150, 20_300]);
  setBalances(database, { id, balanceCents: 7 }, { reason: "test", time: 2 });
  expect(balances()).toEqual([7, 20_300]);
  expect(ledgerProblems(database)).toEqual([]);
});

it("refuses movements that do not sum to zero, overdraw an account or have an unknown account", () => {
  const wrong = () => post(database, about, [[walletOf(id), 1]]);
  expect(wrong).toThrow(/sum to zero/);
  const [wallet, locked] = [walletOf(id), lockedOf(id)];
  const overdraw = () =>
    post(database, about, [
      [locked, 1_284_651],
      [wallet, -1_284_651],
    ]);
  expect(overdraw).toThrow(/overdrawn/);
  const stranger = () =>
    post(database, about, [
      [OUTSIDE, -1],
      [walletOf(1), 1],
    ]);
  expect(stranger).toThrow(/overdrawn/);
  expect(balances()).toEqual([1_284_650, 20_000]);
  expect(ledgerProblems(database)).toEqual([]);
});

it("sums to zero in each currency, and overdraws no coin or bonus account", () => {
  const coins = coinOf(id, "USDT");
  const mixed = () =>
    post(database, about, [
      [walletOf(id), -500],
      [coins, 500],
    ]);
  expect(mixed).toThrow(/sum to zero/);
  const sold = () =>
    post(database, about, [
      [coins, -86_500_001],
      [deskOf("USDT"), 86_500_001],
    ]);
  expect(sold).toThrow(/overdrawn/);
  post(database, about, [
    [walletOf(id), -500],
    [HOUSE, 500],
    [deskOf("USDT"), -70],
    [coins, 70],
  ]);
  expect(heldCents(database, coins)).toBe(86_500_070);
  expect(accountCents(database, deskOf("USDT"))).toBe(-70);
  const taken = () =>
    post(database, about, [
      [bonusOf(id), -88_801],
      [HOUSE, 88_801],
    ]);
  expect(taken).toThrow(/overdrawn/);
  expect(ledgerProblems(database)).toEqual([]);
});

it("reports held money that belongs to no withdrawal and no reward", () => {
  post(database, about, [
    [walletOf(id), -500],
    [withdrawingOf(id), 300],
    [bonusOf(id), 200],
  ]);
  expect(ledgerProblems(database)).toHaveLength(2);
  database.prepare("UPDATE held_money SET amount = amount + 1 WHERE account LIKE 'coin:%'").run();
  expect(ledgerProblems(database).length).toBeGreaterThan(2);
});

it("rolls back a failed transaction, and only that one", () => {
  inTransaction(database, () => {
    setBalances(database, { id, balanceCents: 100 }, { reason: "test", time: 1 });
    const fails = () =>
      inTransaction(database, () => {
        setBalances(database, { id, balanceCents: 50 }, { reason: "test", time: 1 });
        throw new Error("no");
      });
    expect(fails).toThrow("no");
  });
  expect(balances()).toEqual([100, 20_000]);
  expect(ledgerProblems(database)).toEqual([]);
});

it("finds balances that were changed outside the ledger", () => {
  database.prepare("UPDATE member SET balanceCents = 1 WHERE id = ?").run(id);
  database.exec("DROP TRIGGER ledger_entry_not_changed");
  database
    .prepare("UPDATE ledger_entry SET cents = cents + 1 WHERE tx = 1 AND account = 'outside'")
    .run();
  expect(ledgerProblems(database)).toHaveLength(2);
});

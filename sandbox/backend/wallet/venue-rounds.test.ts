import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { seedAccounts } from "../../simulation/members/demo-accounts.ts";
import { findMember } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { accountCents, HOUSE, post, venueCents, venueOf, walletOf } from "../ledger/ledger.ts";
import { playRound } from "./venue-rounds.ts";

const CODE = "AMBER";
let database: DatabaseSync;
let member: number;
beforeEach(() => {
  database = openDatabase();
  seedAccounts(database, ["aurora"]);
  member = findMember(database, "aurora", "demo88")?.id ?? 0;
  post(database, { reason: "test", reference: "1", time: 1 }, [
    [walletOf(member), -1000],
    [venueOf(member, CODE), 1000],
  ]);
});

const play = (round: string, stakeCents: number, winCents: number) =>
  playRound(database, { member, channelCode: CODE, round, time: 2 }, { stakeCents, winCents });

it("takes the stake and pays the win, once per round", () => {
  const before = accountCents(database, HOUSE);
  expect(play("a", 400, 0)).toBe(600);
  expect(play("b", 100, 2500)).toBe(3000);
  expect(play("b", 100, 2500)).toBe(3000);
  expect(() => play("b", 100, 2600)).toThrow("非法请求");
  expect(accountCents(database, HOUSE) - before).toBe(-2000);
  expect(ledgerProblems(database)).toEqual([]);
});

it("refuses a stake that the account does not hold, also when the win would cover it", () => {
  expect(() => play("a", 1001, 5000)).toThrow("余额不足");
  expect(() => play("b", -1, 0)).toThrow(/>=0/);
  expect(() => play("c", 0.5, 0)).toThrow(/safe integer/);
  expect(venueCents(database, member, CODE)).toBe(1000);
  expect(ledgerProblems(database)).toEqual([]);
});

it("finds venue money that was changed outside the ledger", () => {
  database.prepare("UPDATE venue_wallet SET cents = 7").run();
  expect(ledgerProblems(database)).toHaveLength(1);
});

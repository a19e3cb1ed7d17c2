import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { dailyLeft } from "./daily-cap.ts";

const MEMBER = 7;
/** Midnight in China, where the day of the cap begins. */
const MIDNIGHT = Date.parse("2026-11-20T16:00:00Z");

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  database.exec(`CREATE TABLE bet_ticket (id TEXT, member INTEGER, state TEXT, riskCents INTEGER,
    winCents INTEGER, returnCents INTEGER, settledAt INTEGER)`);
});

function ticket(id: string, state: string, returnCents: number | null, settledAt: number | null) {
  database
    .prepare("INSERT INTO bet_ticket VALUES (?, ?, ?, 100, 500, ?, ?)")
    .run(id, MEMBER, state, returnCents, settledAt);
}

const left = (time: number, except = "") =>
  dailyLeft(database, { member: MEMBER, time, capCents: 1000, except });

it("is the cap less what open bets may win, the ticket itself left out", () => {
  ticket("a", "open", null, null);
  ticket("b", "pending", null, null);
  expect(left(MIDNIGHT)).toBe(0);
  expect(left(MIDNIGHT, "a")).toBe(500);
});

it("counts what was won since midnight in China, and no loss", () => {
  ticket("a", "settled", 600, MIDNIGHT - 1);
  ticket("b", "settled", 400, MIDNIGHT);
  ticket("c", "settled", 0, MIDNIGHT + 1);
  expect(left(MIDNIGHT - 1)).toBe(1000 - 500 - 300);
  expect(left(MIDNIGHT + 3_600_000)).toBe(700);
});

// The sandbox is stopped hard between any two writes and started again with its database file: no payment is lost
// or credited twice. The test copies the file and its journal after each write, as a killed process would leave them.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOMENT, startSample } from "../../testing/sample-sandbox.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { accountCents, walletOf } from "../ledger/ledger.ts";
import { type SampleDeposits, sampleDeposits } from "./sample-deposits.ts";

const MINUTE = 60_000;
const MEMBER = 1;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deposits-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it(
  "loses no payment and credits none twice, whichever write it was stopped after",
  { timeout: 60_000 },
  () => {
    const file = path.join(folder, "money.sqlite");
    const deposits = sampleDeposits(file);
    prepare(deposits);
    const copies = watchWrites(file);
    const end = settle(deposits);
    vi.restoreAllMocks();
    expect(end.credited).toEqual([10_000, 10_000, 40_000, 50_000, 100_000]);
    expect(copies.length).toBeGreaterThan(8);
    for (const copy of copies) {
      const again = sampleDeposits(copy);
      again.database.exec("PRAGMA synchronous = OFF");
      expect(ledgerProblems(again.database)).toEqual([]);
      expect(settle(again)).toEqual(end);
      again.database.close();
    }
    deposits.database.close();
  },
);

/** Orders whose payments arrive later: one twice, one short, one in coins, and one that is said to be paid. */
function prepare(deposits: SampleDeposits): void {
  const order = (channelId: string, cents: number, more: object = {}) => {
    const body = { channelId, amountCents: cents, ...more };
    const made = deposits.ask("pay", body, MEMBER, `prepared ${channelId}`);
    return (made as { readonly orderId: string }).orderId;
  };
  const twice = order("scan-b", 10_000, { rewardId: "first" });
  deposits.act(twice, "late");
  deposits.act(twice, "late");
  const coin = order("coin-a", 100_000, { coin: "USDT", network: "TRC20" });
  deposits.act(coin, "confirm");
  const short = order("huione-a", 50_000);
  deposits.act(short, "short");
  order("quick-a", 50_000);
}

/** Every call can be sent again, as a client does that got no answer. */
function settle(deposits: SampleDeposits) {
  const look = (minutes: number) => {
    deposits.time = MOMENT + minutes * MINUTE;
    deposits.ask("paymentTypes", {}, MEMBER);
  };
  deposits.time = MOMENT;
  const quick = deposits.orders(MEMBER).find(({ channel }) => channel === "quick-a");
  deposits.ask("confirmPaid", { orderId: quick?.id ?? "" }, MEMBER);
  for (const minutes of [1, 5, 17, 25]) look(minutes);
  const body = { channelId: "scan-a", amountCents: 20_000 };
  const made = deposits.ask("pay", body, MEMBER, "later") as { readonly orderId: string };
  deposits.ask("closeOrder", { orderId: made.orderId }, MEMBER);
  const orders = deposits.orders(MEMBER);
  return {
    credited: orders
      .filter(({ state }) => state === "credited")
      .map(({ creditedCents }) => creditedCents ?? 0)
      .toSorted((left, right) => left - right),
    states: orders
      .map(({ channel, state, note }) => `${channel} ${state} ${withoutId(note)}`)
      .toSorted(),
    wallet: accountCents(deposits.database, walletOf(MEMBER)),
    bonus: accountCents(deposits.database, `bonus:${MEMBER}`),
    problems: ledgerProblems(deposits.database),
  };
}

/** The order of a second payment gets another number where it is made again. */
function withoutId(note: string): string {
  return note.replaceAll(/D\d{13}/g, "D");
}

/** Copies the database after every statement that can write. @returns the different copies so far */
function watchWrites(file: string): string[] {
  const copies: string[] = [];
  const seen = new Set<string>();
  const keep = () => {
    const journal = `${file}-journal`;
    const content = [file, journal].filter(existsSync).map((name) => readFileSync(name));
    const hash = createHash("sha256").update(Buffer.concat(content)).digest("hex");
    if (seen.has(hash)) return;
    seen.add(hash);
    const copy = path.join(folder, `stopped-${copies.length}.sqlite`);
    copyFileSync(file, copy);
    if (existsSync(journal)) copyFileSync(journal, `${copy}-journal`);
    copies.push(copy);
  };
  const { run } = StatementSync.prototype;
  const { exec } = DatabaseSync.prototype;
  vi.spyOn(StatementSync.prototype, "run").mockImplementation(function (
    this: StatementSync,
    ...values
  ) {
    const result = Reflect.apply(run, this, values);
    keep();
    return result;
  });
  vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    Reflect.apply(exec, this, [sql]);
    keep();
  });
  return copies;
}

it("keeps no account with the outcome of a call", () => {
  const deposits = sampleDeposits();
  const body = { channelId: "bank-c", amountCents: 10_000 };
  const made = deposits.ask("pay", body, MEMBER, "key") as { readonly payTo: { value: string }[] };
  const [stored] = deposits.database.prepare("SELECT * FROM money_call").all();
  const kept = JSON.stringify(stored);
  expect(kept).toMatch(/D\d{13}/);
  expect(made.payTo.filter(({ value }) => kept.includes(value))).toEqual([]);
});

it(
  "goes on with the members, sessions and orders that the file holds",
  { timeout: 60_000 },
  async () => {
    const databaseFile = path.join(folder, "sandbox.sqlite");
    const before = await startSample({ databaseFile });
    const named = { site: "aurora", name: "demo88" };
    const session = await before.control("/sandbox/session", named);
    const { token } = JSON.parse(session.text) as { readonly token: string };
    const body = { channelId: "scan-b", amountCents: 10_000 };
    const headers = { token, idempotencykey: "same key" };
    const made = await before.call("aurora", "pay", body, headers);
    const { orderId } = made.data as { readonly orderId: string };
    await before.control("/sandbox/payment", { orderId, act: "pay" });
    await before.close();
    const after = await startSample({ databaseFile, now: () => MOMENT + MINUTE });
    const again = await after.call("aurora", "pay", body, headers);
    expect(again.data).toMatchObject({ orderId, state: "credited", creditedCents: 10_000 });
    const { text } = await after.control("/sandbox/bets", named);
    expect(JSON.parse(text)).toMatchObject({ balanceCents: 1_294_650, problems: [] });
    await after.close();
    const otherWorld = await startSample({ databaseFile, seed: 7 });
    const fresh = await otherWorld.control("/sandbox/bets", named);
    expect(JSON.parse(fresh.text)).toMatchObject({ balanceCents: 1_284_650 });
    await otherWorld.close();
  },
);

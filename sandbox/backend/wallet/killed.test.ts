// The sandbox is stopped hard between any two writes and started again with its database file: every
// answered call is stored completely, no call is stored in part, and a repeated call has one effect.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { steer } from "../../simulation/payments/steer.ts";
import { openDatabase } from "../open-database.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { outcomeOf } from "./idempotency.ts";
import { BROKEN } from "./sample-breaking.ts";
import { accountOf, type SampleMoney, sampleMoney } from "./sample-money.ts";
import * as v from "valibot";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "killed-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Send = (money: SampleMoney, key: string, how?: object) => unknown;

/** Each sets up its request in the first database; the copies contain that set-up. */
const CALLS: Readonly<Record<string, (money: SampleMoney, member: number) => Send>> = {
  withdraw(money, member) {
    const account = { kind: "bank", accountId: accountOf(member, "bank") } as const;
    const body = { ...account, amountCents: 20_000, proof: money.proof(member) };
    return (used, key, how = {}) => used.ask(member, "withdraw", body, { key, ...how });
  },
  exchange(money, member) {
    const { rateId } = money.ask(member, "transferRate", { way: "toCoin" });
    const body = { way: "toCoin", amount: 5000, rateId } as const;
    return (used, key, how = {}) => used.ask(member, "exchange", body, { key, ...how });
  },
  venueTransfer:
    (_money, member) =>
    (used, key, how = {}) =>
      used.ask(
        member,
        "venueTransfer",
        { channelCode: "QLZR", amount: "10.00", ty: 1 },
        { key, ...how },
      ),
  recycle(money, member) {
    const channelCode = "QLZR";
    money.ask(member, "venueTransfer", { channelCode, amount: "10.00", ty: 1 }, { key: "in" });
    return (used, key, how = {}) => used.ask(member, "recycle", { channelCode }, { key, ...how });
  },
  cancelWithdrawal(money, member) {
    const account = { kind: "bank", accountId: accountOf(member, "bank") } as const;
    const body = { ...account, amountCents: 20_000, proof: money.proof(member) };
    const { orderId } = money.ask(member, "withdraw", body, { key: "out" });
    return (used, _key, how = {}) => used.ask(member, "cancelWithdrawal", { orderId }, how);
  },
  /** A report of a payment is processed on the member's next request. */
  credit(money, member) {
    const wanted = { channelId: "scan-a", amountCents: 20_000 };
    const { orderId } = money.ask(member, "pay", wanted, { key: "order" });
    const { database, ports, time } = money;
    steer({ database, seed: 1, ports, time }, { orderId, act: "pay" });
    return (used, _key, how = {}) => {
      used.time = time + 60_000;
      return used.ask(member, "depositOrderStatus", { orderId }, how);
    };
  },
  pay:
    (_money, member) =>
    (used, key, how = {}) =>
      used.ask(member, "pay", { channelId: "scan-a", amountCents: 20_000 }, { key, ...how }),
};

it.each(Object.keys(CALLS))("%s, stopped before each of its writes", (name) => {
  const file = join(folder, `${name}.db`);
  const database = openDatabase(file);
  const money = sampleMoney(database);
  const member = money.member();
  const send = CALLS[name]?.(money, member);
  if (!send) throw new Error(name);
  const before = money.money(member);
  let stops = 0;
  for (let breakAt = 1; ; breakAt++) {
    const copy = join(folder, `${name}-${breakAt}.db`);
    const onBreak = () => {
      stops += 1;
      copyFileSync(file, copy);
      const journal = `${file}-journal`;
      if (existsSync(journal)) copyFileSync(journal, `${copy}-journal`);
    };
    try {
      send(money, "key", { breakAt, onBreak });
      break;
    } catch (error) {
      if (!(error instanceof RangeError) || error.message !== BROKEN) throw error;
    }
    checkCopy(copy, member, { send, before });
  }
  expect(stops).toBeGreaterThan(1);
  database.close();
});

interface Checked {
  readonly send: Send;
  readonly before: Readonly<Record<string, number>>;
}

function checkCopy(file: string, member: number, { send, before }: Checked): void {
  const database = openDatabase(file);
  const money = sampleMoney(database);
  expect(money.money(member)).toEqual(before);
  expect(ledgerProblems(database)).toEqual([]);
  const answer = send(money, "key");
  const after = money.money(member);
  expect(send(money, "key")).toEqual(answer);
  expect(money.money(member)).toEqual(after);
  expect(ledgerProblems(database)).toEqual([]);
  database.close();
}

it("killed at any moment, twice, with the same file", { timeout: 120_000 }, async () => {
  const file = join(folder, "running.db");
  const database = openDatabase(file);
  const member = sampleMoney(database).member();
  database.close();
  for (const run of [1, 2]) {
    const answered = await killedAfter(file, { run, member, calls: 5 + run * 3 });
    const again = openDatabase(file);
    expect(ledgerProblems(again)).toEqual([]);
    for (const key of answered) {
      const calls = ["withdraw", "exchange", "pay"];
      const known = calls.map((call) => outcomeOf(again, { member, key, call }, v.unknown()));
      expect(known.map(({ state }) => state).toSorted()).toEqual(["done", "none", "none"]);
    }
    again.close();
  }
});

/** Kills the program some time after it has answered this number of calls. @returns the answered keys */
async function killedAfter(
  file: string,
  { run, member, calls }: { readonly run: number; readonly member: number; readonly calls: number },
): Promise<readonly string[]> {
  const program = fileURLToPath(new URL("sample-killed.ts", import.meta.url));
  const given = [
    "--disable-warning=ExperimentalWarning",
    program,
    file,
    String(run),
    String(member),
  ];
  const child = spawn(process.execPath, given, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (part: Buffer) => {
    text += part.toString();
    if (text.split("\n").length > calls) child.kill("SIGKILL");
  });
  await new Promise((ended) => child.on("close", ended));
  expect(child.signalCode).toBe("SIGKILL");
  return text.split("\n").slice(0, -1);
}

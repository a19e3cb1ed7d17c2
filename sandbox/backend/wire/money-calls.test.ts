// Every money call, signed, with lost and repeated requests: it is carried out once per key, its outcome can
// be asked for, and the ledger sums to zero.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS, MONEY_STATUS } from "#contract/api/calls.ts";
import type { SampleSandbox } from "../../testing/sample-sandbox.ts";
import {
  ask,
  BODIES,
  FREE_BET_BODY,
  type MoneyName,
  signed,
  startMoneyCalls,
  type Wallet,
  wallet,
} from "./sample-money-calls.ts";

let sandbox: SampleSandbox;

beforeAll(async () => {
  sandbox = await startMoneyCalls();
});
afterAll(() => sandbox.close());

/** An edit moves no money out of the wallet but changes what is locked. */
const moved = ({ balanceCents, lockedCents, orders, claims, freeBets }: Wallet) => [
  balanceCents,
  lockedCents,
  orders,
  claims,
  freeBets,
];

type Row = readonly [title: string, name: MoneyName, bodyOf: () => Promise<object>];
const CALLED: readonly Row[] = [
  ...(Object.keys(MONEY_STATUS) as MoneyName[]).map((name): Row => [name, name, BODIES[name]]),
  ["placeBet, paid by a free bet,", "placeBet", FREE_BET_BODY],
];

describe.each(CALLED)("%s", (_title, name, bodyOf) => {
  const status = async (key: string) => {
    const { data } = await ask(MONEY_STATUS[name], { key });
    return v.parse(CALLS[MONEY_STATUS[name]].response, data);
  };

  it.each([
    ["answer is lost", "lost", true],
    ["connection is dropped", "drop", false],
    ["connection is reset", "reset", false],
    ["server is in trouble", "status", false],
  ] as const)("is carried out once where its %s", async (_what, kind, carriedOut) => {
    const key = randomUUID();
    const send = await signed(name, await bodyOf(), key);
    const before = await wallet();
    const fault = kind === "status" ? { kind, status: 502 } : { kind };
    await sandbox.control("/sandbox/faults", { call: name, ...fault });
    await expect(send()).rejects.toThrow(/socket hang up|ECONNRESET|JSON/);
    expect((await status(key)).state).toBe(carriedOut ? "done" : "none");
    // Browsers resend a request by themselves when a kept connection breaks.
    const again = await send();
    expect(again.status_code).toBe(6000);
    expect(await status(key)).toEqual({ state: "done", answer: again.data });
    const after = await wallet();
    expect(moved(after)).not.toEqual(moved(before));
    expect(after.problems).toEqual([]);
    expect((await send()).data).toEqual(again.data);
    expect(await wallet()).toEqual(after);
  });

  it("is carried out once when a request arrives twice at the same time, or again later with its key", async () => {
    const key = randomUUID();
    const [body, other] = [await bodyOf(), await bodyOf()];
    const send = await signed(name, body, key);
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status_code, two.status_code]).toEqual([6000, 6000]);
    expect(one.data).toEqual(two.data);
    const after = await wallet();
    expect((await ask(name, body, key)).data).toEqual(one.data);
    // A key belongs to one call.
    expect((await ask(name, other, key)).status_code).toBe(6008);
    // A copy with another key or token is no repetition.
    expect((await send({ idempotencykey: randomUUID() })).status_code).toBe(6008);
    expect((await send({ token: "other" })).status_code).toBe(6008);
    expect(await wallet()).toEqual(after);
  });

  it("its outcome is told only by its own status call and to its own member", async () => {
    const key = randomUUID();
    await ask(name, await bodyOf(), key);
    for (const [other, question] of Object.entries(MONEY_STATUS)) {
      const { data } = await ask(question, { key });
      expect(data).toMatchObject({ state: other === name ? "done" : "none" });
    }
  });
});

it("takes either a free bet or money, and leaves the free bet with a refusal", async () => {
  const body = await FREE_BET_BODY();
  const before = await wallet();
  const placed = await ask("placeBet", body, randomUUID());
  expect(placed.data).toMatchObject({ tickets: [{ state: "accepted", riskCents: 0 }] });
  const used = await wallet();
  expect([used.balanceCents, used.lockedCents]).toEqual([before.balanceCents, before.lockedCents]);
  // Another order with the same free bet, as from another tab.
  const again = await ask("placeBet", body, randomUUID());
  expect(again.data).toMatchObject({ tickets: [{ state: "refused" }] });
  expect(await wallet()).toEqual(used);
  const { tickets, ...rest } = (await FREE_BET_BODY()) as { tickets: object[] };
  const left = await wallet();
  const wrong = { ...rest, tickets: tickets.map((ticket) => ({ ...ticket, stakeCents: 1999 })) };
  const refused = await ask("placeBet", wrong, randomUUID());
  expect(refused.data).toMatchObject({ tickets: [{ refusal: { reason: "freeBet" } }] });
  expect(await wallet()).toEqual(left);
});

it("remembers a refusal, and moves no money", async () => {
  const before = await wallet();
  const key = randomUUID();
  const refused = await ask(
    "venueTransfer",
    { channelCode: "QLZR", amount: "999999.00", ty: 1 },
    key,
  );
  expect(refused).toEqual({ status_code: 6007, data: null, message: "余额不足" });
  const { data } = await ask("venueTransferStatus", { key });
  expect(data).toEqual({ state: "refused", code: 6007, message: "余额不足" });
  expect(await wallet()).toEqual(before);
});

it("transfers no more out of a venue than its account holds", async () => {
  const before = await wallet();
  const move = (ty: number, amount: string) =>
    ask("venueTransfer", { channelCode: "YXQP", amount, ty }, randomUUID());
  expect((await move(1, "10.00")).status_code).toBe(6000);
  expect((await move(2, "10.01")).status_code).toBe(6007);
  expect((await move(2, "10.00")).status_code).toBe(6000);
  expect((await wallet()).balanceCents).toBe(before.balanceCents);
});

// Deposit orders that are paid as asked, over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { ORDER_MS } from "./order-limits.ts";
import { type DepositSandbox, type SampleDepositor, startDeposits } from "./sample-depositor.ts";

const MINUTE = 60_000;
const COINS = { coin: "USDT", network: "TRC20" };

let deposits: DepositSandbox;
let payer: SampleDepositor;
beforeAll(async () => {
  deposits = await startDeposits();
});
afterAll(() => deposits.sandbox.close());
beforeEach(async () => {
  deposits.time = MOMENT;
  payer = await deposits.member();
});

const balance = async () => (await payer.wallet()).balanceCents;

describe("an order that is paid", () => {
  it("is credited once, some time after the member says so, with the random cents", async () => {
    const made = await payer.pay("bank-a", 3000);
    expect(made).toMatchObject({ state: "waiting", wait: "transferWait", amountCents: 300_000 });
    expect(made.dueCents - made.amountCents).toBeGreaterThan(0);
    expect(made.dueCents - made.amountCents).toBeLessThan(100);
    expect(made.payTo.map(({ label }) => label)).toEqual(["收款银行", "收款户名", "收款账号"]);
    expect(made.expiresAt - made.createdAt).toBe(ORDER_MS);
    expect(await payer.ask("confirmPaid", { orderId: made.orderId })).toMatchObject({
      state: "paid",
      canCancel: true,
    });
    expect(await balance()).toBe(0);
    deposits.time += MINUTE;
    const { dueCents } = made;
    expect(await payer.order(made.orderId)).toMatchObject({
      state: "credited",
      receivedCents: dueCents,
      creditedCents: dueCents,
      payTo: [],
      canCancel: false,
      note: "",
    });
    deposits.time += 3 * 60 * MINUTE;
    expect(await payer.wallet()).toMatchObject({ balanceCents: dueCents, problems: [] });
  });

  it("tells every step with its time", async () => {
    const { orderId, createdAt } = await payer.pay("scan-b", 100);
    deposits.time += 5000;
    await deposits.act(orderId, "pay");
    const paidAt = deposits.time;
    deposits.time += MINUTE;
    const { steps } = await payer.order(orderId);
    expect(steps).toEqual([
      { key: "created", at: createdAt },
      { key: "assigned", at: createdAt },
      { key: "paid", at: paidAt },
      { key: "credited", at: paidAt + 3000 },
    ]);
  });

  it("with a fee credits what was asked for", async () => {
    const { orderId, dueCents, feeCents } = await payer.pay("scan-a", 1000);
    expect([dueCents, feeCents]).toEqual([100_300, 300]);
    expect(await deposits.act(orderId, "confirm")).toMatchObject({ creditedCents: 100_000 });
    expect(await payer.wallet()).toMatchObject({ balanceCents: 100_000, problems: [] });
  });

  it("in coins counts confirmations until it is credited", async () => {
    const { orderId, coin } = await payer.pay("coin-a", 1000, COINS);
    expect(coin).toMatchObject({ network: "TRC20", confirmations: 0, confirmationsNeeded: 20 });
    expect(coin?.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    await deposits.act(orderId, "pay");
    deposits.time += 31_000;
    const seen = await payer.order(orderId);
    expect(seen).toMatchObject({ state: "confirming", coin: { confirmations: 10 } });
    expect(seen.coin?.txId).toMatch(/^[\da-f]{64}$/);
    expect(await balance()).toBe(0);
    deposits.time += 30_000;
    const credited = { state: "credited", creditedCents: 100_000, coin: { confirmations: 20 } };
    expect(await payer.order(orderId)).toMatchObject(credited);
  });

  it("brings its turnover, and the reward to an account of its own", async () => {
    const [reward] = await payer.ask("depositRewards");
    expect(reward).toMatchObject({ id: "first", basisPoints: 10_000 });
    const { orderId, bonusCents } = await payer.pay("scan-b", 100, { rewardId: "first" });
    expect(bonusCents).toBe(10_000);
    await deposits.act(orderId, "confirm");
    expect(await payer.wallet()).toMatchObject({ balanceCents: 10_000, problems: [] });
    const left = await payer.ask("depositRewards");
    expect(left.map(({ id }) => id)).toEqual(["weekly", "coin"]);
  });
});

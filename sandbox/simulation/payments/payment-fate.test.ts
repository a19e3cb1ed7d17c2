// The success rates of channels, with the ledger after orders that stall or fail.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type DepositSandbox,
  type SampleDepositor,
  startDeposits,
} from "../../backend/deposits/sample-depositor.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { goesWrong } from "./payment-fate.ts";

const MINUTE = 60_000;

it("lets as many of 10,000 orders go wrong as the rate says, and none of the first ten", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      (wrong, phase, from) => {
        const count = (first: number, orders: number) =>
          Array.from({ length: orders }, (_, index) => first + index).filter((place) =>
            goesWrong(place, wrong, phase),
          ).length;
        expect(count(1, 10)).toBe(0);
        expect(count(from, 10_000)).toBe(wrong);
      },
    ),
    { numRuns: 20 },
  );
});

describe("a channel that a tester steers", () => {
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
  const steer = (channelId: string, fate: string | null) =>
    deposits.sandbox.control("/sandbox/payment", { channelId, fate });

  it("fails a payment truthfully: nothing is booked, and the member reads why", async () => {
    await steer("scan-b", "fail");
    const { orderId } = await payer.pay("scan-b", 100);
    expect(await deposits.act(orderId, "pay")).toMatchObject({
      state: "refused",
      creditedCents: null,
      note: "支付渠道处理失败，未扣款，请更换通道",
    });
    expect(await payer.wallet()).toMatchObject({ balanceCents: 0, problems: [] });
    await steer("scan-b", null);
    const next = await payer.pay("scan-b", 100);
    await deposits.act(next.orderId, "pay");
    deposits.time += MINUTE;
    expect(await payer.wallet()).toMatchObject({ balanceCents: next.dueCents, problems: [] });
  });

  it("sends a transfer back whose member says that it is paid", async () => {
    await steer("bank-a", "fail");
    const { orderId } = await payer.pay("bank-a", 200);
    await payer.ask("confirmPaid", { orderId });
    deposits.time += MINUTE;
    const order = await payer.order(orderId);
    expect(order).toMatchObject({ state: "refused", receivedCents: null });
    expect(order.note).toContain("退回");
    deposits.time += 60 * MINUTE;
    expect(await payer.wallet()).toMatchObject({ balanceCents: 0, problems: [] });
    await steer("bank-a", null);
  });

  it("stalls a payment, which is credited once when it arrives", async () => {
    await steer("scan-b", "stall");
    const { orderId, dueCents } = await payer.pay("scan-b", 100);
    expect(await deposits.act(orderId, "pay")).toMatchObject({ state: "waiting" });
    expect(await deposits.act(orderId, "pay")).toBeNull();
    deposits.time += 5 * MINUTE;
    expect(await payer.wallet()).toMatchObject({ balanceCents: 0, problems: [] });
    deposits.time += 60 * MINUTE;
    expect(await payer.wallet()).toMatchObject({ balanceCents: dueCents, problems: [] });
    expect(await payer.order(orderId)).toMatchObject({ state: "credited" });
    await steer("scan-b", null);
  });

  it("does not fail a transfer of coins, which only takes longer", async () => {
    await steer("coin-a", "fail");
    const { orderId } = await payer.pay("coin-a", 1000, { coin: "USDT", network: "TRC20" });
    await deposits.act(orderId, "pay");
    expect(await deposits.act(orderId, "confirm")).toMatchObject({ state: "credited" });
    expect((await steer("none", "fail")).status).toBe(404);
    await steer("coin-a", null);
  });
});

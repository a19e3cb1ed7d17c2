import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SampleWithdrawer, sampleWithdrawer } from "./sample-withdrawer.ts";

let sandbox: SampleSandbox;
let demo: SampleWithdrawer;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await sampleWithdrawer(sandbox);
});
afterEach(() => sandbox.close());

const MINUTE = 60_000;
const wallet = async () => {
  const { centerWalletBalance, withdrawing } = await demo.data("balance", { lockMoney: 1 });
  return [centerWalletBalance, withdrawing];
};

describe("a withdrawal", () => {
  it("moves up in the queue by the clock, is paid and arrives", async () => {
    const { orderId, place, expectedAt, ...made } = await demo.withdraw(20_000);
    expect(made).toMatchObject({
      state: "queued",
      amountCents: 20_000,
      feeCents: 0,
      canCancel: true,
    });
    expect(await wallet()).toEqual(["12646.50", "200.00"]);
    expect(place).toBeGreaterThan(1);
    await demo.wait(55_000);
    const later = await demo.order(orderId);
    expect(later.place).toBeLessThan(place ?? 0);
    expect(later.expectedAt).toBe(expectedAt);
    await demo.wait(10 * MINUTE);
    const arrived = await demo.order(orderId);
    expect(arrived).toMatchObject({ state: "arrived", place: null, canCancel: false });
    expect(arrived.steps.map(({ at }) => at !== null)).toEqual([true, true, true, true]);
    expect(arrived.steps[3]?.at).toBe(expectedAt);
    expect(await wallet()).toEqual(["12646.50", "0.00"]);
    expect((await demo.info()).open).toEqual([]);
    expect(await demo.problems()).toEqual([]);
  });

  it("of a large amount is reviewed by a person", async () => {
    await demo.patch({ balanceCents: 9_000_000 });
    const { orderId } = await demo.withdraw(2_000_000);
    await demo.wait(4 * MINUTE);
    expect((await demo.order(orderId)).state).toBe("review");
    await demo.wait(30 * MINUTE);
    expect((await demo.order(orderId)).state).toBe("arrived");
  });

  it("in coins shows its confirmations and takes the network's fee", async () => {
    const rateId = await demo.coinRate();
    const { orderId, coin, ...made } = await demo.withdraw(71_869, { kind: "coin", rateId });
    expect(coin).toMatchObject({ coin: "USDT", network: "TRC20", units: 99_000_000, txId: null });
    expect(made).toMatchObject({ feeCents: 719, paidCents: 71_150 });
    expect(await demo.act(orderId, "pay")).toBe(200);
    expect(await demo.order(orderId)).toMatchObject({
      state: "confirming",
      coin: { confirmations: 0, confirmationsNeeded: 20 },
    });
    await demo.wait(9500);
    expect(await demo.act(orderId, "confirm")).toBe(200);
    const { coin: after } = await demo.order(orderId);
    expect(after?.confirmations).toBe(4);
    expect(after?.txId).toMatch(/^[\da-f]{64}$/);
    await demo.wait(2 * MINUTE);
    expect(await demo.order(orderId)).toMatchObject({
      state: "arrived",
      coin: { confirmations: 20 },
    });
    expect(await demo.problems()).toEqual([]);
  });

  it.each([
    ["refuse", "refused"],
    ["fail", "failed"],
  ])("gives the money back once: %s", async (act, state) => {
    const { orderId } = await demo.withdraw(20_000);
    expect(await demo.act(orderId, act)).toBe(200);
    expect(await demo.act(orderId, act)).toBe(409);
    expect(await demo.act(orderId, "arrive")).toBe(409);
    const order = await demo.order(orderId);
    expect(order.state).toBe(state);
    expect(order.note).not.toBe("");
    expect(await wallet()).toEqual(["12846.50", "0.00"]);
    expect((await demo.info()).today).toMatchObject({ countLeft: 10, freeLeft: 3 });
    expect(await demo.problems()).toEqual([]);
  });

  it("goes through a review that staff ask for", async () => {
    const { orderId } = await demo.withdraw(20_000);
    expect(await demo.act(orderId, "review")).toBe(200);
    await demo.wait(60 * MINUTE);
    expect(await demo.order(orderId)).toMatchObject({ state: "review", expectedAt: null });
    expect(await demo.act(orderId, "review")).toBe(409);
    expect(await demo.act(orderId, "confirm")).toBe(409);
    expect(await demo.act(orderId, "approve")).toBe(200);
    expect((await demo.order(orderId)).state).toBe("paying");
    expect(await demo.act(orderId, "refuse")).toBe(409);
    expect(await demo.act(orderId, "pay")).toBe(200);
    expect((await demo.order(orderId)).steps[2]?.at).not.toBeNull();
    expect(await demo.act(orderId, "arrive")).toBe(200);
    expect(await demo.act("W1", "arrive")).toBe(409);
  });

  it("can be cancelled while it waits, where the site allows it", async () => {
    const { orderId } = await demo.withdraw(20_000);
    await sandbox.control("/sandbox/withdrawal-rules", { site: "aurora", canCancel: false });
    expect((await demo.order(orderId)).canCancel).toBe(false);
    expect((await demo.call("cancelWithdrawal", { orderId })).status_code).toBe(6007);
    await sandbox.control("/sandbox/withdrawal-rules", { site: "aurora", canCancel: true });
    const cancelled = await demo.data("cancelWithdrawal", { orderId });
    expect(cancelled.state).toBe("cancelled");
    expect(await demo.data("cancelWithdrawal", { orderId })).toEqual(cancelled);
    expect(await wallet()).toEqual(["12846.50", "0.00"]);
    const next = await demo.withdraw(20_000);
    await demo.act(next.orderId, "approve");
    expect((await demo.call("cancelWithdrawal", { orderId: next.orderId })).message).toBe(
      "取款已开始处理，不能取消",
    );
  });

  it("belongs to its member", async () => {
    const { orderId } = await demo.withdraw(20_000);
    const other = await sampleWithdrawer(sandbox, { name: "risky88" });
    expect((await other.call("withdrawOrderInfo", { orderId })).status_code).toBe(6004);
    expect((await other.call("cancelWithdrawal", { orderId })).status_code).toBe(6004);
  });
});

it("leaves methods out that the brand has switched off", async () => {
  await sandbox.close();
  const { sampleSite } = await import("../../testing/sample-sandbox.ts");
  const site = sampleSite("plain", "6400", "素", ["virtualCoin", "alipay"]);
  sandbox = await startSample({ sites: [site] });
  demo = await sampleWithdrawer(sandbox, { site: "plain" });
  expect((await demo.info()).methods.map(({ kind }) => kind)).toEqual(["bank"]);
  expect((await demo.data("withdrawConfig")).testUnits).toBeNull();
  expect((await demo.data("balance", { lockMoney: 1 })).coin).toBeNull();
  for (const name of ["coinAccounts", "alipayAccounts", "usdtWithdrawInfo"] as const) {
    expect((await demo.call(name)).status_code).toBe(6003);
  }
  expect((await demo.call("transferRate", { way: "toCoin" })).status_code).toBe(6003);
});

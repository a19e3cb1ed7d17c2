// Deposit orders that are paid late, short, twice, wrongly or not at all, over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { CLAIM_PATIENCE_MS, ORDER_MS, REVIEW_MS } from "./order-limits.ts";
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

describe("an order that is not paid as asked", () => {
  it("expires", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    deposits.time += ORDER_MS;
    expect(await payer.order(orderId)).toMatchObject({ state: "expired", canCancel: false });
    await expect(payer.ask("closeOrder", { orderId })).rejects.toThrow("订单已不能取消");
  });

  it("that is said to be paid waits longer than the others", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    await deposits.act(orderId, "late");
    await payer.ask("confirmPaid", { orderId });
    deposits.time += ORDER_MS + 1000;
    expect(await payer.order(orderId)).toMatchObject({ state: "paid" });
    deposits.time += MINUTE;
    expect(await payer.order(orderId)).toMatchObject({ state: "confirming" });
    const other = await payer.pay("quick-a", 100);
    await payer.ask("confirmPaid", { orderId: other.orderId });
    await deposits.act(other.orderId, "late", 1);
    deposits.time += ORDER_MS + CLAIM_PATIENCE_MS;
    expect(await payer.order(other.orderId)).toMatchObject({ state: "credited", creditedCents: 1 });
  });

  it("short is credited as it arrived, after a review", async () => {
    const { orderId, dueCents } = await payer.pay("bank-b", 8000);
    const short = await deposits.act(orderId, "short");
    expect(short).toMatchObject({ state: "review", receivedCents: 640_000, canCancel: false });
    expect(short?.note).toBe("到账 ¥\u00A06,400，少付 ¥\u00A01,600");
    expect(dueCents).toBe(800_000);
    deposits.time += REVIEW_MS;
    expect(await payer.order(orderId)).toMatchObject({ state: "credited", creditedCents: 640_000 });
    expect((await payer.wallet()).balanceCents).toBe(640_000);
  });

  it("short is completed by a second payment", async () => {
    const { orderId, dueCents } = await payer.pay("bank-b", 8000);
    await deposits.act(orderId, "short");
    expect(await deposits.act(orderId, "pay", 160_000)).toMatchObject({ state: "confirming" });
    deposits.time += MINUTE;
    expect(await payer.order(orderId)).toMatchObject({ creditedCents: dueCents, note: "" });
  });

  it("more than due is credited as well", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    const more = await deposits.act(orderId, "pay", 12_000);
    expect(more).toMatchObject({ state: "review", note: "到账 ¥\u00A0120，多付 ¥\u00A020" });
    expect(await deposits.act(orderId, "approve")).toMatchObject({ creditedCents: 12_000 });
    expect(await deposits.act(orderId, "approve")).toBeNull();
  });

  it("can be refused by a person, and credits nothing", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    await deposits.act(orderId, "short");
    const refused = await deposits.act(orderId, "refuse");
    expect(refused).toMatchObject({ state: "refused", creditedCents: null });
    expect(refused?.note).toContain("原路退回");
    deposits.time += REVIEW_MS;
    expect(await payer.wallet()).toMatchObject({ balanceCents: 0, problems: [] });
  });

  it("paid twice: the second payment is a deposit of its own", async () => {
    const { orderId } = await payer.pay("scan-a", 1000);
    const twice = await deposits.act(orderId, "double");
    expect(twice).toMatchObject({ state: "confirming" });
    const extra = /D\d{13}/.exec(twice?.note ?? "")?.[0] ?? "";
    expect(await payer.order(extra)).toMatchObject({
      state: "review",
      receivedCents: 100_300,
      note: `订单 ${orderId} 的重复付款`,
    });
    deposits.time += REVIEW_MS;
    expect(await payer.order(extra)).toMatchObject({ state: "credited", creditedCents: 100_000 });
    expect(await payer.wallet()).toMatchObject({ balanceCents: 200_000, problems: [] });
  });

  it.each(["expired", "cancelled"])("%s before the payment arrives is reviewed", async (state) => {
    const { orderId } = await payer.pay("scan-b", 100);
    if (state === "cancelled") await payer.ask("closeOrder", { orderId });
    else deposits.time += ORDER_MS;
    expect(await payer.order(orderId)).toMatchObject({ state });
    const late = await deposits.act(orderId, "pay");
    const when = state === "expired" ? "过期" : "取消";
    expect(late).toMatchObject({ state: "review", note: `订单${when}后收到付款 ¥\u00A0100` });
    deposits.time += REVIEW_MS;
    expect(await payer.order(orderId)).toMatchObject({ state: "credited", creditedCents: 10_000 });
  });

  it("in coins after its rate has expired is credited at the rate of that moment", async () => {
    const { orderId, coin } = await payer.pay("coin-a", 1000, COINS);
    deposits.time += 3 * 60 * MINUTE;
    const late = await deposits.act(orderId, "pay");
    expect(late?.state).toBe("review");
    expect(late?.coin?.rate).not.toBe(coin?.rate);
    expect(late?.note).toContain(`按到账时汇率 ${late?.coin?.rate} 计算`);
    deposits.time += REVIEW_MS;
    const credited = await payer.order(orderId);
    expect(credited.creditedCents).toBe(credited.receivedCents);
    const value = Number(coin?.units) * 1e-6 * Number(late?.coin?.rate);
    expect(credited.creditedCents).toBe(Math.floor(value * 100 + 1e-6));
  });

  it("from another network waits for a person", async () => {
    const { orderId } = await payer.pay("coin-a", 1000, COINS);
    const wrong = await deposits.act(orderId, "wrongNetwork");
    expect(wrong).toMatchObject({ state: "review" });
    expect(wrong?.note).toContain("付款来自 ERC20 网络，订单网络为 TRC20");
    deposits.time += 3 * 60 * MINUTE;
    expect(await payer.order(orderId)).toMatchObject({ state: "review" });
    expect(await deposits.act(orderId, "approve")).toMatchObject({ creditedCents: 100_000 });
  });

  it("with dust stays open, and credits nothing of it", async () => {
    const { orderId } = await payer.pay("coin-a", 1000, COINS);
    const dust = await deposits.act(orderId, "dust");
    expect(dust).toMatchObject({ state: "waiting", receivedCents: null });
    expect(dust?.note).toBe("收到 0.5 USDT，低于最低入账数量，不会入账");
    expect(await deposits.act(orderId, "confirm")).toMatchObject({ creditedCents: 100_000 });
  });

  it("from another person goes back", async () => {
    const { orderId } = await payer.pay("bank-b", 8000);
    const other = await deposits.act(orderId, "otherName");
    expect(other).toMatchObject({ state: "review", note: "付款人与注册姓名不一致" });
    deposits.time += REVIEW_MS;
    expect(await payer.order(orderId)).toMatchObject({ state: "refused", creditedCents: null });
    expect((await payer.wallet()).balanceCents).toBe(0);
  });

  it("again, by another person, keeps the first payment", async () => {
    const { orderId } = await payer.pay("bank-b", 8000);
    await deposits.act(orderId, "short");
    await deposits.act(orderId, "otherName", 160_000);
    deposits.time += REVIEW_MS;
    expect(await payer.order(orderId)).toMatchObject({ state: "credited", creditedCents: 640_000 });
    expect(await payer.wallet()).toMatchObject({ balanceCents: 640_000, problems: [] });
  });

  it("refused by the channel, or cancelled on its page, ends", async () => {
    const one = await payer.pay("quick-a", 100);
    const note = "支付渠道拒绝了付款";
    expect(await deposits.act(one.orderId, "refuse")).toMatchObject({ state: "refused", note });
    const two = await payer.pay("quick-a", 100);
    expect(await deposits.act(two.orderId, "cancel")).toMatchObject({ state: "cancelled" });
  });

  it("takes a promised reward back where too little arrived", async () => {
    const { orderId } = await payer.pay("scan-b", 1000, { rewardId: "weekly" });
    await deposits.act(orderId, "pay", 40_000);
    expect(await deposits.act(orderId, "approve")).toMatchObject({
      bonusCents: 0,
      note: "到账 ¥\u00A0400，少付 ¥\u00A0600；红利调整为 ¥\u00A00",
    });
  });
});

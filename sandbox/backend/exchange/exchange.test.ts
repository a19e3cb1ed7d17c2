import { afterAll, beforeEach, beforeAll, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SampleWithdrawer, sampleWithdrawer } from "../withdrawals/sample-withdrawer.ts";
import { unitsOfCents } from "../wallet/coin-money.ts";

describe("an exchange", () => {
  let sandbox: SampleSandbox;
  let demo: SampleWithdrawer;
  beforeAll(async () => {
    sandbox = await startSample();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.control("/sandbox/reset", {});
    demo = await sampleWithdrawer(sandbox);
  });

  const offer = async (way: "toCoin" | "toCny") => demo.data("transferRate", { way });
  const trade = async (body: object) => {
    const { status_code, message, data } = await demo.call("exchange", body);
    return status_code === 6000 ? data : `${status_code} ${message}`;
  };

  it("buys coins at a little more, and sells them at a little less", async () => {
    const { rateId, rate, walletCents, coinUnits, expiresAt, time } = await offer("toCoin");
    expect([walletCents, coinUnits]).toEqual([1_284_650, 86_500_000]);
    expect(expiresAt - time).toBe(60_000);
    const received = unitsOfCents(100_000, rate, "USDT");
    expect(await trade({ way: "toCoin", amount: 100_000, rateId })).toMatchObject({
      paid: 100_000,
      received,
      rate,
    });
    const back = await offer("toCny");
    expect(Number(back.rate)).toBeLessThan(Number(rate));
    expect(back).toMatchObject({ walletCents: 1_184_650, coinUnits: 86_500_000 + received });
    const sold = await trade({ way: "toCny", amount: received, rateId: back.rateId });
    const { received: cents } = sold as { received: number };
    expect(cents).toBeLessThan(100_000);
    expect(await demo.data("balance", { lockMoney: 1 })).toMatchObject({
      centerWalletBalance: ((1_184_650 + cents) / 100).toFixed(2),
      coin: { units: 86_500_000 },
    });
    expect(await demo.problems()).toEqual([]);
  });

  it("is refused at a rate that is too old, used, of the other way or of another member", async () => {
    const lapsed = "6007 汇率已过期，请重新确认";
    const { rateId } = await offer("toCoin");
    expect(await trade({ way: "toCny", amount: 2_000_000, rateId })).toBe(lapsed);
    expect(await trade({ way: "toCoin", amount: 2000, rateId: "r-1" })).toBe(lapsed);
    const other = await sampleWithdrawer(sandbox, { name: "risky88" });
    const foreign = await other.data("transferRate", { way: "toCoin" });
    expect(await trade({ way: "toCoin", amount: 2000, rateId: foreign.rateId })).toBe(lapsed);
    expect(await trade({ way: "toCoin", amount: 2000, rateId })).toMatchObject({ paid: 2000 });
    expect(await trade({ way: "toCoin", amount: 2000, rateId })).toBe(lapsed);
    const late = await offer("toCoin");
    await demo.wait(60_000);
    expect(await trade({ way: "toCoin", amount: 2000, rateId: late.rateId })).toBe(lapsed);
  });

  it("is refused outside the limits and without the money; the rate can still be used", async () => {
    const { rateId, minCents, maxCents } = await offer("toCoin");
    const amount = (cents: number) => trade({ way: "toCoin", amount: cents, rateId });
    expect(await amount(minCents - 1)).toBe("6007 金额不在限额内");
    expect(await amount(maxCents + 1)).toBe("6007 金额不在限额内");
    expect(await amount(1_284_651)).toBe("6007 余额不足");
    expect(await amount(minCents)).toMatchObject({ paid: minCents });
    const sell = await offer("toCny");
    const units = { way: "toCny", rateId: sell.rateId };
    expect(await trade({ ...units, amount: sell.coinUnits + 1 })).toBe("6007 余额不足");
    expect(await trade({ ...units, amount: sell.minUnits - 1 })).toBe("6007 金额不在限额内");
  });
});

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

describe("a withdrawal is refused", () => {
  it("outside the limits", async () => {
    await demo.patch({ balanceCents: 90_000_000 });
    expect(await demo.tryWithdraw({ amountCents: 9_999 })).toBe("6007 单笔最低 ¥\u00A0100");
    expect(await demo.tryWithdraw({ amountCents: 5_000_001 })).toBe("6007 单笔最高 ¥\u00A050,000");
    for (let left = 10; left > 0; left--) {
      const { orderId, feeCents } = await demo.withdraw(30_000);
      expect(feeCents).toBe(left > 7 ? 0 : 300);
      await demo.act(orderId, "arrive");
    }
    expect(await demo.tryWithdraw()).toBe("6007 今日取款次数已用完");
    await demo.wait(5 * 60 * MINUTE);
    expect(await demo.tryWithdraw()).toBe("done");
  });

  it("above what may leave in a day", async () => {
    await demo.patch({ balanceCents: 90_000_000, vipLevel: 0 });
    for (const amountCents of [5_000_000, 4_999_000]) {
      await demo.act((await demo.withdraw(amountCents)).orderId, "arrive");
    }
    expect(await demo.tryWithdraw({ amountCents: 10_000 })).toBe("6007 今日还可取 ¥\u00A010");
  });

  it("without the money, or while turnover keeps it", async () => {
    expect(await demo.tryWithdraw({ amountCents: 1_284_651 })).toBe("6007 余额不足");
    const { withdrawableCents, turnover } = await demo.info();
    const kept = turnover.filter(({ kind }) => kind === "deposit");
    expect(withdrawableCents).toBe(
      1_284_650 - kept.reduce((sum, { lockedCents }) => sum + lockedCents, 0),
    );
    expect(await demo.tryWithdraw({ amountCents: withdrawableCents + 1 })).toMatch(
      /^6110 有效投注额未达标，当前可取 ¥/,
    );
    expect(await demo.tryWithdraw({ amountCents: withdrawableCents })).toBe("done");
  });

  it("while another is open, for an unknown account, and with a used proof", async () => {
    const proof = await demo.proof();
    expect(await demo.tryWithdraw({ accountId: "p-1" })).toBe("6004 收款账户不存在");
    const { orderId } = await demo.withdraw(20_000, { proof });
    expect(await demo.tryWithdraw()).toMatch(/^6110 您有一笔取款/);
    await demo.act(orderId, "arrive");
    expect(await demo.tryWithdraw({ proof })).toMatch(/^6100 /);
    expect(await demo.tryWithdraw({ proof: "x" })).toMatch(/^6100 /);
  });

  it("with a proof that is older than ten minutes or of another member", async () => {
    const proof = await demo.proof();
    await demo.wait(10 * MINUTE);
    expect(await demo.tryWithdraw({ proof })).toMatch(/^6100 /);
    const jade = await sampleWithdrawer(sandbox, { site: "jade" });
    expect(await demo.tryWithdraw({ proof: await jade.proof() })).toMatch(/^6100 /);
  });

  it("with an old or foreign rate, and never uses one twice", async () => {
    const kind = "coin";
    expect(await demo.tryWithdraw({ kind })).toBe("6007 汇率已过期，请重新确认");
    const rateId = await demo.coinRate();
    const { orderId } = await demo.withdraw(20_000, { kind, rateId });
    await demo.act(orderId, "arrive");
    expect(await demo.tryWithdraw({ kind, rateId })).toBe("6007 汇率已过期，请重新确认");
    const { list } = await demo.data("usdtWithdrawInfo");
    const other = list.find(({ network }) => network === "ERC20")?.rateId;
    expect(await demo.tryWithdraw({ kind, rateId: other })).toBe("6007 汇率与收款地址不匹配");
    const next = await demo.coinRate();
    expect(await demo.coinRate()).toBe(next);
    await demo.wait(15 * MINUTE);
    expect(await demo.tryWithdraw({ kind, rateId: next })).toBe("6007 汇率已过期，请重新确认");
    expect(await demo.coinRate()).not.toBe(next);
  });

  it("without phone, name or second password, or under another name", async () => {
    const body = { accountId: await demo.account("bank"), proof: await demo.proof() };
    await demo.patch({ realName: "林晓晓" });
    expect(await demo.tryWithdraw(body)).toMatch(/^6030 收款人姓名/);
    await demo.patch({ realName: null });
    expect(await demo.tryWithdraw(body)).toMatch(/^6449 /);
    await demo.patch({ realName: "林晓", phone: null });
    expect(await demo.tryWithdraw(body)).toMatch(/^6015 /);
    await demo.patch({ phone: "8613800138621", secondHash: null });
    const { status_code } = await demo.call("withdraw", {
      kind: "bank",
      amountCents: 20_000,
      ...body,
    });
    expect(status_code).toBe(6111);
    expect((await demo.info()).hasSecondPassword).toBe(false);
  });

  it("while customer service or a closed method holds it up", async () => {
    const hold = (reason: string | null) =>
      sandbox.control("/sandbox/withdrawal-hold", { site: "aurora", name: "demo88", reason });
    await hold("账户需要核对身份，请联系在线客服");
    expect(await demo.tryWithdraw()).toBe("6030 账户需要核对身份，请联系在线客服");
    await hold(null);
    const close = (closed: object) =>
      sandbox.control("/sandbox/withdrawal-rules", { site: "aurora", closed });
    await close({ bank: "银行维护中", TRC20: "网络拥堵" });
    expect(await demo.tryWithdraw()).toBe("6007 银行维护中");
    const rateId = await demo.coinRate();
    expect(await demo.tryWithdraw({ kind: "coin", rateId })).toBe("6007 网络拥堵");
    expect((await demo.info()).methods[0]).toMatchObject({ kind: "bank", closed: "银行维护中" });
    await close({ bank: "", TRC20: "" });
    expect(await demo.tryWithdraw()).toBe("done");
  });
});

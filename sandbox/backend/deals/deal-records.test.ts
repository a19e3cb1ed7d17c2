import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { movedAt } from "#contract/deal-time.ts";
import { DEAL_KINDS, DEAL_STATES } from "#contract/payments.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SampleWithdrawer, sampleWithdrawer } from "../withdrawals/sample-withdrawer.ts";

const ALL = { kinds: [], state: "all", from: 0, to: 9e15 } as const;

describe("the record of the demo account", () => {
  let sandbox: SampleSandbox;
  let demo: SampleWithdrawer;
  beforeAll(async () => {
    sandbox = await startSample();
    demo = await sampleWithdrawer(sandbox);
  });
  afterAll(() => sandbox.close());

  const records = (more: object = {}) =>
    demo.data("dealRecords", { ...ALL, pageNum: 1, pageSize: 200, ...more });

  it("has movements of every kind, the last first, that lead to the balance", async () => {
    const { list, total } = await records();
    expect(total).toBe(list.length);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(DEAL_KINDS));
    const times = list.map(movedAt);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
    expect(list[0]?.balanceCents).toBeGreaterThanOrEqual(0);
    for (const deal of list) {
      expect(deal.title).not.toBe("");
      expect(deal.stateText).not.toBe("");
      expect(deal.balanceCents ?? 0).toBeGreaterThanOrEqual(0);
    }
    expect(await demo.problems()).toEqual([]);
    expect((await demo.data("balance", { lockMoney: 1 })).centerWalletBalance).toBe("12846.50");
  });

  it("can be filtered by kind, state, date and order", async () => {
    const { list } = await records();
    for (const kind of DEAL_KINDS) {
      const some = await records({ kinds: [kind] });
      expect(some.list).toEqual(list.filter((deal) => deal.kind === kind));
    }
    for (const state of DEAL_STATES) {
      const some = await records({ state });
      expect(some.list).toEqual(list.filter((deal) => deal.state === state));
    }
    const [, , third] = list;
    const { id: orderId } = third ?? {};
    const from = third === undefined ? 0 : movedAt(third);
    const before = await records({ to: from });
    expect(before.list).toEqual(list.filter((deal) => movedAt(deal) < from));
    expect((await records({ orderId, from: 1, to: 2 })).list).toEqual([third]);
    expect((await records({ orderId: "nothing" })).total).toBe(0);
  });

  it("sums up what is done", async () => {
    const { list, inCents, outCents } = await records({ kinds: ["deposit", "withdraw"] });
    const done = list.filter(({ state }) => state === "done").map((deal) => deal.amountCents);
    const sum = (sign: 1 | -1) => done.reduce((all, cents) => all + Math.max(0, sign * cents), 0);
    expect([inCents, outCents]).toEqual([sum(1), sum(-1)]);
  });

  it("tells the steps and the end of a withdrawal", async () => {
    const { orderId } = await demo.withdraw(20_000);
    const found = async () => (await records({ orderId })).list[0];
    expect(await found()).toMatchObject({
      kind: "withdraw",
      amountCents: -20_000,
      balanceCents: 1_264_650,
      state: "open",
      stateText: "排队中",
      title: "中国工商银行 **** 6150",
    });
    await demo.act(orderId, "refuse");
    expect(await found()).toMatchObject({
      state: "failed",
      balanceCents: 1_284_650,
      note: "审核未通过，请联系在线客服",
      steps: [{ label: "提交申请" }, { label: "已拒绝，金额已退回" }],
    });
  });

  it("has the page of an open deposit, and its end", async () => {
    const { orderId } = await demo.data("pay", { channelId: "scan-a", amountCents: 30_000 });
    const found = async () => (await records({ orderId })).list[0];
    expect(await found()).toMatchObject({
      kind: "deposit",
      amountCents: 30_000,
      balanceCents: null,
      state: "open",
      wait: "rechargeWait",
    });
    await sandbox.control("/sandbox/payment", { orderId, act: "pay" });
    await demo.wait(600_000);
    expect(await found()).toMatchObject({
      state: "done",
      stateText: "已到账",
      balanceCents: 1_314_650,
      wait: null,
    });
  });

  it("lists a deposit where it was credited, among movements after its order", async () => {
    const { orderId } = await demo.data("pay", { channelId: "scan-a", amountCents: 30_000 });
    await demo.wait(60_000);
    const later = await demo.withdraw(20_000);
    await sandbox.control("/sandbox/payment", { orderId, act: "pay" });
    await demo.wait(600_000);
    const { list } = await records();
    const [deposit, withdrawal] = list;
    expect([deposit?.id, withdrawal?.id]).toEqual([orderId, later.orderId]);
    expect(deposit?.balanceCents).toBe(
      (withdrawal?.balanceCents ?? 0) + (deposit?.amountCents ?? 0),
    );
  });
});

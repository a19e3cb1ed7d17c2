// One deposit brings one reward of a kind, however it was made and whoever gives the reward.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { type DepositSandbox, type SampleDepositor, startDeposits } from "./sample-depositor.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIRST = { rewardId: "first" };

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

const claim = (id: string) => payer.ask("claimActivity", { id, item: "first" });
const stateOf = async (id: string) => (await payer.ask("verification", { id })).state;
const bonusOf = async () => Number((await payer.ask("balance", { lockMoney: 1 })).bonus);

async function credited(orderId: string) {
  await deposits.act(orderId, "pay");
  deposits.time += 5 * MINUTE;
  return payer.order(orderId);
}

const WAYS = {
  async order() {
    const { orderId } = await payer.pay("scan-b", 300);
    await credited(orderId);
  },
  async service() {
    const { code } = await payer.ask("createSignalCode");
    await deposits.sandbox.control("/sandbox/payment", { code, cents: 30_000 });
  },
};

it.each(["order", "service"] as const)("a first deposit by %s is rewarded once", async (way) => {
  await WAYS[way]();
  expect(await stateOf("jade-welcome")).toBe("joined");
  expect(await claim("first-kick")).toMatchObject({ amountCents: 18_800 });
  expect(await stateOf("jade-welcome")).toBe("closed");
  await expect(claim("jade-welcome")).rejects.toThrow("暂不符合参与条件");
  expect(await stateOf("first-kick")).toBe("joined");
  expect(await bonusOf()).toBe(188);
  expect((await payer.wallet()).problems).toEqual([]);
});

it("a first deposit with a reward of its own gives none of an activity", async () => {
  const { orderId } = await payer.pay("scan-b", 300, FIRST);
  expect(await credited(orderId)).toMatchObject({ state: "credited", bonusCents: 30_000 });
  for (const id of ["first-kick", "jade-welcome"]) {
    expect(await stateOf(id)).toBe("closed");
    await expect(claim(id)).rejects.toThrow("6007");
  }
  expect(await bonusOf()).toBe(300);
});

it("an order with the first reward brings none when another deposit was first", async () => {
  const { orderId } = await payer.pay("scan-b", 300, FIRST);
  await WAYS.service();
  await claim("first-kick");
  const order = await credited(orderId);
  expect(order).toMatchObject({ state: "credited", bonusCents: 0 });
  expect(order.note).toBe("首存礼已用于其他存款，本笔没有红利");
  expect(await bonusOf()).toBe(188);
});

it("an expired order that is paid late does not bring the reward of the next order again", async () => {
  const late = await payer.pay("scan-b", 300, FIRST);
  deposits.time += HOUR;
  const { orderId } = await payer.pay("scan-b", 300, FIRST);
  expect(await credited(orderId)).toMatchObject({ bonusCents: 30_000 });
  await deposits.act(late.orderId, "pay");
  deposits.time += HOUR;
  expect(await payer.order(late.orderId)).toMatchObject({ state: "credited", bonusCents: 0 });
  expect(await bonusOf()).toBe(300);
});

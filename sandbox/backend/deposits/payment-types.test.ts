// What a member is offered, and what is refused before an order is made.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { MOMENT, SAMPLE_SITES, sampleSite } from "../../testing/sample-sandbox.ts";
import { type DepositSandbox, type SampleDepositor, startDeposits } from "./sample-depositor.ts";

const OFF = ["virtualCoin", "alipay", "bankCard", "promotions"] as const;
const PLAIN = sampleSite("plain", "6198", "素雅", OFF);

let deposits: DepositSandbox;
let payer: SampleDepositor;
beforeAll(async () => {
  deposits = await startDeposits({ sites: [...SAMPLE_SITES, PLAIN] });
});
afterAll(() => deposits.sandbox.close());
beforeEach(async () => {
  deposits.time = MOMENT;
  payer = await deposits.member();
});

async function channels(from = payer): Promise<ReadonlyMap<string, PaymentChannel>> {
  const { types } = await from.ask("paymentTypes");
  return new Map(types.flatMap((type) => type.channels).map((channel) => [channel.id, channel]));
}

it("usable channels come first, each reason is true of those that can be used", async () => {
  const { types } = await payer.ask("paymentTypes");
  const closed = types.map((type) => type.closed !== null || type.channels[0]?.closed !== null);
  expect(closed).toEqual(closed.toSorted((left, right) => Number(left) - Number(right)));
  const usable = types
    .filter((type) => type.closed === null)
    .flatMap((type) => type.channels)
    .filter((channel) => channel.closed === null);
  const [fastest] = usable.toSorted((a, b) => (a.usualSeconds ?? 0) - (b.usualSeconds ?? 0));
  expect(usable.find(({ why }) => why === "fastest")?.id).toBe(fastest?.id);
  expect(usable.find(({ why }) => why === "noFee")?.feeBasisPoints).toBe(0);
  expect(usable.some(({ why }) => why === "lastUsed")).toBe(false);
  expect(types.filter(({ badge }) => badge === "最快").map(({ id }) => id)).toEqual(["scan"]);
});

it("the channel of the last credited deposit is recommended first", async () => {
  const { orderId } = await payer.pay("bank-c", 1000);
  expect((await channels()).get("bank-c")?.why).toBeNull();
  await deposits.act(orderId, "confirm");
  const { types } = await payer.ask("paymentTypes");
  expect(types[0]).toMatchObject({ id: "bank", badge: "上次使用" });
  expect(types[0]?.channels[0]).toMatchObject({ id: "bank-c", why: "lastUsed" });
});

it("what cannot be used says why, and what would change it", async () => {
  const newbie = await channels(await deposits.member({}));
  const closed = (id: string) => newbie.get(id)?.closed;
  expect(closed("quick-a")).toMatchObject({ message: "完善真实姓名后可用", remedy: "realName" });
  expect(closed("alipay-a")).toMatchObject({ message: "绑定手机号码后可用", remedy: "phone" });
  expect(closed("service-a")).toMatchObject({ message: "VIP2 及以上可用", remedy: "vip" });
  expect(newbie.get("bank-a")).toMatchObject({ closed: null, needsName: true });
  const { types } = await payer.ask("paymentTypes");
  expect(types.at(-1)).toMatchObject({
    id: "wallet",
    closed: { message: "维护中，预计 10:00 恢复" },
  });
});

it("opening hours are those of China, also past midnight", async () => {
  const at = async (hour: number, id: string) => {
    deposits.time = Date.UTC(2026, 10, 22, hour - 8);
    return (await channels(await deposits.member())).get(id)?.closed;
  };
  expect(await at(8, "bank-b")).toEqual({
    message: "服务时间 09:00–23:00",
    opensAt: Date.UTC(2026, 10, 22, 1),
    remedy: null,
  });
  expect(await at(9, "bank-b")).toBeNull();
  expect((await at(23, "bank-b"))?.opensAt).toBe(Date.UTC(2026, 10, 23, 1));
  expect(await at(1, "service-a")).toBeNull();
  expect((await at(2, "service-a"))?.opensAt).toBe(Date.UTC(2026, 10, 22, 2));
  expect(await at(23, "alipay-b")).toBeNull();
});

it("amounts keep the limits and fixed amounts of their channel", async () => {
  await expect(payer.pay("bank-a", 99)).rejects.toThrow("单笔存款 ¥\u00A0100 至 ¥\u00A050,000");
  await expect(payer.pay("bank-a", 50_001)).rejects.toThrow("6007");
  await expect(payer.pay("scan-b", 101)).rejects.toThrow("请选择通道支持的金额");
  await expect(payer.pay("coin-a", 1000)).rejects.toThrow("network");
  const btc = { coin: "BTC", network: "BTC" };
  await expect(payer.pay("coin-a", 100, btc)).rejects.toThrow("低于该币种的最低数量");
  await expect(payer.pay("service-a", 10_000)).rejects.toThrow("请联系存款专员办理");
  await expect(payer.pay("wallet-a", 100)).rejects.toThrow("维护中");
  await expect(payer.pay("none", 100)).rejects.toThrow("channelId");
  expect((await payer.ask("paymentTypes")).open).toEqual([]);
});

it("one order is open in a channel, and three in all", async () => {
  const first = await payer.pay("bank-a", 100);
  await expect(payer.pay("bank-a", 200)).rejects.toThrow("6009 该通道有未完成的订单");
  await payer.pay("scan-b", 100);
  await payer.pay("huione-a", 100);
  await expect(payer.pay("quick-a", 100)).rejects.toThrow("6011 最多同时有 3 笔");
  const { open } = await payer.ask("paymentTypes");
  expect(open.map(({ wait }) => wait)).toEqual(["huioneWait", "rechargeWait", "transferWait"]);
  await payer.ask("closeOrder", { orderId: first.orderId });
  await payer.pay("quick-a", 100);
});

it("a name that is not known is asked for before a channel that compares it", async () => {
  const nameless = await deposits.member({ phone: "8613700002222" });
  await expect(nameless.pay("bank-a", 100)).rejects.toThrow("6449");
  await nameless.ask("bindFromDeposit", { realName: "何清" });
  expect(await nameless.pay("bank-a", 100)).toMatchObject({ state: "waiting" });
});

it("a reward has its own smallest deposit, its kinds, and is taken once", async () => {
  const reward = (rewardId: string) => ({ rewardId });
  await expect(payer.pay("scan-b", 50, reward("first"))).rejects.toThrow("存款满 ¥\u00A0100");
  await expect(payer.pay("scan-b", 100, reward("coin"))).rejects.toThrow("不适用于此存款方式");
  await expect(payer.pay("scan-b", 100, reward("none"))).rejects.toThrow("已结束或已参加");
  const { orderId } = await payer.pay("scan-b", 100, reward("first"));
  await expect(payer.pay("quick-a", 100, reward("first"))).rejects.toThrow("已结束或已参加");
  await payer.ask("closeOrder", { orderId });
  await payer.pay("quick-a", 100, reward("first"));
  const capped = await payer.pay("bank-a", 50_000, reward("weekly"));
  expect(capped.bonusCents).toBe(388_800);
});

it("a brand has only the methods that are switched on, and no rewards without promotions", async () => {
  const { types } = await (await deposits.member(undefined, "plain")).ask("paymentTypes");
  expect(new Set(types.map(({ kind }) => kind))).toEqual(new Set(["scan", "huione", "service"]));
  const bare = await deposits.member(undefined, "plain");
  expect(await bare.ask("depositRewards")).toEqual([]);
  await expect(bare.pay("bank-a", 100)).rejects.toThrow("channelId");
});

it("the site's flag closes deposits, but not orders that are open", async () => {
  const { orderId } = await payer.pay("scan-b", 100);
  const flag = (depositSwitch: string) =>
    deposits.sandbox.control("/sandbox/flags", { site: "aurora", depositSwitch });
  await flag("0");
  for (const call of ["paymentTypes", "depositRewards", "createSignalCode"] as const) {
    await expect(payer.ask(call)).rejects.toThrow("6003 存款暂未开放");
  }
  await expect(payer.pay("bank-a", 100)).rejects.toThrow("6003");
  expect(await payer.order(orderId)).toMatchObject({ state: "waiting" });
  await payer.ask("closeOrder", { orderId });
  await flag("1");
  expect((await channels()).size).toBeGreaterThan(10);
});

it("the holder's name alone is in the script of the bank", async () => {
  const { payTo } = await payer.pay("bank-b", 5000);
  expect(payTo.map(({ label, exact }) => [label, exact])).toEqual([
    ["收款银行", false],
    ["收款户名", true],
    ["收款账号", false],
    ["附言", false],
  ]);
});

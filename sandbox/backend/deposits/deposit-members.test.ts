// What a member does with an order, on the site and on the page of a channel.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import {
  type DepositSandbox,
  KNOWN,
  type SampleDepositor,
  startDeposits,
} from "./sample-depositor.ts";

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

describe("the member", () => {
  it("cancels an order until a payment has been seen", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    expect(await payer.ask("closeOrder", { orderId })).toMatchObject({ state: "cancelled" });
    expect(await payer.ask("closeOrder", { orderId })).toMatchObject({ state: "cancelled" });
    const paid = await payer.pay("scan-b", 100);
    await deposits.act(paid.orderId, "pay");
    await expect(payer.ask("closeOrder", { orderId: paid.orderId })).rejects.toThrow("不能取消");
  });

  it("sees no order of somebody else", async () => {
    const { orderId } = await payer.pay("scan-b", 100);
    const other = await deposits.member();
    for (const call of ["depositOrderStatus", "closeOrder", "confirmPaid"] as const) {
      await expect(other.ask(call, { orderId })).rejects.toThrow("6004");
    }
  });

  it("adds pictures of their own as receipts, three at the most", async () => {
    const { orderId } = await payer.pay("bank-b", 8000);
    const picture = { type: "image/png", data: "iVBORw0KGgoAAAANSUhEUgAA" };
    const upload = async (from = payer) => (await from.ask("uploadImage", picture)).url;
    const foreign = await upload(await deposits.member());
    const send = (receipt: string) => payer.ask("confirmPaid", { orderId, receipt });
    for (const wrong of [foreign, "/media/upload/none", "https://example.com/a.png"]) {
      await expect(send(wrong)).rejects.toThrow("receipt");
    }
    expect(await payer.order(orderId)).toMatchObject({ state: "waiting", receipts: 0 });
    for (const count of [1, 2, 3]) {
      expect(await send(await upload())).toMatchObject({ state: "paid", receipts: count });
    }
    const fourth = await upload();
    await expect(send(fourth)).rejects.toThrow("最多上传 3 张凭证");
  });

  it("is credited by the deposit service for a signal code, once", async () => {
    const { code } = await payer.ask("createSignalCode");
    expect((await payer.ask("createSignalCode")).code).toBe(code);
    expect(await payer.ask("customerInfo")).toMatchObject({ hours: "10:00–次日 02:00" });
    const credit = () => deposits.sandbox.control("/sandbox/payment", { code, cents: 2_000_000 });
    expect((await credit()).status).toBe(200);
    expect((await credit()).status).toBe(409);
    expect(await payer.wallet()).toMatchObject({ balanceCents: 2_000_000, problems: [] });
    expect((await payer.ask("createSignalCode")).code).not.toBe(code);
  });
});

it("the deposit service gives no code to whom its channel does not serve, nor outside of its hours", async () => {
  const low = await deposits.member({ ...KNOWN, vipLevel: 1 });
  await expect(low.ask("createSignalCode")).rejects.toThrow("VIP2 及以上可用");
  deposits.time = Date.parse("2026-11-22T03:00:00+08:00");
  await expect(payer.ask("createSignalCode")).rejects.toThrow("服务时间 10:00–次日 02:00");
});

it("is credited by the page of a channel, which only its ticket opens", async () => {
  const { payUrl, framed, orderId } = await payer.pay("quick-a", 500);
  expect(framed).toBe(true);
  const { origin, pathname, hash } = new URL(payUrl ?? "");
  expect(origin).toBe(`http://play.localhost:${deposits.sandbox.port}`);
  const post = async (name: string, body: object) => {
    const sent = { site: "play", method: "POST", body };
    const reply = await deposits.sandbox.ask(`/play/pay/api/${name}`, sent);
    return JSON.parse(reply.text) as Record<string, unknown>;
  };
  const page = await deposits.sandbox.ask(pathname, { site: "play" });
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors");
  const ticket = hash.slice(1);
  expect(await post("open", { ticket })).toMatchObject({ state: "waiting", due: "¥\u00A0500" });
  expect(await post("act", { ticket, act: "pay" })).toMatchObject({ state: "confirming" });
  expect(await post("act", { ticket, act: "cancel" })).toHaveProperty("problem");
  expect(await post("open", { ticket: orderId })).toHaveProperty("problem");
  deposits.time += MINUTE;
  expect(await post("open", { ticket })).toMatchObject({ state: "credited" });
});

it("prints no name, account or address", async () => {
  const printed: string[] = [];
  const keep = (text: unknown) => printed.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(keep),
  );
  const bank = await payer.pay("bank-b", 5000);
  const coin = await payer.pay("coin-a", 1000, COINS);
  await deposits.act(bank.orderId, "otherName");
  await deposits.act(coin.orderId, "wrongNetwork");
  await expect(payer.ask("pay", { channelId: "bank-b", amountCents: 1 })).rejects.toThrow("6007");
  spies.forEach((spy) => spy.mockRestore());
  const secrets = [KNOWN.realName, KNOWN.phone, coin.coin?.address ?? "-"];
  const planted = [...secrets, ...bank.payTo.map(({ value }) => value)];
  expect(planted.filter((value) => printed.join("").includes(value))).toEqual([]);
});

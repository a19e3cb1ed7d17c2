// @vitest-environment jsdom
// Orders that are paid on a channel's page or in coins, and how the waiting pages find their order.
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { done } from "#testing/test-site.ts";
import { sampleCoinOrder, sampleOrder } from "./sample-order.ts";
import { setUpWaitPages } from "./test-wait-pages.tsx";

const { site, made, open, openOrder, serve } = setUpWaitPages();

it("finds the newest open order, and lists those of other pages", async () => {
  serve(sampleOrder({ orderId: "D2" }));
  const other = sampleOrder({ orderId: "D3", wait: "rechargeWait", channel: "快捷通道" });
  site.answer(
    "paymentTypes",
    done({ types: [], open: [sampleOrder({ orderId: "D2" }), other], time: 1 }),
  );
  open("/mine/transferWait");
  await screen.findByText("6210 8801 4472 0936 158");
  expect(made("depositOrderStatus")).toMatchObject([{ body: { orderId: "D2" } }]);
  cleanup();
  site.answer("paymentTypes", done({ types: [], open: [sampleCoinOrder()], time: 1 }));
  open("/mine/transferWait");
  expect(await screen.findByText("没有等待付款的订单")).toBeTruthy();
  expect(screen.getByRole("link", { name: /极速通道 A/ }).getAttribute("href")).toBe(
    "/mine/virtualCoinWait?order=D1",
  );
});

it("leads to the page of the order, and says that an order is unknown", async () => {
  serve(sampleCoinOrder());
  open("/mine/transferWait?order=D1");
  expect(await screen.findByText("TJRy WwFs 9wTF GZg3 JbrV riFb NfCu g5tD eC")).toBeTruthy();
  cleanup();
  site.answer("depositOrderStatus", { status_code: 6004, message: "" });
  open("/mine/transferWait?order=D9");
  expect(await screen.findByText("找不到这笔订单")).toBeTruthy();
  cleanup();
  open("/mine/transferWait?order=../../x");
  expect(await screen.findByText("找不到这笔订单")).toBeTruthy();
});

it("opens a channel's page in a frame or a window, and no foreign one", async () => {
  const channel: Partial<DepositOrder> = {
    wait: "rechargeWait",
    payTo: [],
    payUrl: "https://pay.example/p#1",
  };
  openOrder(sampleOrder({ ...channel, framed: true }));
  const frame = await screen.findByTitle("极速通道 A 付款页面");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-same-origin");
  expect(frame.getAttribute("src")).toBe("https://pay.example/p#1");
  cleanup();
  site.reset();
  openOrder(sampleOrder(channel));
  const link = await screen.findByRole("link", { name: "前往付款页面" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  cleanup();
  site.reset();
  openOrder(sampleOrder({ ...channel, payUrl: "https://evil.example/p" }));
  expect(await screen.findByText(/不在本站名单内/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "前往付款页面" })).toBeNull();
});

it("shows the coins to send, and their confirmations", async () => {
  openOrder(sampleCoinOrder());
  expect(await screen.findByText(/1,416\.670012/)).toBeTruthy();
  expect(screen.getByText(/1 USDT = ¥ 7\.2 已锁定/)).toBeTruthy();
  expect(screen.getByText(/只能转入 USDT（TRC20）/)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "复制应付数量" }));
  expect(await navigator.clipboard.readText()).toBe("1416.670012");
  cleanup();
  site.reset();
  const { coin } = sampleCoinOrder();
  if (coin === null) throw new Error("no coin");
  openOrder(
    sampleCoinOrder({ state: "confirming", coin: { ...coin, confirmations: 7, txId: "ab12" } }),
  );
  expect(await screen.findByText("7 / 19")).toBeTruthy();
  expect(screen.getByText("ab12")).toBeTruthy();
});

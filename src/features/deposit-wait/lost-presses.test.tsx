// @vitest-environment jsdom
// Presses about an order whose answer is lost, and orders that do not say whom to pay.
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { press } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { sampleCoinOrder, sampleOrder } from "./sample-order.ts";
import { setUpWaitPages } from "./test-wait-pages.tsx";

const { site, made, openOrder, serve } = setUpWaitPages();
let clock: ReturnType<typeof setInterval>;

/** The clock runs about twenty times as fast as the real one; the server answers in real time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  clock = setInterval(() => vi.advanceTimersByTime(100), 5);
});
afterEach(() => {
  clearInterval(clock);
  vi.useRealTimers();
});

const button = (name: string) => screen.queryByRole("button", { name });
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 });

const PRESSES = {
  confirmPaid: { press: ["我已付款"], after: { state: "paid" }, shows: "正在核对付款" },
  closeOrder: {
    press: ["取消订单", "确认取消"],
    after: { state: "cancelled", payTo: [], canCancel: false },
    shows: "订单已取消",
  },
} as const satisfies Record<
  string,
  { press: readonly string[]; after: Partial<DepositOrder>; shows: string }
>;
const CALLS = Object.keys(PRESSES) as (keyof typeof PRESSES)[];
const BUSY = "通道繁忙，结果稍后更新";
const FAULTS = [
  { fault: "cut", said: /没有收到服务器的答复/ },
  { fault: { status_code: 6317, message: BUSY }, said: BUSY },
] as const;
const cases = CALLS.flatMap((call) => FAULTS.map((fault) => ({ call, ...fault })));

it.each(cases)("is confirming while an answer is missing: $call $fault", async (one) => {
  const { call, fault, said } = one;
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  site.answer(call, fault);
  for (const name of PRESSES[call].press) await press(name);
  expect(await screen.findByText("确认中")).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  expect([button("我已付款"), button("取消订单")]).toEqual([null, null]);
  expect(site.toasts).toEqual([]);
  serve(sampleOrder(PRESSES[call].after));
  await until(() =>
    expect(screen.getByRole("heading", { name: PRESSES[call].shows })).toBeTruthy(),
  );
  expect(screen.queryByText("确认中")).toBeNull();
  expect(made(call)).toHaveLength(1);
});

it.each(CALLS)("says that the press of %s did not arrive, and sends it again", async (call) => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  site.answer(call, "cut");
  for (const name of PRESSES[call].press) await press(name);
  await until(() => expect(screen.getByText("这次提交没有送达")).toBeTruthy());
  expect(button("我已付款")).toBeNull();
  const order = sampleOrder(PRESSES[call].after);
  serve(order);
  site.answer(call, done(order));
  await press("重新提交");
  await until(() =>
    expect(screen.getByRole("heading", { name: PRESSES[call].shows })).toBeTruthy(),
  );
  expect(made(call)).toHaveLength(2);
});

it("goes on with the order when a press that did not arrive is given up", async () => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  site.answer("confirmPaid", "cut");
  await press("我已付款");
  await until(() => expect(screen.getByText("这次提交没有送达")).toBeTruthy());
  await press("不再等待");
  expect(button("我已付款")).toBeTruthy();
});

const NOTHING: Partial<DepositOrder> = {
  payTo: [],
  qr: null,
  payUrl: null,
  coin: null,
  canCancel: false,
};

it.each<Partial<DepositOrder>>([
  {},
  { wait: "rechargeWait", framed: true },
  { wait: "rechargeWait", payUrl: "https://evil.example/p" },
  { kind: "coin", wait: "virtualCoinWait" },
])("asks for no payment where the order says no payee: %j", async (fields) => {
  openOrder(sampleOrder({ ...NOTHING, ...fields }));
  expect(await screen.findByText(/请勿付款/)).toBeTruthy();
  for (const name of ["我已付款", "上传付款凭证", "取消订单"]) expect(button(name)).toBeNull();
  expect(button("联系客服")).toBeTruthy();
  const asked = made("depositOrderStatus").length;
  serve(sampleOrder({ wait: fields.wait ?? "transferWait" }));
  await press("重新加载");
  await waitFor(() => expect(button("我已付款")).toBeTruthy());
  expect(screen.queryByText(/请勿付款/)).toBeNull();
  expect(made("depositOrderStatus").length).toBeGreaterThan(asked);
});

it("takes an order that says enough, whatever is missing", async () => {
  openOrder(sampleCoinOrder({ payTo: [], canCancel: false }));
  expect(await screen.findByRole("button", { name: "我已付款" })).toBeTruthy();
});

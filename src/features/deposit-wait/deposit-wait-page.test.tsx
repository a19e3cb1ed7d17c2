// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { OrderState } from "#contract/payments.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "../../brand/brand.ts";
import { startTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import account from "../../locales/zh-CN/account.json";
import coinWait from "../../locales/zh-CN/coin-wait.json";
import wait from "../../locales/zh-CN/deposit-wait.json";
import errors from "../../locales/zh-CN/errors.json";
import titles from "../../locales/zh-CN/titles.json";
import ui from "../../locales/zh-CN/ui.json";
import { dropSession, keepSession } from "../../session/account/session-store.ts";
import { useOverlays } from "../../session/overlays/overlay-store.ts";
import { usePageName } from "../../session/site/page-name.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { Page as CoinPage } from "./coin-wait-page.tsx";
import { Page } from "./deposit-wait-page.tsx";
import { sampleCoinOrder, sampleOrder } from "./sample-order.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  const texts = { account, errors, titles, ui, "deposit-wait": wait, "coin-wait": coinWait };
  await startTexts("zh-CN", [texts]);
  const load = async () => ({ Page });
  const pages = ROUTES.map((route) => ({ route, load, texts: null }));
  const hosts = {
    customerService: [],
    games: [],
    payments: ["https://pay.example"],
    h5: [],
    images: [],
    captcha: [],
  };
  setBrand(sampleEntry({ hosts }, { pages }));
});
afterAll(() => site.close());
beforeEach(() => {
  localStorage.clear();
  keepSession("token", "1");
  site.answer("balance", done({ centerWalletBalance: "4000.36", lockMoney: "0.00" }));
});
afterEach(() => {
  cleanup();
  dropSession();
  site.reset();
  useOffline.setState({ since: null });
  useOverlays.setState({ customerService: false });
});

const done = (data: unknown) => ({ status_code: 6000, data });

function Title() {
  return <p data-testid="title">{usePageName()}</p>;
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/mine/transferWait" element={<Page />} />
        <Route path="/mine/rechargeWait" element={<Page />} />
        <Route path="/mine/virtualCoinWait" element={<CoinPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Title />
      <ToastHost />
    </MemoryRouter>,
  );
}

function serve(order: DepositOrder) {
  site.answer("depositOrderStatus", done({ order, time: Date.now() }));
}

function openOrder(order: DepositOrder) {
  serve(order);
  open(`/mine/${order.wait}?order=${order.orderId}`);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const made = (name: string) => site.made.filter((call) => call.name === name);

it("shows amount, account, clock and steps of an order that is waited for", async () => {
  openOrder(sampleOrder({ bonusCents: 150_000 }));
  expect(await screen.findByText("6210 8801 4472 0936 158")).toBeTruthy();
  expect(screen.getByText("¥3,000").textContent).toBe("¥3,000.36");
  expect(screen.getByText(/请务必按含尾数的金额付款/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/^1[34]:\d\d剩余付款时间$/);
  expect(screen.getByTestId("title").textContent).toBe("等待付款 ¥ 3,000.36");
  const steps = within(screen.getByRole("list", { name: "订单进度" })).getAllByRole("listitem");
  expect(steps.map((step) => step.querySelector("b")?.textContent)).toEqual([
    "订单已创建",
    "已分配收款账户",
    "等待您的付款",
    "到账并发放红利",
  ]);
  expect(screen.getByText("付款后通常 38 秒内到账")).toBeTruthy();
  expect(screen.getByText("¥ 3,000.36 + ¥ 1,500")).toBeTruthy();
});

it("copies the plain number of an account and the plain amount", async () => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "复制收款账号" }));
  expect(await navigator.clipboard.readText()).toBe("6210880144720936158");
  await user.click(screen.getByRole("button", { name: "复制付款金额" }));
  expect(await navigator.clipboard.readText()).toBe("3000.36");
});

it("reports a payment once, and shows what the server says then", async () => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  site.answer("confirmPaid", done(sampleOrder({ state: "paid" })));
  serve(sampleOrder({ state: "paid" }));
  await press("我已付款");
  expect(await screen.findByRole("heading", { name: "正在核对付款" })).toBeTruthy();
  const spoken = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(spoken.filter((text) => text === "正在核对付款")).toHaveLength(1);
  expect(made("confirmPaid")).toMatchObject([{ body: { orderId: "D1" } }]);
  expect(screen.queryByRole("button", { name: "我已付款" })).toBeNull();
});

it("cancels after a question, and not when the server has seen a payment", async () => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  site.answer("closeOrder", { status_code: 6007, message: "订单已不能取消" });
  serve(sampleOrder({ state: "confirming", canCancel: false, payTo: [] }));
  await press("取消订单");
  await press("确认取消");
  expect(await screen.findByText("支付通道已收到付款，确认后自动到账，请勿重复付款")).toBeTruthy();
  expect(site.toasts).toEqual(["订单已不能取消"]);
  expect(screen.queryByRole("heading", { name: "收款账户" })).toBeNull();
});

it.each<[OrderState, Partial<DepositOrder>, RegExp, string]>([
  ["review", { note: "到账 ¥2,000.00，少付 ¥1,000.36，正在核对" }, /少付/, "联系客服"],
  ["expired", { note: "" }, /已经付款怎么办/, "继续存款"],
  ["cancelled", {}, /请勿再向原收款账户付款/, "继续存款"],
  ["refused", { note: "付款人与注册姓名不一致" }, /付款人与注册姓名不一致/, "联系客服"],
])("says truthfully that an order is in state %s", async (state, fields, words, main) => {
  openOrder(sampleOrder({ state, payTo: [], ...fields }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.queryByRole("heading", { name: "收款账户" })).toBeNull();
  expect(screen.getAllByRole(main === "联系客服" ? "button" : "link", { name: main })).toBeTruthy();
});

it("shows what was credited, the new balance and the ways on", async () => {
  openOrder(
    sampleOrder({
      state: "credited",
      payTo: [],
      receivedCents: 300_036,
      creditedCents: 300_036,
      bonusCents: 150_000,
    }),
  );
  expect(await screen.findByRole("heading", { name: "存款已到账" })).toBeTruthy();
  expect(await screen.findByText("¥ 4,000.36")).toBeTruthy();
  expect(screen.getByText("¥ 1,500")).toBeTruthy();
  expect(screen.getByRole("link", { name: "返回首页" })).toBeTruthy();
  expect(screen.getByTestId("title").textContent).toBe("已到账 ¥ 3,000.36");
});

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
  const frame = await screen.findByTitle("极速通道 A付款页面");
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

it("copies the order number for customer service", async () => {
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "遇到问题，联系客服" }));
  expect(await navigator.clipboard.readText()).toBe("D1");
  expect(useOverlays.getState().customerService).toBe(true);
});

it("keeps the order when it is cut off, and loads again after a failure", async () => {
  site.answer("depositOrderStatus", { status_code: 6005, message: "" });
  open("/mine/transferWait?order=D1");
  expect(await screen.findByText("订单加载失败")).toBeTruthy();
  serve(sampleOrder());
  await press("重新加载");
  await screen.findByText("6210 8801 4472 0936 158");
  useOffline.setState({ since: 1 });
  expect(await screen.findByText(/请勿重复付款/)).toBeTruthy();
  expect(screen.getByText("6210 8801 4472 0936 158")).toBeTruthy();
  await waitFor(() => expect(made("depositOrderStatus").length).toBeGreaterThan(1));
});

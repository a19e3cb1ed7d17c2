// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { OrderState } from "#contract/payments.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { press } from "#testing/test-page.tsx";
import { done, showOn } from "#testing/test-site.ts";
import { sampleOrder } from "./sample-order.ts";
import { setUpWaitPages } from "./test-wait-pages.tsx";

const { site, made, open, openOrder, serve } = setUpWaitPages();

/** What a screen reader says of changes. */
const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("shows amount, account, clock and steps of an order that is waited for", async () => {
  openOrder(sampleOrder({ bonusCents: 150_000 }));
  expect(await screen.findByText("6210 8801 4472 0936 158")).toBeTruthy();
  expect(screen.getByText("¥ 3,000").textContent).toBe("¥\u00A03,000.36");
  expect(screen.getByText(/请务必按含尾数的金额付款/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/^1[34]:\d\d剩余付款时间$/);
  await waitFor(() => expect(screen.getByTestId("title").textContent).toBe("等待付款 ¥ 3,000.36"));
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

it("shows the amount before the clock on a desktop", async () => {
  openOrder(sampleOrder());
  const amount = await screen.findByText("¥ 3,000");
  expect(amount.compareDocumentPosition(screen.getByRole("timer"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("shows amount, account and button on a phone before clock and steps", async () => {
  showOn("phone");
  openOrder(sampleOrder());
  await screen.findByText("6210 8801 4472 0936 158");
  const parts = [
    screen.getByText("¥ 3,000"),
    screen.getByText("6210 8801 4472 0936 158"),
    screen.getByRole("button", { name: "我已付款" }),
    screen.getByRole("timer"),
    screen.getByRole("list", { name: "订单进度" }),
  ];
  for (const [place, part] of parts.slice(1).entries())
    expect(parts[place]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ["huione:88001234?remark=LV88417", "huione:88001234?remark=LV88417"],
  ["https://pay.example/p/1", "https://pay.example/p/1"],
  ["https://evil.example/p/1", null],
  ["javascript:alert(1)", null],
  ["bitcoin:x y", null],
  ["00020101021226", null],
])(
  "offers the code %s as a picture, and opens what an app or the channel can pay",
  async (qr, link) => {
    openOrder(sampleOrder({ qr }));
    expect(await screen.findByRole("button", { name: "保存二维码" })).toBeTruthy();
    const found = screen.queryByRole("link", { name: "在钱包 App 中打开" });
    expect(found?.getAttribute("href") ?? null).toBe(link);
  },
);

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
  expect(spoken().filter((text) => text === "正在核对付款")).toHaveLength(1);
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
  await waitFor(() => expect(site.toasts).toEqual(["订单已不能取消"]));
  expect(screen.queryByRole("heading", { name: "收款账户" })).toBeNull();
});

it.each<[OrderState, Partial<DepositOrder>, RegExp, string]>([
  ["review", { note: "到账 ¥2,000.00，少付 ¥1,000.36，正在核对" }, /少付/, "联系客服"],
  ["expired", { note: "" }, /已经付款怎么办/, "继续存款"],
  ["cancelled", {}, /请勿再向原收款账户付款/, "继续存款"],
  ["refused", { note: "付款人与注册姓名不一致" }, /付款人与注册姓名不一致/, "联系客服"],
])("says truthfully that an order is in state %s", async (state, fields, words, main) => {
  openOrder(sampleOrder({ state, payTo: [], ...fields }));
  expect(await screen.findByText(words, { ignore: "output" })).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(spoken().filter((text) => text.includes(fields.note || "订单已"))).toHaveLength(1);
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

it("leads to no page that the operator has closed", async () => {
  useSite.setState({ depositOpen: false });
  openOrder(sampleOrder({ state: "cancelled", payTo: [] }));
  expect(await screen.findByText(/请勿再向原收款账户付款/)).toBeTruthy();
  const closed = new Set(["/mine/savemoney", "/app/help/ck"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.filter((href) => closed.has(href ?? ""))).toEqual([]);
});

it("shows what the server says of an order that still waits for its payment", async () => {
  const note = "收到 0.5 USDT，低于最低入账数量，不会入账";
  openOrder(sampleOrder({ note }));
  expect(await screen.findByText(note)).toBeTruthy();
  expect(spoken().filter((text) => text.endsWith(note))).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "收款账户" })).toBeTruthy();
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

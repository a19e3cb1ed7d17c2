// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { refreshDeposits } from "#domain/payments/pay-call.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { refreshSiteFlags } from "#session/visit/site-info.ts";
import { press } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleDeal, sampleDeals, sampleOrder, samplePayments } from "./sample-payments.ts";
import { amount, setUpDeposit, submit } from "./test-deposit.tsx";

const { site, renderDeposit, openDeposit, where, paid } = setUpDeposit();

it("offers to continue or cancel an open order before it creates a new one", async () => {
  site.answer("paymentTypes", done(samplePayments({ open: [sampleOrder()] })));
  await openDeposit();
  const banner = within(screen.getByRole("region", { name: "未完成的存款订单" }));
  expect(banner.getByText("¥ 500.36")).toBeTruthy();
  expect(banner.getByRole("link", { name: "继续付款" }).getAttribute("href")).toBe(
    "/mine/transferWait?order=D2026112100001",
  );
  await submit();
  expect((await screen.findByRole("dialog")).textContent).toContain("极速通道 A，¥\u00A0500.36");
  expect(paid()).toEqual([]);
  site.answer("closeOrder", done(sampleOrder({ state: "cancelled" })));
  await press("取消并建立新订单");
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(site.made.filter(({ name }) => name === "closeOrder")).toHaveLength(1);
});

it("creates one order however often it is pressed, and shows 确认中 until the outcome is known", async () => {
  site.answer("pay", "cut");
  await openDeposit();
  await userEvent.dblClick(screen.getByRole("button", { name: "提交存款订单" }));
  expect(await screen.findByText("确认中")).toBeTruthy();
  site.answer("payStatus", done({ state: "done", answer: sampleOrder() }));
  await waitFor(() => expect(where()).toContain("order=D2026112100001"));
  expect(paid()).toHaveLength(1);
});

it("offers nothing for its own order while that order's page is on its way", async () => {
  const older = { orderId: "D2026112100000", state: "paid", dueCents: 60_036, canCancel: false };
  const router = await openDeposit();
  const leave = vi.spyOn(router, "navigate").mockReturnValue(new Promise(() => {}));
  site.answer("paymentTypes", done(samplePayments({ open: [sampleOrder(), sampleOrder(older)] })));
  await submit();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(await screen.findByText("¥ 600.36")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "取消订单" })).toBeNull();
  expect(screen.getAllByRole("link", { name: /继续付款|查看进度/ })).toHaveLength(1);
});

it("shows a refusal above the button and keeps what is typed", async () => {
  site.answer("pay", refused(6007, "该优惠已结束或已参加"));
  await openDeposit();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "800");
  await submit();
  expect(await screen.findByText("该优惠已结束或已参加")).toBeTruthy();
  expect(amount().value).toBe("800");
  cleanup();
  await openDeposit();
  expect(amount().value).toBe("800");
});

it("lists the last deposits, an open one with its page", async () => {
  const open1 = sampleDeal("2", 50_000, {
    state: "open",
    stateText: "等待付款",
    wait: "transferWait",
  });
  site.answer("dealRecords", done(sampleDeals([open1, sampleDeal("1", 300_036)])));
  await openDeposit();
  const latest = within(screen.getByRole("region", { name: "最近存款" }));
  expect(latest.getAllByText("等待付款").length).toBeGreaterThan(0);
  expect(latest.getByRole("link", { name: "D2" }).getAttribute("href")).toBe(
    "/mine/transferWait?order=D2",
  );
});

it("says that there is no method, that it failed, and that the connection is lost", async () => {
  site.answer("paymentTypes", refused(6005, ""));
  renderDeposit();
  expect(await screen.findByText("存款方式加载失败")).toBeTruthy();
  site.answer("paymentTypes", done(samplePayments({ types: [] })));
  await press("重新加载");
  expect(await screen.findByText("暂无可用的存款方式")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText(/网络已断开，暂时不能提交订单/)).toBeTruthy();
});

it.each([
  ["the methods", "paymentTypes", refreshDeposits],
  ["the order", "pay", submit],
] as const)(
  "says in place that deposits were closed, when %s is refused",
  async (_what, call, go) => {
    await openDeposit();
    site.answer(call, refused(6003, "存款暂未开放"));
    const flags = { title: "", h5DomainUrl: "", depositSwitch: "0", editionSwitch: "1" };
    const say = (depositSwitch: string) => {
      const siteBaseConfig = { ...flags, depositSwitch };
      site.answer("preInfo", done({ ip: "203.0.113.7", siteBaseConfig, serverTime: null }));
    };
    say("0");
    await go();
    expect(await screen.findByText("存款已暂停", { ignore: "output" })).toBeTruthy();
    expect(screen.getAllByRole("status").map((said) => said.textContent)).toContain("存款已暂停");
    expect(where()).toBe("/mine/savemoney");
    expect(screen.queryByRole("button", { name: "提交存款订单" })).toBeNull();
    say("1");
    site.answer("paymentTypes", done(samplePayments()));
    await refreshSiteFlags();
    await waitFor(() => expect(amount().value).toBe("3000"));
  },
);

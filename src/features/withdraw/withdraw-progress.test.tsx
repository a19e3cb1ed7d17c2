// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { WITHDRAWAL, withdrawals } from "#domain/payments/withdraw-call.ts";
import { serverNow } from "#lib/time/clock.ts";
import { press } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { sampleInfo, sampleRates, sampleWithdrawal } from "./sample-withdraw.ts";
import { amount, confirm, dialog, order, setUpWithdraw } from "./test-withdraw.tsx";

const { site, open, made } = setUpWithdraw();

it("keeps a rate until it lapses, then asks again with the old against the new", async () => {
  const later = serverNow() + 600_000;
  site.answer("usdtWithdrawInfo", done(sampleRates("r1", "7.00", serverNow() + 2500)));
  open();
  await userEvent.click(await screen.findByRole("radio", { name: /虚拟币/ }));
  await userEvent.type(await amount(), "710");
  const summary = within(screen.getByRole("region", { name: "取款摘要" }));
  // 710 less 1 % is 702.90; at 7.00 that is 100.414285 USDT, less 1 for the network.
  expect(summary.getByText("99.414285 USDT")).toBeTruthy();
  expect(screen.getByText(/这是新地址/)).toBeTruthy();
  await press("下一步");
  await screen.findByRole("dialog");
  site.answer("usdtWithdrawInfo", done(sampleRates("r2", "7.10", later)));
  await dialog().findByText("汇率已更新，请重新确认");
  expect(dialog().getByText("1 USDT = ¥ 7.10")).toBeTruthy();
  expect(dialog().queryByLabelText("资金密码")).toBeNull();
  await press("按新汇率继续");
  site.answer("proveSecondPassword", done({ proof: "p", expiresAt: later }));
  site.answer("withdraw", done(sampleWithdrawal()));
  await userEvent.type(dialog().getByLabelText("资金密码"), "888888");
  await press("确认取款");
  await waitFor(() => expect(made("withdraw")).toMatchObject([{ body: { rateId: "r2" } }]));
});

it("fills in a small first amount for a new address", async () => {
  site.answer("usdtWithdrawInfo", done(sampleRates("r1", "7.00", serverNow() + 600_000)));
  open();
  await userEvent.click(await screen.findByRole("radio", { name: /虚拟币/ }));
  const field = await amount();
  await userEvent.click(await screen.findByRole("button", { name: /先取/ }));
  const summary = within(screen.getByRole("region", { name: "取款摘要" }));
  expect(field).toHaveProperty("value", "149");
  expect(Number.parseFloat(summary.getByText(/USDT$/, { selector: "span" }).textContent)).toBe(20);
});

it("shows an open withdrawal first, follows it, and says that refused money is back", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ open: [sampleWithdrawal()] })));
  site.answer("withdrawOrderInfo", order({ place: 1 }));
  open();
  const card = () => within(screen.getByRole("region", { name: "取款 ¥ 1,000" }));
  expect(await screen.findByText("下一笔就处理您的申请")).toBeTruthy();
  expect(screen.getByText("有一笔取款正在处理")).toBeTruthy();
  site.answer("withdrawInfo", done(sampleInfo()));
  site.answer(
    "withdrawOrderInfo",
    order({ state: "refused", note: "姓名不一致", canCancel: false }),
  );
  const shown = screen.getByRole("region", { name: "取款 ¥ 1,000" });
  expect(await card().findByText("说明：姓名不一致")).toBeTruthy();
  expect(card().getByText("¥ 1,000 已退回中心钱包。")).toBeTruthy();
  // The card is not moved when another withdrawal becomes possible: a press on it would be lost.
  await waitFor(() => expect(screen.queryByText("有一笔取款正在处理")).toBeNull());
  expect(screen.getByRole("region", { name: "取款 ¥ 1,000" })).toBe(shown);
  // Spoken once, with the reason and what has become of the money.
  expect(card().getByRole("status").textContent).toBe(
    "未通过 · 申请未通过 · 说明：姓名不一致 · ¥\u00A01,000 已退回中心钱包。",
  );
  expect(card().queryByText("实际到账")).toBeNull();
  expect(card().queryByRole("button", { name: "取消取款" })).toBeNull();
  await press("收起这笔取款");
  expect(screen.queryByRole("region", { name: "取款 ¥ 1,000" })).toBeNull();
});

it("cancels where the order allows it", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ open: [sampleWithdrawal()] })));
  site.answer("withdrawOrderInfo", order({}));
  const cancelled = sampleWithdrawal({ state: "cancelled", canCancel: false });
  site.answer("cancelWithdrawal", done(cancelled));
  open();
  await screen.findByText("排在第 3 位，前面还有 2 笔");
  await press("取消取款");
  await screen.findByRole("dialog");
  site.answer("withdrawInfo", done(sampleInfo()));
  await press("确认取消");
  expect(await screen.findByText("您已取消这笔取款")).toBeTruthy();
  expect(made("cancelWithdrawal")).toMatchObject([{ body: { orderId: "W1" } }]);
});

it("shows what the server says of a withdrawal when the cancelling brings no answer, and asks once", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ open: [sampleWithdrawal()] })));
  site.answer("withdrawOrderInfo", order({}));
  site.answer("cancelWithdrawal", { status_code: 6005, message: "" });
  open();
  await screen.findByText("排在第 3 位，前面还有 2 笔");
  await press("取消取款");
  await screen.findByRole("dialog");
  site.answer("withdrawOrderInfo", order({ state: "cancelled", canCancel: false }));
  await press("确认取消");
  expect(await screen.findByText("您已取消这笔取款")).toBeTruthy();
  expect(made("cancelWithdrawal")).toHaveLength(1);
});

it("shows a withdrawal whose outcome is not known as 确认中", async () => {
  site.answer("proveSecondPassword", done({ proof: "p", expiresAt: Date.now() + 600_000 }));
  site.answer("withdraw", "cut");
  site.answer("withdrawStatus", "cut");
  open();
  await userEvent.type(await amount(), "1000");
  await confirm("888888");
  expect(await screen.findByText("确认中")).toBeTruthy();
  expect(withdrawals.useCalls.getState().calls[WITHDRAWAL]?.state).toBe("unknown");
  site.answer("withdrawOrderInfo", order({}));
  site.answer("withdrawStatus", done({ state: "done", answer: sampleWithdrawal() }));
  expect(await screen.findByRole("region", { name: "取款 ¥ 1,000" })).toBeTruthy();
  expect(made("withdraw")).toHaveLength(1);
});

it("is confirming while the answer to a cancellation is missing", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ open: [sampleWithdrawal()] })));
  site.answer("withdrawOrderInfo", order({}));
  site.answer("cancelWithdrawal", "cut");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "取消取款" }));
  await press("确认取消");
  expect(await screen.findByText("确认中")).toBeTruthy();
  expect(site.toasts).toEqual([]);
  site.answer("withdrawOrderInfo", order({ state: "cancelled", canCancel: false }));
  await waitFor(() => expect(screen.queryByText("确认中")).toBeNull());
  expect(made("cancelWithdrawal")).toHaveLength(1);
});

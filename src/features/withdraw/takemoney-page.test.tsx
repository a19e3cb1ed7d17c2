// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useOffline } from "#lib/browser/offline.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { holdsForm } from "#session/account/held-form.ts";
import { heldValues } from "#session/account/held-values.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { press } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleCards, sampleInfo, sampleWithdrawal } from "./sample-withdraw.ts";
import { amount, confirm, dialog, order, setUpWithdraw } from "./test-withdraw.tsx";
import { withdrawDraft } from "./withdraw-draft.ts";

const PASSWORD = "731942";
const { site, open, made } = setUpWithdraw();

it("keeps the amount over an expired session, and asks for the second password again", async () => {
  site.answer("proveSecondPassword", refused(6001, "请重新登录"));
  open();
  await userEvent.type(await amount(), "500");
  await confirm(PASSWORD);
  await waitFor(() => expect(made("proveSecondPassword")).toHaveLength(1));
  act(() => dropSession());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(holdsForm()).toBe(true);
  expect(JSON.stringify([heldValues("withdrawal"), sessionStorage, localStorage])).not.toContain(
    PASSWORD,
  );
  act(() => keepSession("token2", "1"));
  await screen.findByRole("dialog");
  expect(dialog().getByText("¥ 500")).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>("资金密码").value).toBe("");
  await press("关闭");
  expect(await amount()).toMatchObject({ value: "500" });
  expect([made("proveSecondPassword").length, made("withdraw")]).toEqual([1, []]);
  cleanup();
  expect(holdsForm()).toBe(false);
});

it("shows the available amount, and every reason why it is not more", async () => {
  open();
  const head = within(await screen.findByRole("region", { name: "可取金额" }));
  expect(head.getByText("¥ 3,000")).toBeTruthy();
  expect(head.getByText(/中心钱包余额 ¥ 5,000 · 暂不能取 ¥ 2,000/)).toBeTruthy();
  expect(head.getByText("有效投注额 ¥ 3,200 / ¥ 10,000")).toBeTruthy();
  expect(head.getByText("还差 ¥ 6,800")).toBeTruthy();
  expect(head.getByRole("progressbar")).toHaveProperty("value", 32);
  expect(head.getByText("¥ 88")).toBeTruthy();
  expect(head.getByText("¥ 200")).toBeTruthy();
  expect(head.getByText("4 / 5 次")).toBeTruthy();
  expect(await screen.findByText("规则一")).toBeTruthy();
});

it("names first what keeps money in the wallet", async () => {
  const source = (kind: string, title: string) => ({
    id: title,
    kind,
    title,
    time: 0,
    endsAt: null,
    requiredCents: 100,
    doneCents: 0,
    lockedCents: 100,
  });
  const turnover = [
    source("gift", "礼金一"),
    source("deposit", "存款一"),
    source("adjust", "调整一"),
  ];
  site.answer("withdrawInfo", done(sampleInfo({ turnover })));
  open();
  const bars = await screen.findAllByRole("progressbar");
  expect(bars.map((bar) => bar.getAttribute("aria-label"))).toEqual([
    "存款一的有效投注额进度",
    "调整一的有效投注额进度",
    "礼金一的有效投注额进度",
  ]);
});

it.each([
  [{ countLeft: 0 }, "今日取款次数已用完"],
  [{ leftCents: 0 }, "今日取款额度已用完"],
])("says until when nothing can be withdrawn with %j left today", async (left, title) => {
  const today = { countLeft: 4, countMax: 5, leftCents: 100, maxCents: 100, freeLeft: 0, ...left };
  site.answer("withdrawInfo", done(sampleInfo({ today })));
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/^\d\d\/\d\d 00:00 起可以再次取款$/)).toBeTruthy();
});

it("starts with the amount, the reasons beside it; it belongs to the form", async () => {
  open();
  const field = await amount();
  const head = screen.getByRole("region", { name: "可取金额" });
  expect(head.contains(field)).toBe(true);
  expect(head.querySelector("[data-skeleton]")).toBeNull();
  expect(within(head).getByText("为什么不能取更多")).toBeTruthy();
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(
    field.compareDocumentPosition(screen.getByRole("heading", { name: "取款方式" })) & after,
  ).toBe(after);
  expect(field).toHaveProperty("form", screen.getByRole("form", { name: "取款信息" }));
});

it("shows a placeholder of the amount while the accounts are loading", async () => {
  site.answer("memberBanks", "never");
  open();
  const head = await screen.findByRole("region", { name: "可取金额" });
  await waitFor(() => expect(head.querySelector("[data-skeleton]")).not.toBeNull());
  expect(screen.queryByRole("textbox", { name: "取款金额（RMB）" })).toBeNull();
});

it("outside of the hours says when withdrawals open, instead of the form", async () => {
  const opensAt = Date.parse("2026-11-22T06:00:00+08:00");
  queryClient.clear();
  site.answer("withdrawConfig", done({ hours: "06:00–05:30", opensAt, rules: [] }));
  open();
  expect(await screen.findByText("现在不在取款时间内")).toBeTruthy();
  expect(screen.getByText(/取款时间 06:00–05:30，.+ 恢复/)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "取款金额（RMB）" })).toBeNull();
});

it("works out the fee while typing, and says which limit an amount breaks", async () => {
  open();
  const field = await amount();
  const summary = within(screen.getByRole("region", { name: "取款摘要" }));
  await userEvent.type(field, "1000");
  expect(summary.getByText("−¥ 10")).toBeTruthy();
  expect(summary.getByText("¥ 990")).toBeTruthy();
  for (const [typed, message] of [
    ["50", "银行卡单笔最少 ¥ 100，请增加金额"],
    ["3000.01", "超过可取金额 ¥ 3,000，请减少金额"],
    ["1.001", "金额最多两位小数"],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await press("下一步");
    expect(screen.getByText(message)).toBeTruthy();
  }
  await press("取出全部可取金额 ¥ 3,000");
  expect(field).toHaveProperty("value", "3000");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("withdraws with a proof of the second password, which no money call carries", async () => {
  site.answer("proveSecondPassword", done({ proof: "proof-1", expiresAt: Date.now() + 600_000 }));
  site.answer("withdraw", done(sampleWithdrawal()));
  site.answer("withdrawOrderInfo", order({}));
  open();
  await userEvent.type(await amount(), "1000");
  await userEvent.click(screen.getByRole("radio", { name: /6151/ }));
  await confirm("888888");
  const card = within(await screen.findByRole("region", { name: "取款 ¥ 1,000" }));
  expect(card.getByText("排在第 3 位，前面还有 2 笔")).toBeTruthy();
  expect(made("proveSecondPassword")).toMatchObject([
    { body: { secondPassword: wirePassword("888888") } },
  ]);
  const body = { kind: "bank", accountId: "c2", amountCents: 100_000, proof: "proof-1" };
  expect(made("withdraw").map((call) => call.body)).toEqual([body]);
  const stored = JSON.stringify([localStorage, sessionStorage]);
  expect(stored).not.toContain("888888");
  expect(stored).not.toContain(wirePassword("888888"));
});

it("clears a wrong second password and says how many attempts are left", async () => {
  site.answer("proveSecondPassword", refused(6100, "资金密码错误，还可尝试4次"));
  open();
  await userEvent.type(await amount(), "1000");
  await confirm("123456");
  expect(await dialog().findByText("资金密码错误，还可尝试4次")).toBeTruthy();
  expect(dialog().getByLabelText("资金密码")).toHaveProperty("value", "");
  expect(made("withdraw")).toEqual([]);
});

it("closes the confirmation at the fifth wrong second password, and says why", async () => {
  // Nobody who was refused before.
  keepSession("token5", "5");
  open();
  await userEvent.type(await amount(), "1000");
  await press("下一步");
  for (const left of [4, 3, 2, 1, 0]) {
    const words = `资金密码错误，还可尝试${left}次`;
    site.answer("proveSecondPassword", refused(6100, words));
    await userEvent.type(dialog().getByLabelText("资金密码"), "123456");
    await press("确认取款");
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole("dialog")).toHaveLength(left === 0 ? 0 : 1));
  }
  expect(made("withdraw")).toEqual([]);
});

it.each([
  [6030, "请联系在线客服处理", "button", "联系在线客服"],
  [6111, "取款保护设置有误", "link", "前往安全中心"],
] as const)("shows the way out of refusal %s", async (code, message, role, name) => {
  site.answer("proveSecondPassword", done({ proof: "p", expiresAt: Date.now() + 600_000 }));
  site.answer("withdraw", refused(code, message));
  site.answer("withdrawStatus", done({ state: "none" }));
  open();
  await userEvent.type(await amount(), "1000");
  await confirm("888888");
  const alert = (await screen.findByText(message)).closest("[role=alert]");
  expect(within(alert as HTMLElement).getByRole(role, { name })).toBeTruthy();
  expect(await amount()).toHaveProperty("value", "1000");
});

it("sends a member without a second password or an account to where it is set, and back", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ hasSecondPassword: false })));
  site.answer("memberBanks", done(sampleCards()));
  open();
  expect((await screen.findByRole("link", { name: "添加银行卡" })).getAttribute("href")).toBe(
    "/mine/addBankCard?back=%2Fmine%2Ftakemoney",
  );
  expect(screen.getByRole("link", { name: "设置资金密码" }).getAttribute("href")).toContain(
    "back=%2Fmine%2Ftakemoney",
  );
});

it("keeps the form over a new login of the same member, and for nobody else", async () => {
  open();
  await userEvent.type(await amount(), "1234");
  act(() => dropSession());
  act(() => keepSession("token2", "2"));
  expect(withdrawDraft.useDraft.getState().amount).toBe("");
  act(() => keepSession("token3", "1"));
  expect(withdrawDraft.useDraft.getState().amount).toBe("1234");
});

it("says why nothing can be withdrawn", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ balanceCents: 0, withdrawableCents: 0 })));
  open();
  expect(await screen.findByText("中心钱包没有余额")).toBeTruthy();
  expect(screen.queryByText("取款方式")).toBeNull();
});

it("says that it failed, and offline", async () => {
  site.answer("withdrawInfo", refused(6005, ""));
  open();
  expect(await screen.findByText("取款信息加载失败")).toBeTruthy();
  site.answer("withdrawInfo", done(sampleInfo()));
  await press("重新加载");
  expect(await amount()).toBeTruthy();
  act(() => useOffline.setState({ since: 1 }));
  expect(screen.getByText(/网络已断开/)).toBeTruthy();
});

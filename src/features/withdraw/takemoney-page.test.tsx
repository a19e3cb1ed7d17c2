// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { setBrand } from "../../brand/brand.ts";
import { serverNow } from "../../lib/clock.ts";
import { startTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import account from "../../locales/zh-CN/account.json";
import errors from "../../locales/zh-CN/errors.json";
import payees from "../../locales/zh-CN/payees.json";
import titles from "../../locales/zh-CN/titles.json";
import ui from "../../locales/zh-CN/ui.json";
import withdraw from "../../locales/zh-CN/withdraw.json";
import { dropSession, keepSession } from "../../session/account/session-store.ts";
import { WITHDRAWAL, withdrawals } from "../../session/payments/withdraw-call.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import {
  sampleAddresses,
  sampleCards,
  sampleInfo,
  sampleRates,
  sampleWithdrawal,
} from "./sample-withdraw.ts";
import { Page } from "./takemoney-page.tsx";
import { draft } from "./withdraw-draft.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await startTexts("zh-CN", [{ account, errors, payees, titles, ui, withdraw }]);
  const parts = {
    "withdraw-bank": () => import("./withdraw-bank-part.tsx"),
    "withdraw-coin": () => import("./withdraw-coin-part.tsx"),
    "withdraw-alipay": () => import("./withdraw-alipay-part.tsx"),
  };
  setBrand(sampleEntry({}, { parts }));
});
afterAll(() => site.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/mine/takemoney");
  keepSession("token", "1");
  site.answer("balance", done({ centerWalletBalance: "5000.00", lockMoney: "0.00" }));
  site.answer("withdrawInfo", done(sampleInfo()));
  site.answer("withdrawConfig", done({ hours: "全天", rules: ["规则一"], testUnits: 20_000_000 }));
  site.answer("memberBanks", done(sampleCards("c1", "c2")));
  site.answer("coinAccounts", done(sampleAddresses()));
});
afterEach(() => {
  cleanup();
  dropSession();
  draft.drop();
  withdrawals.useCalls.setState({ calls: {} });
  site.reset();
  useOffline.setState({ since: null });
});

const done = (data: unknown) => ({ status_code: 6000, data });
const refused = (code: number, message: string) => ({ status_code: code, message });
const order = (fields: Partial<Withdrawal>) =>
  done({ order: sampleWithdrawal(fields), time: Date.now() });

function open() {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const amount = () => screen.findByRole("textbox", { name: "取款金额（RMB）" });
const dialog = () => within(screen.getByRole("dialog"));
const made = (name: string) => site.made.filter((call) => call.name === name);

async function confirm(digits: string) {
  await press("下一步");
  await screen.findByRole("dialog");
  await userEvent.type(dialog().getByLabelText("资金密码"), digits);
  await press("确认取款");
}

it("says what can be withdrawn, and every reason why it is not more", async () => {
  open();
  const head = within(await screen.findByRole("region", { name: "可取金额" }));
  expect(head.getByText("¥ 3,000")).toBeTruthy();
  expect(head.getByText(/中心钱包余额 ¥ 5,000 · 暂不能取 ¥ 2,000/)).toBeTruthy();
  expect(head.getByText("有效投注额 ¥ 3,200 / ¥ 10,000")).toBeTruthy();
  expect(head.getByText("还差 ¥ 6,800")).toBeTruthy();
  expect(head.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("32");
  expect(head.getByText("¥ 88")).toBeTruthy();
  expect(head.getByText("¥ 200")).toBeTruthy();
  expect(head.getByText("4 / 5 次")).toBeTruthy();
  expect(await screen.findByText("规则一")).toBeTruthy();
});

it("works out the fee while typing, and says which limit an amount breaks", async () => {
  open();
  const field = await amount();
  const summary = within(screen.getByRole("region", { name: "取款摘要" }));
  await userEvent.type(field, "1000");
  expect(summary.getByText("−¥ 10")).toBeTruthy();
  expect(summary.getByText("¥ 990")).toBeTruthy();
  for (const [typed, message] of [
    ["50", "单笔最少 ¥ 100"],
    ["3000.01", "超过可取金额 ¥ 3,000"],
    ["1.001", "金额最多两位小数"],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await press("下一步");
    expect(screen.getByText(message)).toBeTruthy();
  }
  await press("取出全部可取金额 ¥ 3,000");
  expect(field).toHaveProperty("value", "3000.00");
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

it("takes a wrong second password out of the field and says what is left", async () => {
  site.answer("proveSecondPassword", refused(6100, "资金密码错误，还可尝试4次"));
  open();
  await userEvent.type(await amount(), "1000");
  await confirm("123456");
  expect(await dialog().findByText("资金密码错误，还可尝试4次")).toBeTruthy();
  expect(dialog().getByLabelText("资金密码")).toHaveProperty("value", "");
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
  await dialog().findByText("汇率已更新，请重新确认", {}, { timeout: 8000 });
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
  expect(field).toHaveProperty("value", "149.00");
  expect(Number.parseFloat(summary.getByText(/USDT$/, { selector: "span" }).textContent)).toBe(20);
});

it("shows an open withdrawal first, follows it, and says that refused money is back", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ open: [sampleWithdrawal()] })));
  site.answer("withdrawOrderInfo", order({ place: 1 }));
  open();
  const card = () => within(screen.getByRole("region", { name: "取款 ¥ 1,000" }));
  expect(await screen.findByText("下一笔就处理您的申请")).toBeTruthy();
  expect(screen.getByRole("button", { name: "再取一笔" })).toBeTruthy();
  site.answer("withdrawInfo", done(sampleInfo()));
  site.answer(
    "withdrawOrderInfo",
    order({ state: "refused", note: "姓名不一致", canCancel: false }),
  );
  expect(await card().findByText("说明：姓名不一致")).toBeTruthy();
  expect(card().getByText("¥ 1,000 已退回中心钱包。")).toBeTruthy();
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

it("keeps the form over a new login of the same member, and for nobody else", async () => {
  open();
  await userEvent.type(await amount(), "1234");
  act(() => dropSession());
  act(() => keepSession("token2", "2"));
  expect(draft.useDraft.getState().amount).toBe("");
  act(() => keepSession("token3", "1"));
  expect(draft.useDraft.getState().amount).toBe("1234");
});

it("says why nothing can be withdrawn", async () => {
  site.answer("withdrawInfo", done(sampleInfo({ balanceCents: 0, withdrawableCents: 0 })));
  open();
  expect(await screen.findByText("中心钱包没有余额")).toBeTruthy();
  expect(screen.queryByText("取款方式")).toBeNull();
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
  expect(
    await screen.findByRole("region", { name: "取款 ¥ 1,000" }, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(made("withdraw")).toHaveLength(1);
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

// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { setBrand } from "../../brand/brand.ts";
import { startTexts } from "../../lib/i18n.ts";
import { queryClient } from "../../lib/query-client.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import account from "../../locales/zh-CN/account.json";
import errors from "../../locales/zh-CN/errors.json";
import payees from "../../locales/zh-CN/payees.json";
import titles from "../../locales/zh-CN/titles.json";
import ui from "../../locales/zh-CN/ui.json";
import { dropSession, keepSession, useSession } from "../../session/account/session-store.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { Page as Manage } from "./account-manage-page.tsx";
import { Page as AddCard } from "./add-bank-card-page.tsx";
import { Page as Alipay } from "./alipay-manage-page.tsx";
import { sampleAlipay, sampleCard, sampleCoin } from "./sample-payees.ts";
import { Page as Coin } from "./virtual-coin-card-page.tsx";

const CARD = "6214830112345672";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const PASSWORD = "731942";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  setBrand(sampleEntry({ switches: ["bankCard", "virtualCoin", "alipay"] }));
  await startTexts("zh-CN", [{ account, errors, payees, titles, ui }]);
});
afterAll(() => site.close());
beforeEach(() => {
  localStorage.clear();
  keepSession("token", "1");
  setMember({});
  site.answer("memberBanks", done({ max: 5, list: [sampleCard()] }));
  site.answer("bankChoices", done(BANKS));
  site.answer("coinAccounts", done({ max: 5, list: [sampleCoin()] }));
  site.answer("alipayAccounts", done({ max: 2, list: [sampleAlipay()] }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  dropSession();
  site.reset();
});

const BANKS = [
  { code: "CMB", name: "招商银行", closed: "" },
  { code: "ICBC", name: "中国工商银行", closed: "" },
  { code: "PAB", name: "平安银行", closed: "系统维护" },
];
const done = (data: unknown) => ({ status_code: 6000, data });
const refused = (status_code: number, message: string) => ({ status_code, message });

function setMember(patch: Partial<MemberInfo>): void {
  const known = {
    name: "linxi88",
    realName: "林*",
    phone: "138****6621",
    bindWithdrawPassword: "1",
  };
  useSession.setState({ member: { ...known, ...patch } as MemberInfo });
}

function open(path: string) {
  const routes = [
    { path: "/mine/accountManage/:id", element: <Manage /> },
    { path: "/mine/addBankCard", element: <AddCard /> },
    { path: "/mine/virtualCoinCard", element: <Coin /> },
    { path: "/mine/alipayManage", element: <Alipay /> },
    { path: "*", element: <h1>elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
  return router;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const made = (name: string) => site.made.filter((call) => call.name === name);
/** Everything the browser keeps, and the keys of the queries. */
const kept = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ]);

it("shows accounts of each kind, with tabs, and how many there may be", async () => {
  const router = open("/mine/accountManage/bank");
  const card = within(await screen.findByRole("article", { name: "招商银行 **** 6158" }));
  expect(card.getByText("可用")).toBeTruthy();
  expect(card.getByText("林* · 北湾支行")).toBeTruthy();
  expect(card.getByText("尚未使用")).toBeTruthy();
  expect(screen.getByText("已添加 1 个，最多 5 个")).toBeTruthy();
  expect(screen.getByRole("link", { name: "添加银行卡" })).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "虚拟币地址" }));
  expect(await screen.findByRole("article", { name: "USDT · TRC20 TR7N…Lj6t" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/mine/accountManage/coin");
  await userEvent.click(screen.getByRole("tab", { name: "支付宝" }));
  expect(await screen.findByRole("article", { name: "支付宝 138****6621" })).toBeTruthy();
});

it("opens the first kind of the brand where the address names another", async () => {
  setBrand(sampleEntry({ switches: ["alipay"] }));
  const router = open("/mine/accountManage/coin");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mine/accountManage/alipay"));
  expect(screen.queryByRole("tab", { name: "银行卡" })).toBeNull();
  setBrand(sampleEntry({ switches: ["bankCard", "virtualCoin", "alipay"] }));
});

it("says that there are none, and that it failed, and loads again", async () => {
  site.answer("memberBanks", refused(6005, ""));
  open("/mine/accountManage/bank");
  expect(await screen.findByText("收款账户加载失败")).toBeTruthy();
  site.answer("memberBanks", done({ max: 5, list: [] }));
  await press("重新加载");
  expect(await screen.findByText("还没有添加银行卡")).toBeTruthy();
  expect(screen.getByRole("link", { name: "添加银行卡" })).toBeTruthy();
});

it("cannot remove or use an account until its lock ends, and says until when", async () => {
  const lockedUntil = Date.now() + 3_600_000;
  site.answer("memberBanks", done({ max: 1, list: [sampleCard({ lockedUntil })] }));
  open("/mine/accountManage/bank");
  expect(await screen.findByText("锁定中")).toBeTruthy();
  expect(screen.getByText("锁定至")).toBeTruthy();
  expect(screen.getByRole("button", { name: "移除" })).toHaveProperty("disabled", true);
  expect(screen.getByText("已达上限 1 个，移除一个后可再添加")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "添加银行卡" })).toBeNull();
});

it("reveals a number at a press, keeps it nowhere, and hides it after half a minute", async () => {
  site.answer("singleDataDecryption", done({ d: CARD, v: "1" }));
  open("/mine/accountManage/bank");
  await screen.findByRole("article");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole("button", { name: /显示招商银行/ }));
  expect(await screen.findByText("6214 8301 1234 5672")).toBeTruthy();
  expect(made("singleDataDecryption")).toMatchObject([{ body: { field: "bankCard", id: "b1" } }]);
  expect(kept()).not.toContain(CARD);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.queryByText("6214 8301 1234 5672")).toBeNull();
});

it("removes an account with the second password, after asking", async () => {
  site.answer("removeBankCard", refused(6100, "资金密码错误，还可以输入 4 次"));
  open("/mine/accountManage/bank");
  await screen.findByRole("article");
  await press("移除");
  const dialog = within(await screen.findByRole("dialog", { name: "移除收款账户" }));
  expect(dialog.getByText(/招商银行 \*\*\*\* 6158/)).toBeTruthy();
  await userEvent.type(field("资金密码"), PASSWORD);
  await press("确认移除");
  expect(await dialog.findByText("资金密码错误，还可以输入 4 次")).toBeTruthy();
  site.answer("removeBankCard", done(null));
  site.answer("memberBanks", done({ max: 5, list: [] }));
  await userEvent.type(field("资金密码"), PASSWORD);
  await press("确认移除");
  expect(await screen.findByText("还没有添加银行卡")).toBeTruthy();
  expect(made("removeBankCard").at(-1)).toMatchObject({
    body: { id: "b1", secondPassword: wirePassword(PASSWORD) },
  });
});

it("adds a card: groups the number, finds the bank, takes another by hand", async () => {
  const router = open("/mine/addBankCard");
  const number = await screen.findByLabelText<HTMLInputElement>("银行卡号");
  expect(field("账户姓名")).toMatchObject({ value: "林*", readOnly: true });
  await press("添加银行卡");
  expect(screen.getByText("请输入银行卡号")).toBeTruthy();
  expect(screen.getByText("请选择开户银行")).toBeTruthy();
  await userEvent.type(number, "6214830112345678");
  expect(number.value).toBe("6214 8301 1234 5678");
  expect(screen.getByText("已按卡号识别，如有误可自行选择")).toBeTruthy();
  await userEvent.type(field("资金密码"), PASSWORD);
  await press("添加银行卡");
  expect(screen.getByText("卡号有误，请逐位核对")).toBeTruthy();
  await userEvent.clear(number);
  await userEvent.type(number, CARD);
  site.answer("addBankCard", refused(6009, "该卡已添加"));
  await press("添加银行卡");
  expect(await screen.findByText("该卡已添加")).toBeTruthy();
  expect(made("addBankCard")).toMatchObject([{ body: { bank: "CMB" } }]);
  await userEvent.click(screen.getByRole("combobox", { name: "开户银行" }));
  await userEvent.click(await screen.findByRole("option", { name: "中国工商银行" }));
  site.answer("addBankCard", done(null));
  await press("添加银行卡");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mine/accountManage/bank"));
  expect(made("addBankCard").at(-1)).toMatchObject({
    body: { bank: "ICBC", cardNumber: CARD, secondPassword: wirePassword(PASSWORD) },
  });
  for (const secret of [CARD, PASSWORD, wirePassword(PASSWORD)])
    expect(kept()).not.toContain(secret);
});

it("comes back to the page that asked for a card", async () => {
  site.answer("addBankCard", done(null));
  const router = open("/mine/addBankCard?back=%2Fmine%2Ftakemoney");
  await userEvent.type(await screen.findByLabelText("银行卡号"), CARD);
  await userEvent.type(field("资金密码"), PASSWORD);
  await press("添加银行卡");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mine/takemoney"));
});

it("shows no form to a member without a second password, or with all cards there may be", async () => {
  setMember({ bindWithdrawPassword: "0" });
  open("/mine/addBankCard");
  expect(await screen.findByRole("link", { name: "去设置资金密码" })).toBeTruthy();
  expect(screen.queryByLabelText("银行卡号")).toBeNull();
  cleanup();
  setMember({});
  site.answer("memberBanks", done({ max: 1, list: [sampleCard()] }));
  open("/mine/addBankCard");
  expect(await screen.findByText("已达上限 1 个，移除一个后可再添加")).toBeTruthy();
  expect(screen.queryByLabelText("银行卡号")).toBeNull();
});

it("names the fault of an address, and offers its own network", async () => {
  open("/mine/virtualCoinCard");
  const address = await screen.findByLabelText<HTMLInputElement>("收款地址");
  await userEvent.type(address, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
  await press("下一步，短信验证");
  expect(screen.getByText("这是 ERC20 地址，与所选的 TRC20 网络不符")).toBeTruthy();
  await press("改用 ERC20 网络");
  expect(screen.getByText("ERC20 地址校验通过")).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD");
  expect(screen.getByText(/地址有误/)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed");
  expect(screen.getByText("该地址不带大小写校验，请逐位核对")).toBeTruthy();
});

it("adds an address, and confirms it by the code now or later", async () => {
  const confirmBy = Date.now() + 600_000;
  site.answer("coinAccounts", done({ max: 5, list: [] }));
  site.answer("addCoinAccount", done({ id: "c2", confirmBy }));
  open("/mine/virtualCoinCard");
  await userEvent.type(await screen.findByLabelText("收款地址"), ADDRESS);
  await userEvent.type(field("备注（选填）"), "冷钱包");
  await userEvent.type(field("资金密码"), PASSWORD);
  const waiting = sampleCoin({ id: "c2", label: "冷钱包", confirmBy });
  site.answer("coinAccounts", done({ max: 5, list: [waiting] }));
  await press("下一步，短信验证");
  const dialog = within(await screen.findByRole("dialog", { name: "短信验证新地址" }));
  expect(dialog.getByText(/138\*\*\*\*6621/)).toBeTruthy();
  await press("稍后验证");
  expect(await screen.findByText("待确认")).toBeTruthy();
  await press("短信验证");
  await press("确认添加");
  expect(screen.getByText("请输入6位数字验证码")).toBeTruthy();
  site.answer("confirmCoinAccount", refused(6036, "验证码错误"));
  await userEvent.type(field("验证码"), "123456");
  await press("确认添加");
  expect(await screen.findByText("验证码错误")).toBeTruthy();
  site.answer("confirmCoinAccount", done(null));
  site.answer("coinAccounts", done({ max: 5, list: [sampleCoin({ id: "c2" })] }));
  await press("确认添加");
  expect(await screen.findByText(/首次取款建议先取一笔小额/)).toBeTruthy();
  expect(made("addCoinAccount")).toMatchObject([
    { body: { coin: "USDT", network: "TRC20", address: ADDRESS, label: "冷钱包" } },
  ]);
  expect(made("confirmCoinAccount").at(-1)).toMatchObject({ body: { id: "c2", code: "123456" } });
  for (const secret of [ADDRESS, PASSWORD, wirePassword(PASSWORD)])
    expect(kept()).not.toContain(secret);
});

it("adds an Alipay account under the registered name", async () => {
  site.answer("addAlipayAccount", done(null));
  open("/mine/alipayManage");
  await userEvent.type(await screen.findByLabelText("支付宝账号"), "12345");
  await press("添加支付宝");
  expect(screen.getByText("请输入正确的手机号码或邮箱")).toBeTruthy();
  await userEvent.clear(field("支付宝账号"));
  await userEvent.type(field("支付宝账号"), "Lin@example.com");
  await userEvent.type(field("资金密码"), PASSWORD);
  site.answer(
    "alipayAccounts",
    done({ max: 2, list: [sampleAlipay(), sampleAlipay({ id: "a2" })] }),
  );
  await press("添加支付宝");
  expect(await screen.findByText("已达上限 2 个，移除一个后可再添加")).toBeTruthy();
  expect(screen.queryByLabelText("支付宝账号")).toBeNull();
  expect(made("addAlipayAccount")).toMatchObject([{ body: { account: "lin@example.com" } }]);
});

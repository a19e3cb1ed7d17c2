// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showEdition, showLocale } from "#lib/browser/appearance.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { holdsForm } from "#session/account/held-form.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { field, press } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleAlipay, sampleCard, sampleCoin } from "./sample-payees.ts";
import { ADDRESS, CARD, kept, PASSWORD, setMember, setUpPayees } from "./test-payee-pages.tsx";

const { site, open, made } = setUpPayees();

it("adds a card: groups the number, finds the bank, takes another by hand", async () => {
  const { router } = open("/mine/addBankCard");
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
  const { router } = open("/mine/addBankCard?back=%2Fmine%2Ftakemoney");
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

it.each([
  ["/mine/addBankCard", "银行卡号", "6222020200112233", /卡号/],
  ["/mine/virtualCoinCard", "收款地址", "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeX", /地址/],
  ["/mine/alipayManage", "支付宝账号", "13800", /邮箱/],
])(
  "judges what is typed on %s when the field is left, not before",
  async (path, label, typed, words) => {
    open(path);
    const input = await screen.findByLabelText<HTMLInputElement>(label);
    const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
    await userEvent.type(input, typed);
    expect(alerts().filter(Boolean)).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(alerts().join()).toMatch(words));
    await userEvent.type(input, "1");
    expect(alerts().filter((text) => words.test(text ?? "")).length).toBeLessThan(2);
  },
);

it("names the fault of an address, and offers its own network", async () => {
  open("/mine/virtualCoinCard");
  const address = await screen.findByLabelText<HTMLInputElement>("收款地址");
  await userEvent.type(address, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
  await press("下一步，短信验证");
  expect(screen.getByText("这是 ERC20 地址，与所选的 TRC20 网络不符")).toBeTruthy();
  await press("改用 ERC20 网络");
  expect(await screen.findByText("ERC20 地址校验通过")).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD");
  expect(screen.queryByText(/地址有误/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(/地址有误/)).toBeTruthy();
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

it("keeps what was typed over an expired session, in memory only, and asks for the password again", async () => {
  const { router } = open("/mine/addBankCard");
  await userEvent.type(await screen.findByLabelText("银行卡号"), CARD);
  await userEvent.type(field("资金密码"), PASSWORD);
  site.answer("addBankCard", refused(6001, "请重新登录"));
  await press("添加银行卡");
  await waitFor(() => expect(made("addBankCard")).toHaveLength(1));
  dropSession();
  await waitFor(() => expect(screen.queryByLabelText("银行卡号")).toBeNull());
  expect(holdsForm()).toBe(true);
  for (const secret of [CARD, PASSWORD]) expect(kept()).not.toContain(secret);
  site.answer("addBankCard", done(null));
  keepSession("token2", "1");
  const number = await screen.findByLabelText("银行卡号");
  await waitFor(() => expect(number).toMatchObject({ value: "6214 8301 1234 5672" }));
  setMember({});
  expect(field("资金密码").value).toBe("");
  expect(screen.queryByText("请输入6位数字")).toBeNull();
  expect(made("addBankCard")).toHaveLength(1);
  await userEvent.type(field("资金密码"), PASSWORD);
  await press("添加银行卡");
  await waitFor(() => expect(made("addBankCard")).toHaveLength(2));
  expect(made("addBankCard").at(-1)).toMatchObject({ body: { bank: "CMB", cardNumber: CARD } });
  await waitFor(() => expect(router.state.location.pathname).toBe("/mine/accountManage/bank"));
  await waitFor(() => expect(holdsForm()).toBe(false));
});

it("shows nothing typed to another member, and holds nothing once the page is left", async () => {
  const { router } = open("/mine/virtualCoinCard");
  await userEvent.type(await screen.findByLabelText("收款地址"), ADDRESS);
  dropSession();
  keepSession("token2", "2");
  setMember({});
  await waitFor(() => expect(field("收款地址").value).toBe(""));
  await userEvent.type(field("收款地址"), ADDRESS);
  expect(holdsForm()).toBe(true);
  await router.navigate("/elsewhere");
  await waitFor(() => expect(holdsForm()).toBe(false));
});

describe.each([
  ["/mine/addBankCard", "银行卡号", "6214 8301"],
  ["/mine/virtualCoinCard", "收款地址", ADDRESS],
  ["/mine/alipayManage", "支付宝账号", "lin@example.com"],
])("a form of %s", (path, label, typed) => {
  afterEach(() => {
    showLocale("zh-CN");
    showEdition("classic");
  });

  it.each([
    ["locale", () => showLocale("zh-TW")],
    ["edition", () => showEdition("professional")],
  ])("keeps what is typed over another %s", async (_, change) => {
    open(path);
    const before = await screen.findByLabelText<HTMLInputElement>(label);
    await userEvent.type(before, typed);
    await userEvent.type(field("资金密码"), PASSWORD);
    act(change);
    await queriesDone();
    // The same field: nothing was taken down meanwhile, and so the password stands, too.
    expect(screen.getByLabelText(label)).toBe(before);
    expect([before.value, field("资金密码").value]).toEqual([typed, PASSWORD]);
  });
});

const queriesDone = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

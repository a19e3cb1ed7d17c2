// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { field, press } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleCard } from "./sample-payees.ts";
import { CARD, kept, offering, PASSWORD, setUpPayees } from "./test-payee-pages.tsx";

const { site, open, made } = setUpPayees();

it("shows accounts of each kind, with tabs, and how many there may be", async () => {
  const { router } = open("/mine/accountManage/bank");
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
  setBrand(offering("alipay"));
  const { router } = open("/mine/accountManage/coin");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mine/accountManage/alipay"));
  expect(screen.queryByRole("tab", { name: "银行卡" })).toBeNull();
  setBrand(offering("bankCard", "virtualCoin", "alipay"));
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

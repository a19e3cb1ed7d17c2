// The pages of payee accounts on a test site, for component tests.
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { MemberInfo } from "#contract/api/member.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { queryClient } from "#lib/query-client.ts";
import account from "#locales/zh-CN/account.json";
import errors from "#locales/zh-CN/errors.json";
import payees from "#locales/zh-CN/payees.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { ToastHost } from "#ui/toast.tsx";
import { Page as Manage } from "./account-manage-page.tsx";
import { Page as AddCard } from "./add-bank-card-page.tsx";
import { Page as Alipay } from "./alipay-manage-page.tsx";
import { sampleAlipay, sampleCard, sampleCoin } from "./sample-payees.ts";
import { Page as Coin } from "./virtual-coin-card-page.tsx";

export const CARD = "6214830112345672";
export const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
export const PASSWORD = "731942";

const BANKS = [
  { code: "CMB", name: "招商银行", closed: "" },
  { code: "ICBC", name: "中国工商银行", closed: "" },
  { code: "PAB", name: "平安银行", closed: "系统维护" },
];

export async function startPayeeSite(): Promise<TestSite> {
  const site = await startTestSite();
  offer("bankCard", "virtualCoin", "alipay");
  await startTexts("zh-CN", [{ account, errors, payees, titles, ui }]);
  return site;
}

/** Kinds of the brand. */
export function offer(...switches: readonly ("bankCard" | "virtualCoin" | "alipay")[]): void {
  const parts = {
    "payees-bank": () => import("./payees-bank-part.tsx"),
    "payees-coin": () => import("./payees-coin-part.tsx"),
    "payees-alipay": () => import("./payees-alipay-part.tsx"),
  };
  setBrand(sampleEntry({ switches }, { parts }));
}

/** A member with one account of each kind. */
export function logIn(site: TestSite): void {
  localStorage.clear();
  keepSession("token", "1");
  setMember({});
  site.answer("memberBanks", done({ max: 5, list: [sampleCard()] }));
  site.answer("bankChoices", done(BANKS));
  site.answer("coinAccounts", done({ max: 5, list: [sampleCoin()] }));
  site.answer("alipayAccounts", done({ max: 2, list: [sampleAlipay()] }));
}

export const done = (data: unknown) => ({ status_code: 6000, data });
export const refused = (status_code: number, message: string) => ({ status_code, message });

export function setMember(patch: Partial<MemberInfo>): void {
  const known = {
    name: "linxi88",
    realName: "林*",
    phone: "138****6621",
    bindWithdrawPassword: "1",
  };
  useSession.setState({ member: { ...known, ...patch } as MemberInfo });
}

export function open(path: string) {
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

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Everything the browser stores, and the keys of the queries. */
export const kept = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ]);

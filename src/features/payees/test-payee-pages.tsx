// Set-up of the tests of the pages of payee accounts: a member with one account of each kind.
import { beforeEach } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
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

const PAGES = {
  "/mine/accountManage/:id": <Manage />,
  "/mine/addBankCard": <AddCard />,
  "/mine/virtualCoinCard": <Coin />,
  "/mine/alipayManage": <Alipay />,
};

export function setUpPayees() {
  const page = setUpPage(PAGES, {
    namespaces: ["payees"],
    brand: offering("bankCard", "virtualCoin", "alipay"),
    member: true,
    toasts: true,
    answers: () => ({
      memberBanks: { max: 5, list: [sampleCard()] },
      bankChoices: BANKS,
      coinAccounts: { max: 5, list: [sampleCoin()] },
      alipayAccounts: { max: 2, list: [sampleAlipay()] },
    }),
  });
  beforeEach(() => setMember({}));
  return page;
}

/** @param switches kinds of accounts that the brand has */
export function offering(...switches: readonly ("bankCard" | "virtualCoin" | "alipay")[]) {
  const parts = {
    "payees-bank": () => import("./payees-bank-part.tsx"),
    "payees-coin": () => import("./payees-coin-part.tsx"),
    "payees-alipay": () => import("./payees-alipay-part.tsx"),
  };
  return sampleEntry({ switches }, { parts });
}

export function setMember(patch: Partial<MemberInfo>): void {
  const known = {
    name: "linxi88",
    realName: "林*",
    phone: "138****6621",
    bindWithdrawPassword: "1",
  };
  useSession.setState({ member: { ...known, ...patch } as MemberInfo });
}

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

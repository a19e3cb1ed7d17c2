// Set-up of the tests of the withdrawal page: a member with two cards and an address.
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import account from "#locales/zh-CN/account.json";
import errors from "#locales/zh-CN/errors.json";
import payees from "#locales/zh-CN/payees.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import withdraw from "#locales/zh-CN/withdraw.json";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { withdrawals } from "#domain/payments/withdraw-call.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { ToastHost } from "#ui/toast.tsx";
import { sampleAddresses, sampleCards, sampleInfo, sampleWithdrawal } from "./sample-withdraw.ts";
import { Page } from "./takemoney-page.tsx";
import { draft } from "./withdraw-draft.ts";

/** Once per file; @returns the site, once the tests run */
export function useWithdrawSite(): () => TestSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
    Element.prototype.scrollIntoView = () => {};
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
    site.answer(
      "withdrawConfig",
      done({ hours: "全天", rules: ["规则一"], testUnits: 20_000_000 }),
    );
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
  return () => site;
}

export const done = (data: unknown) => ({ status_code: 6000, data });
export const refused = (code: number, message: string) => ({ status_code: code, message });
export const order = (fields: Partial<Withdrawal>) =>
  done({ order: sampleWithdrawal(fields), time: Date.now() });

export function open() {
  render(
    <MemoryRouter>
      <Page />
      <ToastHost />
    </MemoryRouter>,
  );
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
export const amount = () => screen.findByRole("textbox", { name: "取款金额（RMB）" });
export const dialog = () => within(screen.getByRole("dialog"));

export async function confirm(digits: string) {
  await press("下一步");
  await screen.findByRole("dialog");
  await userEvent.type(dialog().getByLabelText("资金密码"), digits);
  await press("确认取款");
}

// Set-up of the tests of the withdrawal page: a member with two cards and an address.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { withdrawals } from "#domain/payments/withdraw-call.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { sampleAddresses, sampleCards, sampleInfo, sampleWithdrawal } from "./sample-withdraw.ts";
import { Page } from "./takemoney-page.tsx";
import { withdrawDraft } from "./withdraw-draft.ts";

const parts = {
  "withdraw-bank": () => import("./withdraw-bank-part.tsx"),
  "withdraw-coin": () => import("./withdraw-coin-part.tsx"),
  "withdraw-alipay": () => import("./withdraw-alipay-part.tsx"),
};
const pages = { "/mine/takemoney": <Page /> };

export function setUpWithdraw() {
  return setUpPage(pages, {
    namespaces: ["money-call", "payees", "withdraw"],
    brand: sampleEntry({}, { parts }),
    member: true,
    toasts: true,
    answers: () => ({
      balance: { centerWalletBalance: "5000.00", lockMoney: "0.00" },
      withdrawInfo: sampleInfo(),
      withdrawConfig: { hours: "全天", rules: ["规则一"], testUnits: 20_000_000 },
      memberBanks: sampleCards("c1", "c2"),
      coinAccounts: sampleAddresses(),
    }),
    after() {
      withdrawDraft.drop();
      withdrawals.useCalls.setState({ calls: {} });
    },
  });
}

export const order = (fields: Partial<Withdrawal>) =>
  done({ order: sampleWithdrawal(fields), time: Date.now() });
export const amount = () => screen.findByRole("textbox", { name: "取款金额（RMB）" });
export const dialog = () => within(screen.getByRole("dialog"));

export async function confirm(digits: string) {
  await press("下一步");
  await screen.findByRole("dialog");
  await userEvent.type(dialog().getByLabelText("资金密码"), digits);
  await press("确认取款");
}

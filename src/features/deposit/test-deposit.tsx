// Set-up of the tests of the deposit page, on a site that answers with the samples.
import { screen, within } from "@testing-library/react";
import { beforeEach } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { payCalls } from "#domain/payments/pay-call.ts";
import { useSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { Part } from "./deposit-coin-part.tsx";
import { sampleDeals, sampleOrder, samplePayments, sampleRewards } from "./sample-payments.ts";
import { Page } from "./savemoney-page.tsx";

const PAGES = { "/mine/savemoney": <Page /> };
const switches = ["bankCard", "virtualCoin", "alipay", "deposit"] as const;
const parts = { "deposit-coin": async () => ({ Part }) };

export function setUpDeposit() {
  const page = setUpPage(PAGES, {
    namespaces: ["deposit", "money-call", "shell"],
    brand: sampleEntry({ switches }, { parts }),
    desktop: true,
    member: true,
    toasts: true,
    answers: () => ({
      balance: { centerWalletBalance: "1000.00", lockMoney: "0.00" },
      paymentTypes: samplePayments(),
      depositRewards: sampleRewards(),
      dealRecords: sampleDeals(),
      pay: sampleOrder(),
      payStatus: { state: "none" },
    }),
    after: () => payCalls.useCalls.setState({ calls: {} }),
  });
  beforeEach(() => useSite.setState({ depositOpen: true }));
  let opened: ReturnType<typeof page.open>;
  const renderDeposit = (member: Partial<MemberInfo> = {}) => {
    useSession.setState({ member: { ...MEMBER, ...member } });
    opened = page.open();
  };
  return {
    ...page,
    renderDeposit,
    async openDeposit(member?: Partial<MemberInfo>) {
      renderDeposit(member);
      await screen.findByRole("group", { name: "存款方式" });
      return opened.router;
    },
    where() {
      const { pathname, search } = opened.router.state.location;
      return pathname + search;
    },
    paid: () => page.bodies("pay"),
  };
}

export const MEMBER = {
  bindPhone: "1",
  bindRealName: "1",
  name: "linxi88",
  realName: "林*",
  avatar: "",
  vipLevel: 4,
} as MemberInfo;

export const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
export const amount = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "存款金额（元）" });
export const submit = () => press("提交存款订单");
export const summary = () => within(screen.getByRole("region", { name: "订单摘要" }));

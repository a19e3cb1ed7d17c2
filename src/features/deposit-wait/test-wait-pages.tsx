// Set-up of the tests of the waiting pages: a site whose orders the test writes.
import type { ReactElement } from "react";
import { beforeEach } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { usePageName } from "#session/site/page-name.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Page as CoinPage } from "./coin-wait-page.tsx";
import { Page } from "./deposit-wait-page.tsx";

const PAGES = {
  "/mine/transferWait": titled(<Page />),
  "/mine/rechargeWait": titled(<Page />),
  "/mine/virtualCoinWait": titled(<CoinPage />),
};
const HOSTS = {
  customerService: [],
  games: [],
  payments: ["https://pay.example"],
  h5: [],
  images: [],
  captcha: [],
};

export function setUpWaitPages() {
  const page = setUpPage(PAGES, {
    namespaces: ["coin-wait", "deposit-wait", "money-call"],
    brand: sampleEntry({ hosts: HOSTS }, { pages: samplePages() }),
    desktop: true,
    member: true,
    toasts: true,
    answers: () => ({ balance: { centerWalletBalance: "4000.36", lockMoney: "0.00" } }),
  });
  beforeEach(() => useSite.setState({ depositOpen: true }));
  const serve = (order: DepositOrder) =>
    page.site.answer("depositOrderStatus", done({ order, time: Date.now() }));
  const openOrder = (order: DepositOrder) => {
    serve(order);
    page.open(`/mine/${order.wait}?order=${order.orderId}`);
  };
  return { ...page, serve, openOrder };
}

function titled(page: ReactElement): ReactElement {
  return (
    <>
      {page}
      <Title />
    </>
  );
}

function Title() {
  return <p data-testid="title">{usePageName()}</p>;
}

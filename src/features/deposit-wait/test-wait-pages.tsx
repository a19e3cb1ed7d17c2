// Set-up of the tests of the waiting pages: a site whose orders the test writes.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import account from "#locales/zh-CN/account.json";
import coinWait from "#locales/zh-CN/coin-wait.json";
import wait from "#locales/zh-CN/deposit-wait.json";
import errors from "#locales/zh-CN/errors.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { usePageName } from "#session/site/page-name.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { ToastHost } from "#ui/toast.tsx";
import { Page as CoinPage } from "./coin-wait-page.tsx";
import { Page } from "./deposit-wait-page.tsx";

let site: TestSite;

/** Once per file; @returns the site, once the tests run */
export function useWaitSite(): () => TestSite {
  beforeAll(async () => {
    site = await startTestSite();
    const texts = { account, errors, titles, ui, "deposit-wait": wait, "coin-wait": coinWait };
    await startTexts("zh-CN", [texts]);
    const load = async () => ({ Page });
    const pages = ROUTES.map((route) => ({ route, load, texts: null }));
    setBrand(sampleEntry({ hosts: HOSTS }, { pages }));
  });
  afterAll(() => site.close());
  beforeEach(() => {
    localStorage.clear();
    showOn("desktop");
    keepSession("token", "1");
    useSite.setState({ depositOpen: true });
    site.answer("balance", done({ centerWalletBalance: "4000.36", lockMoney: "0.00" }));
  });
  afterEach(() => {
    cleanup();
    dropSession();
    site.reset();
    useOffline.setState({ since: null });
    useOverlays.setState({ customerService: false });
  });
  return () => site;
}

export function showOn(screenKind: "desktop" | "phone"): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: screenKind === "desktop",
    addEventListener() {},
    removeEventListener() {},
  }));
}

const HOSTS = {
  customerService: [],
  games: [],
  payments: ["https://pay.example"],
  h5: [],
  images: [],
  captcha: [],
};

export const done = (data: unknown) => ({ status_code: 6000, data });

function Title() {
  return <p data-testid="title">{usePageName()}</p>;
}

export function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/mine/transferWait" element={<Page />} />
        <Route path="/mine/rechargeWait" element={<Page />} />
        <Route path="/mine/virtualCoinWait" element={<CoinPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Title />
      <ToastHost />
    </MemoryRouter>,
  );
}

export function serve(order: DepositOrder) {
  site.answer("depositOrderStatus", done({ order, time: Date.now() }));
}

export function openOrder(order: DepositOrder) {
  serve(order);
  open(`/mine/${order.wait}?order=${order.orderId}`);
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
export const made = (name: string) => site.made.filter((call) => call.name === name);

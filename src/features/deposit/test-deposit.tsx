// The deposit page for component tests, on a site that answers with the samples.
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import account from "#locales/zh-CN/account.json";
import deposit from "#locales/zh-CN/deposit.json";
import errors from "#locales/zh-CN/errors.json";
import shell from "#locales/zh-CN/shell.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import { dropSession, keepSession, useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { payCalls } from "#domain/payments/pay-call.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { useSite } from "#session/site/site-state.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { ToastHost } from "#ui/toast.tsx";
import { Part } from "./deposit-coin-part.tsx";
import { sampleDeals, sampleOrder, samplePayments, sampleRewards } from "./sample-payments.ts";
import { Page } from "./savemoney-page.tsx";

export const done = (data: unknown) => ({ status_code: 6000, data });
export const refused = (code: number, message: string) => ({ status_code: code, message });

/** Call it once in a test file. */
export function depositSite(): () => TestSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
    Element.prototype.scrollIntoView = () => {};
    await startTexts("zh-CN", [{ account, deposit, errors, shell, titles, ui }]);
    const switches = ["bankCard", "virtualCoin", "alipay", "deposit"] as const;
    setBrand(sampleEntry({ switches }, { parts: { "deposit-coin": async () => ({ Part }) } }));
  });
  afterAll(() => site.close());
  beforeEach(() => {
    localStorage.clear();
    showOn("desktop");
    useSite.setState({ depositOpen: true });
    sessionStorage.clear();
    keepSession("token", "1");
    site.answer("balance", done({ centerWalletBalance: "1000.00", lockMoney: "0.00" }));
    site.answer("paymentTypes", done(samplePayments()));
    site.answer("depositRewards", done(sampleRewards()));
    site.answer("dealRecords", done(sampleDeals()));
    site.answer("pay", done(sampleOrder()));
    site.answer("payStatus", done({ state: "none" }));
    payCalls.useCalls.setState({ calls: {} });
  });
  afterEach(() => {
    cleanup();
    dropSession();
    site.reset();
    useOverlays.setState({ tips: [], customerService: false });
    useOffline.setState({ since: null });
    useSite.setState({ depositOpen: true });
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

export const MEMBER = {
  bindPhone: "1",
  bindRealName: "1",
  name: "linxi88",
  realName: "林*",
  avatar: "",
  vipLevel: 4,
} as MemberInfo;

export function renderDeposit(member: Partial<MemberInfo> = {}): void {
  useSession.setState({ member: { ...MEMBER, ...member } });
  render(
    <MemoryRouter initialEntries={["/mine/savemoney"]}>
      <Routes>
        <Route path="/mine/savemoney" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
      <ToastHost />
    </MemoryRouter>,
  );
}

export async function openDeposit(member?: Partial<MemberInfo>): Promise<void> {
  renderDeposit(member);
  await screen.findByRole("group", { name: "存款方式" });
}

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

export const where = () => screen.getByTestId("where").textContent;
export const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
export const amount = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "存款金额（元）" });
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
export const submit = () => press("提交存款订单");
export const summary = () => within(screen.getByRole("region", { name: "订单摘要" }));

export function paidOn({ made }: TestSite): unknown[] {
  return made.filter(({ name }) => name === "pay").map(({ body }) => body);
}

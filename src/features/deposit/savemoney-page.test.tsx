// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { setBrand } from "../../brand/brand.ts";
import { startTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import account from "../../locales/zh-CN/account.json";
import deposit from "../../locales/zh-CN/deposit.json";
import errors from "../../locales/zh-CN/errors.json";
import shell from "../../locales/zh-CN/shell.json";
import titles from "../../locales/zh-CN/titles.json";
import ui from "../../locales/zh-CN/ui.json";
import { dropSession, keepSession, useSession } from "../../session/account/session-store.ts";
import { useOverlays } from "../../session/overlays/overlay-store.ts";
import { payCalls } from "../../session/payments/pay-call.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { Part } from "./deposit-coin-part.tsx";
import {
  sampleDeal,
  sampleDeals,
  sampleOrder,
  samplePayments,
  sampleRewards,
} from "./sample-payments.ts";
import { Page } from "./savemoney-page.tsx";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await startTexts("zh-CN", [{ account, deposit, errors, shell, titles, ui }]);
  const switches = ["bankCard", "virtualCoin", "alipay", "deposit"] as const;
  setBrand(sampleEntry({ switches }, { parts: { "deposit-coin": async () => ({ Part }) } }));
});
afterAll(() => site.close());

const done = (data: unknown) => ({ status_code: 6000, data });
const refused = (code: number, message: string) => ({ status_code: code, message });

beforeEach(() => {
  localStorage.clear();
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
});

const MEMBER = {
  bindPhone: "1",
  bindRealName: "1",
  name: "linxi88",
  realName: "林*",
  avatar: "",
  vipLevel: 4,
} as MemberInfo;

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

async function open(member: Partial<MemberInfo> = {}) {
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
  await screen.findByRole("group", { name: "存款方式" });
}

const where = () => screen.getByTestId("where").textContent;
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "存款金额（元）" });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const submit = () => press("提交存款订单");
const summary = () => within(screen.getByRole("region", { name: "订单摘要" }));
const paid = () => site.made.filter(({ name }) => name === "pay").map(({ body }) => body);

it("offers the recommended method, channel and usual amount, and pays at one press", async () => {
  await open();
  expect(radio(/银行转账/).checked && radio(/极速通道 A/).checked).toBe(true);
  expect(amount().value).toBe("3000");
  expect(summary().getByText("+¥ 1,500")).toBeTruthy();
  expect(summary().getByText(/有效投注额须达 ¥ 67,500/)).toBeTruthy();
  await submit();
  await waitFor(() => expect(where()).toBe("/mine/transferWait?order=D2026112100001"));
  expect(paid()).toEqual([{ channelId: "bank-a", amountCents: 300_000, rewardId: "weekend" }]);
  expect(Object.values(localStorage).join()).not.toContain("6210880144720936158");
});

it("works out fee and amount to pay while it is typed, and keeps to the limits", async () => {
  await open();
  await userEvent.click(radio(/备用通道 B/));
  await userEvent.clear(amount());
  await userEvent.type(amount(), "1000.50");
  expect(summary().getByText("+¥ 2.01")).toBeTruthy();
  expect(summary().getByText("¥ 1,002.51")).toBeTruthy();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "50001");
  expect(screen.getByText("此通道单笔最高 ¥50,000")).toBeTruthy();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "5");
  await submit();
  expect(await screen.findByText("此通道单笔最低 ¥100")).toBeTruthy();
  expect(paid()).toEqual([]);
});

it("lets a member decline the reward, or choose another", async () => {
  await open();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(summary().getByText("本次不参加优惠")).toBeTruthy();
  await press("更换");
  await userEvent.click(await screen.findByRole("radio", { name: /每日首存/ }));
  await press("关闭");
  await waitFor(() => expect(summary().getByText("+¥ 300")).toBeTruthy());
  await submit();
  await waitFor(() => expect(paid()).toMatchObject([{ rewardId: "daily" }]));
});

it("takes fixed amounts as choices only", async () => {
  await open();
  await userEvent.click(radio(/扫码支付/));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("button", { name: "500" }).getAttribute("aria-pressed")).toBe("true");
  await press("50");
  await submit();
  await waitFor(() => expect(paid()).toEqual([{ channelId: "scan-a", amountCents: 5000 }]));
});

it("asks a member without a name for it, once, and says whose it must be", async () => {
  site.answer("bindFromDeposit", refused(6009, "该姓名已被使用"));
  site.answer("memberInfo", done({ ...MEMBER, bindRealName: "0", realName: null }));
  await open({ bindRealName: "0", realName: null });
  const name = () => screen.getByRole("textbox", { name: "付款人姓名" });
  await submit();
  expect(await screen.findByText("请输入正确的名字")).toBeTruthy();
  await userEvent.type(name(), "林溪");
  await submit();
  expect((await screen.findByRole("dialog")).textContent).toContain("“林溪”");
  await press("确认并提交");
  expect(await screen.findByText("该姓名已被使用")).toBeTruthy();
  expect(paid()).toEqual([]);
  site.answer("bindFromDeposit", done(null));
  site.answer("memberInfo", done(MEMBER));
  await submit();
  await screen.findByRole("dialog");
  await press("确认并提交");
  await waitFor(() => expect(where()).toContain("transferWait"));
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain("林溪");
});

it("says why a method or channel is closed, when it opens, and what would change it", async () => {
  await open();
  await userEvent.click(radio(/汇旺支付/));
  expect(screen.getByText(/维护中 · 11\/21 09:00 开放/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "提交存款订单" })).toHaveProperty("disabled", true);
  await userEvent.click(radio(/银行转账/));
  await userEvent.click(radio(/贵宾通道 C/));
  expect(screen.getByText("VIP5 及以上可用")).toBeTruthy();
  await press("联系在线客服");
  expect(useOverlays.getState().customerService).toBe(true);
});

it("shows rate, amount, least and network of a coin, and sends the chosen one", async () => {
  await open();
  await userEvent.click(radio(/虚拟币/));
  expect(await screen.findByText(/只能转入 USDT，网络须选 TRC20/)).toBeTruthy();
  expect(screen.getAllByText("414.364641 USDT")).toHaveLength(2);
  await userEvent.click(radio(/BTC/));
  await userEvent.clear(amount());
  await userEvent.type(amount(), "200");
  await submit();
  expect(await screen.findByText("此币种最低转出 0.001 BTC")).toBeTruthy();
  await userEvent.type(amount(), "0");
  await submit();
  await waitFor(() => expect(paid()).toMatchObject([{ coin: "BTC", network: "BTC" }]));
});

it("leads to the deposit service with a code that runs out", async () => {
  site.answer("createSignalCode", done({ code: "青山 88", expiresAt: Date.UTC(2099, 0, 1) }));
  site.answer(
    "customerInfo",
    done({
      name: "存款专员",
      url: "https://evil.example/",
      hours: "10:00–02:00",
      usualSeconds: 12,
    }),
  );
  await open();
  await userEvent.click(radio(/存款客服/));
  expect(screen.queryByRole("button", { name: "提交存款订单" })).toBeNull();
  await press("获取暗号");
  expect(await screen.findByText("青山 88")).toBeTruthy();
  expect(await screen.findByText("10:00–02:00 · 平均 12 秒响应")).toBeTruthy();
  await press("打开存款客服");
  expect(await screen.findByText(/存款客服地址不属于本站/)).toBeTruthy();
});

it("offers an open order before a new one: to go on with, or to cancel", async () => {
  site.answer("paymentTypes", done(samplePayments({ open: [sampleOrder()] })));
  await open();
  const banner = within(screen.getByRole("region", { name: "未完成的存款订单" }));
  expect(banner.getByText("¥ 500.36")).toBeTruthy();
  expect(banner.getByRole("link", { name: "继续付款" }).getAttribute("href")).toBe(
    "/mine/transferWait?order=D2026112100001",
  );
  await submit();
  expect((await screen.findByRole("dialog")).textContent).toContain("极速通道 A，¥ 500.36");
  expect(paid()).toEqual([]);
  site.answer("closeOrder", done(sampleOrder({ state: "cancelled" })));
  await press("取消并建立新订单");
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(site.made.filter(({ name }) => name === "closeOrder")).toHaveLength(1);
});

it("creates one order however often it is pressed, and shows 确认中 until the outcome is known", async () => {
  site.answer("pay", "cut");
  await open();
  await userEvent.dblClick(screen.getByRole("button", { name: "提交存款订单" }));
  expect(await screen.findByText("确认中")).toBeTruthy();
  site.answer("payStatus", done({ state: "done", answer: sampleOrder() }));
  await waitFor(() => expect(where()).toContain("order=D2026112100001"), { timeout: 10_000 });
  expect(paid()).toHaveLength(1);
});

it("shows a refusal above the button and keeps what is typed", async () => {
  site.answer("pay", refused(6007, "该优惠已结束或已参加"));
  await open();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "800");
  await submit();
  expect(await screen.findByText("该优惠已结束或已参加")).toBeTruthy();
  expect(amount().value).toBe("800");
  cleanup();
  await open();
  expect(amount().value).toBe("800");
});

it("lists the last deposits, an open one with its page", async () => {
  const open1 = sampleDeal("2", 50_000, {
    state: "open",
    stateText: "等待付款",
    wait: "transferWait",
  });
  site.answer("dealRecords", done(sampleDeals([open1, sampleDeal("1", 300_036)])));
  await open();
  const latest = within(screen.getByRole("region", { name: "最近存款" }));
  expect(latest.getAllByText("等待付款").length).toBeGreaterThan(0);
  expect(latest.getByRole("link", { name: "D2" }).getAttribute("href")).toBe(
    "/mine/transferWait?order=D2",
  );
});

it("says that there is no method, that it failed, and that the connection is lost", async () => {
  site.answer("paymentTypes", refused(6005, ""));
  useSession.setState({ member: MEMBER });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(await screen.findByText("存款方式加载失败")).toBeTruthy();
  site.answer("paymentTypes", done(samplePayments({ types: [] })));
  await press("重新加载");
  expect(await screen.findByText("暂无可用的存款方式")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText(/网络已断开，暂时不能提交订单/)).toBeTruthy();
});

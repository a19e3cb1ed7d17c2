// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { setPreference } from "#session/preferences/preferences.ts";
import { setSiteFlags } from "#session/site/site-state.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleBalance, sampleDeals, sampleWithdrawInfo } from "./sample-wallet.ts";
import { Page } from "./wallet-page.tsx";

const pages = samplePages();
const venue = (channelCode: string, name: string, balance: string | null) => ({
  channelCode,
  name,
  category: "DZ",
  balance,
});
const HPDZ = venue("HPDZ", "琥珀游戏", "0.00");
const failed = refused(6005);
const { site, open, made } = setUpPage(<Page />, {
  namespaces: ["venue-entry", "wallet"],
  toasts: true,
  brand: sampleEntry({ switches: ["venueTransfer", "deposit"] }, { pages }),
  member: true,
  answers: () => ({
    balance: sampleBalance,
    withdrawInfo: sampleWithdrawInfo(),
    dealRecords: sampleDeals(),
    allBalance: { venues: [venue("QLZR", "青鸾真人", null), HPDZ] },
    venueBalance: { channelCode: "QLZR", balance: "52.00" },
  }),
  after() {
    setPreference("hideBalance", false);
    setPreference("hideZero", false);
  },
});

const region = (name: string) => within(screen.getByRole("region", { name }));

it("adds all parts up to one total, venues as they answer", async () => {
  open();
  // 12,846.50 + 200 + 500 + 88.88 + 720.00 (100.000001 USDT) + 52 of a venue
  expect(await screen.findByText("¥ 14,407.38")).toBeTruthy();
  const total = region("总资产");
  for (const part of ["¥ 12,846.50", "¥ 52", "¥ 200", "¥ 500", "¥ 88.88", "¥ 720"]) {
    expect(total.getByText(part)).toBeTruthy();
  }
  expect(total.getByText(/100\.000001 USDT/)).toBeTruthy();
});

it("says so where the operator has closed deposits", async () => {
  const said = /^存款暂未开放/;
  open();
  await screen.findByText("¥ 14,407.38");
  expect(screen.queryByText(said)).toBeNull();
  act(() => setSiteFlags({ depositOpen: false, inSiteGame: false, clientIp: "" }));
  expect(await screen.findByText(said)).toBeTruthy();
  act(() => setSiteFlags({ depositOpen: true, inSiteGame: false, clientIp: "" }));
  expect(screen.queryByText(said)).toBeNull();
});

it("says which part of the total is unknown, and loads it again", async () => {
  site.answer("venueBalance", failed);
  open();
  expect(await screen.findByText("另有 1 个场馆未取得余额")).toBeTruthy();
  expect(screen.getByText("¥ 14,355.38")).toBeTruthy();
  site.answer("venueBalance", done({ channelCode: "QLZR", balance: "52.00" }));
  await press("重新查询青鸾真人的余额");
  expect(await screen.findByText("¥ 14,407.38")).toBeTruthy();
});

it("keeps the rest when one call fails", async () => {
  site.answer("allBalance", failed);
  site.answer("withdrawInfo", failed);
  open();
  expect(await screen.findByText("未包含场馆余额")).toBeTruthy();
  expect(screen.getByText("场馆余额加载失败")).toBeTruthy();
  expect(await screen.findByText("取款信息加载失败")).toBeTruthy();
  expect(screen.getByText("¥ 14,355.38")).toBeTruthy();
  expect(screen.getAllByText("存款 · 极速通道 A")).toHaveLength(2);
});

it("says why the venues are missing in the total", async () => {
  site.answer("allBalance", refused(6988, "场馆查询维护至 22:00"));
  open();
  expect(await screen.findByText("未包含场馆余额 · 场馆查询维护至 22:00")).toBeTruthy();
});

it("leaves venues out where the site has no transfers", async () => {
  setBrand(sampleEntry({ switches: [] }, { pages }));
  open();
  expect(await screen.findByText("¥ 14,355.38")).toBeTruthy();
  expect(screen.queryByText("场馆余额")).toBeNull();
  expect(screen.queryByText("场馆钱包")).toBeNull();
  expect(made("allBalance")).toEqual([]);
});

it("hides every amount, and venues without money", async () => {
  open();
  await screen.findByText("¥ 14,407.38");
  await press("隐藏金额");
  expect(document.body.textContent).not.toMatch(/\d\.\d\d|¥ \d+(?!\.\d)(?! )/);
  expect(localStorage.getItem("hideBalance")).toBe("1");
  await press("显示金额");
  expect(screen.getByText("琥珀游戏")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "隐藏零余额" }));
  expect(screen.queryByText("琥珀游戏")).toBeNull();
  expect(localStorage.getItem("hideZeroBalance")).toBe("1");
});

it("shows held money, and the last movements with links to their pages", async () => {
  open();
  const held = region("取款与有效投注额");
  expect(await held.findByText("周末续存礼")).toBeTruthy();
  expect(held.getByText("1,200 / 3,000")).toBeTruthy();
  expect(held.getByText("北湾银行 ****1234")).toBeTruthy();
  expect(held.getByText(/排队第 3 位/)).toBeTruthy();
  const link = async (id: string) =>
    (await screen.findByRole("link", { name: new RegExp(`查看记录 ${id}$`) })).getAttribute("href");
  expect(await link("D1")).toBe("/mine/transRecord?order=D1");
  expect(await link("D2")).toBe("/mine/transferWait?order=D2");
  expect(screen.getByText("+¥ 3,000.36")).toBeTruthy();
});

it("says again that all is back when it is pressed again", async () => {
  open();
  await screen.findByText("¥ 14,407.38");
  site.answer("recycle", done({ moved: [], kept: [] }));
  await press("一键转回");
  const first = await screen.findByText("场馆余额已全部转回中心钱包");
  await press("一键转回");
  await waitFor(() => expect(made("recycle")).toHaveLength(2));
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(screen.getByText("场馆余额已全部转回中心钱包")).toBeTruthy();
});

it("brings everything back once, and asks again when the balance has moved", async () => {
  open();
  await screen.findByText("¥ 14,407.38");
  const moved = [{ channelCode: "QLZR", name: "青鸾真人", amount: "52.00" }];
  site.answer("recycle", done({ moved, kept: [] }));
  await press("一键转回");
  await waitFor(() => expect(made("recycle")).toMatchObject([{ body: {} }]));
  const before = made("dealRecords").length;
  useSession.setState({ balance: { centre: 1, locked: 0 } });
  useSession.setState({ balance: { centre: 2, locked: 0 } });
  await waitFor(() => expect(made("dealRecords").length).toBeGreaterThan(before));
});

it("shows its empty and offline states, and loads again", async () => {
  site.answer("balance", failed);
  site.answer("dealRecords", done({ list: [], inCents: 0, outCents: 0 }));
  site.answer("withdrawInfo", done(sampleWithdrawInfo({ turnover: [], open: [] })));
  open();
  expect(await screen.findByText("余额加载失败")).toBeTruthy();
  expect(await screen.findByText("还没有资金变动")).toBeTruthy();
  expect(await screen.findByText("没有限制和进行中的取款")).toBeTruthy();
  site.answer("balance", done(sampleBalance));
  await press("重新加载");
  expect(await screen.findByText("¥ 14,407.38")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText("网络已断开，余额可能不是最新")).toBeTruthy();
});

// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { sampleLevels, sampleProgress, sampleRebates, sampleWeek } from "./sample-levels.ts";
import { Page as Detail } from "./vip-detail-page.tsx";
import { Page } from "./vip-page.tsx";

const DETAIL = "/mine/vip/detail";
const pages = samplePages();
const failed = refused(6005);
const { site, open } = setUpPage(
  { "/mine/vip": <Page />, [DETAIL]: <Detail /> },
  {
    namespaces: ["vip"],
    brand: sampleEntry({ switches: ["vip", "welfare"] }, { pages }),
    member: true,
    answers: () => ({
      vipLevels: sampleLevels(),
      vipProgress: sampleProgress(),
      vipWeek: sampleWeek(),
      rebateRates: sampleRebates(),
    }),
  },
);

const region = async (name: string) => within(await screen.findByRole("region", { name }));

it("shows level, exact missing amounts and when they are counted", async () => {
  open();
  const hero = await region("我的等级");
  expect(hero.getByRole("heading", { name: "VIP1 青铜" })).toBeTruthy();
  expect(hero.getByText("升至 VIP2 白银 还需")).toBeTruthy();
  expect(hero.getByText("还差 ¥ 3,999.99")).toBeTruthy();
  expect(hero.getByText("¥ 6,000.01 / ¥ 10,000")).toBeTruthy();
  const bar = hero.getByRole("progressbar", { name: "累计存款" });
  expect(bar.getAttribute("aria-valuetext")).toBe("¥ 6,000.01 / ¥ 10,000，还差 ¥ 3,999.99");
  expect(hero.getByText("已达到")).toBeTruthy();
  expect(hero.getByText(/已统计至 11\/21 00:00（GMT\+8）.*11\/22 00:00 计入/)).toBeTruthy();
  expect((await region("保级")).getByText("此等级不会下降")).toBeTruthy();
});

it("says how a level is kept, and warns on the last day", async () => {
  const { nextCountAt } = sampleProgress();
  const keep = { until: nextCountAt, neededCents: 2e6, doneCents: 1_999_999, fallsTo: 1 };
  site.answer("vipProgress", done(sampleProgress({ level: 2, target: 3, keep })));
  open();
  const panel = await region("保级");
  expect(panel.getByText("还差 ¥ 0.01 有效投注额，即可保留 VIP2 白银。")).toBeTruthy();
  expect(panel.getByText(/最后一天/)).toBeTruthy();
  expect(panel.getByText(/降至 VIP1 青铜/)).toBeTruthy();
  cleanup();
  site.reset();
  site.answer("vipLevels", done(sampleLevels()));
  const kept = { ...keep, doneCents: 2e6 };
  site.answer("vipProgress", done(sampleProgress({ level: 2, target: 3, keep: kept })));
  open();
  expect((await region("保级")).getByText(/VIP2 白银 将保留/)).toBeTruthy();
});

it("has nothing above the highest level", async () => {
  site.answer("vipProgress", done(sampleProgress({ level: 3, target: null })));
  open();
  const hero = await region("我的等级");
  expect(hero.getByText("已达到最高等级")).toBeTruthy();
  expect(hero.queryByRole("progressbar")).toBeNull();
  expect((await region("礼金")).getByText("¥ 188")).toBeTruthy();
});

it("shows the week, its past, and gifts with the way to them", async () => {
  site.answer("vipProgress", done(sampleProgress({ birthday: "claimable" })));
  open();
  const week = await region("周周彩金");
  expect(await week.findByText(/本周还差 ¥ 7,500，即可得 ¥ 18。/)).toBeTruthy();
  expect(within(week.getByRole("list", { name: "往期周周彩金" })).getByText("未达到")).toBeTruthy();
  const gifts = await region("礼金");
  expect(gifts.getByRole("link", { name: "去领取" }).getAttribute("href")).toBe("/mine/welfare");
  cleanup();
  setBrand(sampleEntry({ switches: ["vip"] }, { pages: pages.filter(isNoWelfare) }));
  open();
  expect((await region("礼金")).getByText("本月可领")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "去领取" })).toBeNull();
});

const isNoWelfare = ({ route }: { readonly route: { readonly path: string } }) =>
  route.path !== "/mine/welfare";

it("compares the own level with any other, by keyboard too", async () => {
  open();
  const panel = await region("等级权益");
  const table = () => within(panel.getByRole("table"));
  expect(table().getByRole("columnheader", { name: /VIP1 青铜/ })).toBeTruthy();
  const row = (name: string) =>
    within(table().getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(row("晋级礼金")).toEqual(["¥ 38", "¥ 188"]);
  await waitFor(() => expect(row("每日返水上限")).toEqual(["¥ 188", "¥ 588"]));
  expect(row("优先取款")).toEqual(["无", "有"]);
  await userEvent.click(panel.getByRole("radio", { name: /VIP2/ }));
  const target = { level: 1, target: 3, missingDepositCents: 1, missingTurnoverCents: 200 };
  site.answer("vipProgress", done(sampleProgress(target)));
  await userEvent.keyboard("{ArrowRight}");
  expect(await panel.findByText(/升至 VIP3 黄金，还需存款 ¥ 0.01、有效投注额 ¥ 2/)).toBeTruthy();
  expect(row("专属客服")).toEqual(["无", "有"]);
  await userEvent.click(panel.getByRole("radio", { name: /VIP1/ }));
  expect(row("晋级礼金")).toEqual(["¥ 38"]);
});

it("loads, fails, loads again, and has an empty and an offline state", async () => {
  site.answer("vipProgress", failed);
  open();
  expect(document.querySelector("[aria-busy=true]")).toBeTruthy();
  expect(await screen.findByText("等级信息加载失败")).toBeTruthy();
  site.answer("vipProgress", done(sampleProgress()));
  await press("重新加载");
  await region("我的等级");
  act(() => useOffline.setState({ since: 1 }));
  expect(screen.getByText(/网络已断开/)).toBeTruthy();
  cleanup();
  site.reset();
  site.answer("vipProgress", done(sampleProgress()));
  site.answer("vipLevels", done({ ...sampleLevels(), levels: [] }));
  open();
  expect(await screen.findByText("暂无等级说明")).toBeTruthy();
});

it("lists all levels with the rebate of each venue, the own one marked", async () => {
  open(DETAIL);
  const table = within(await screen.findByRole("table"));
  const heads = table.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toHaveLength(5);
  await waitFor(() => expect(table.getByRole("columnheader", { name: /我的等级/ })).toBeTruthy());
  expect(table.getByRole("columnheader", { name: /我的等级/ }).textContent).toContain("青铜");
  const venue = within(await table.findByRole("row", { name: /^琥珀游戏/ }));
  expect(venue.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "0.6%",
    "0.8%",
    "1%",
    "1.2%",
  ]);
  const short = within(table.getByRole("row", { name: /^玄鸟电子/ }));
  expect(short.getAllByRole("cell").at(-1)?.textContent).toBe("—");
  expect(table.getByRole("row", { name: /^电子返水/ }).textContent).toContain("0.5% – 1.2%");
  expect(screen.getByText(/次日 12:00/)).toBeTruthy();
});

it("shows the table without rebates that could not be loaded", async () => {
  site.answer("rebateRates", failed);
  open(DETAIL);
  expect(await screen.findByText("返水比例加载失败")).toBeTruthy();
  expect(screen.getByRole("row", { name: /^晋级礼金/ })).toBeTruthy();
  cleanup();
  site.answer("vipLevels", failed);
  const { queryClient } = await import("#lib/calls/query-client.ts");
  queryClient.clear();
  open(DETAIL);
  expect(await screen.findByText("等级对照加载失败")).toBeTruthy();
});

it("says why the rebates of the comparison are missing, and loads them again", async () => {
  const words = "返水查询维护至 22:00";
  site.answer("rebateRates", refused(6988, words));
  open();
  const panel = await region("等级权益");
  expect(await panel.findByRole("alert")).toHaveProperty("textContent", words);
  site.answer("rebateRates", done(sampleRebates()));
  press("重新加载");
  await waitFor(() => expect(panel.queryByRole("alert")).toBeNull());
});

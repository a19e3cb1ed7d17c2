// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { useOffline } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { reloadForms } from "#testing/test-reload.ts";
import { done, refused } from "#testing/test-site.ts";
import { sampleBalances } from "./sample-balances.ts";
import { Page } from "./transfermoney-page.tsx";

const { site, open, made, bodies } = setUpPage(<Page />, {
  namespaces: ["transfer", "venue-entry"],
  toasts: true,
  member: true,
  answers: () => ({
    balance: { centerWalletBalance: "1000.00", lockMoney: "0.00" },
    allBalance: sampleBalances(),
    venueBalance: { channelCode: "QLZR", balance: "52.00", lockMoney: null },
  }),
});
beforeEach(() => useSession.setState({ balance: { centre: 100_000, locked: 20_000 } }));

const venue = (name: string) => within(screen.getByRole("article", { name }));
const EMPTY = "2 个场馆没有余额";
const names = () =>
  screen.getAllByRole("article").map((article) => article.getAttribute("aria-label"));

it("shows the centre wallet, the sum of the venues and the total, with frozen stakes", async () => {
  open();
  await screen.findByText("¥ 52");
  const head = within(screen.getByRole("region", { name: "资金总览" }));
  expect(head.getByText("¥ 1,000")).toBeTruthy();
  expect(head.getByText(/注单冻结 ¥ 200/)).toBeTruthy();
  expect(head.getByText("¥ 438.40")).toBeTruthy();
  expect(head.getByText("3 个场馆有余额")).toBeTruthy();
  expect(head.getByText("¥ 1,638.40")).toBeTruthy();
  expect(head.getByText("中心钱包 + 场馆余额 + 冻结 ¥ 200")).toBeTruthy();
  expect(names()).toEqual(["青鸾真人", "琥珀游戏", "龙宫争霸"]);
  expect(screen.getByText("11/21 19:00")).toBeTruthy();
});

it("says which balance is not known, and asks that venue again", async () => {
  site.answer("venueBalance", refused(6399, "青鸾真人连接异常，请稍后重试"));
  open();
  expect(await screen.findByText("查询失败")).toBeTruthy();
  expect(screen.getByText("青鸾真人连接异常，请稍后重试")).toBeTruthy();
  expect(screen.getByText("另有 1 个场馆未取得余额")).toBeTruthy();
  site.answer("venueBalance", done({ channelCode: "QLZR", balance: "52.00", lockMoney: null }));
  await press("重新查询青鸾真人的余额");
  expect(await venue("青鸾真人").findByText("¥ 52")).toBeTruthy();
});

it("folds the venues without money once all have answered, and finds them by their names", async () => {
  open();
  await press(EMPTY);
  expect(names()).toEqual(["青鸾真人", "琥珀游戏", "龙宫争霸", "北辰娱乐", "玄鸟科技"]);
  expect(screen.getByRole("button", { name: EMPTY }).ariaExpanded).toBe("true");
  await press(EMPTY);
  expect(names()).toHaveLength(3);
  await userEvent.type(screen.getByRole("searchbox"), "玄鸟");
  expect(names()).toEqual(["玄鸟科技"]);
});

it("closes a venue in maintenance with its time, and explains a lock at a press", async () => {
  open();
  await press(EMPTY);
  await screen.findByText("维护中 · 11/21 22:00 开放");
  expect(screen.getByRole("button", { name: "转入北辰娱乐" })).toHaveProperty("disabled", true);
  await press(/暂不能转出/);
  expect(useOverlays.getState().tips).toMatchObject([{ msg: "有效投注额未达标" }]);
});

it("finds venues by name and category, and hides empty ones", async () => {
  open();
  await screen.findByText("¥ 52");
  await userEvent.type(screen.getByRole("searchbox"), "娱乐");
  expect(names()).toEqual(["北辰娱乐"]);
  await userEvent.type(screen.getByRole("searchbox"), "馆");
  await press("清除筛选");
  await userEvent.click(screen.getByRole("radio", { name: "电子" }));
  expect(names()).toEqual(["琥珀游戏", "北辰娱乐", "玄鸟科技"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "只看有余额" }));
  expect(names()).toEqual(["琥珀游戏"]);
});

it("moves an amount in, and out again all there is", async () => {
  site.answer("venueTransfer", done(null));
  open();
  await screen.findByText("¥ 52");
  await press(EMPTY);
  await press("转入玄鸟科技");
  await screen.findByRole("dialog");
  const field = () => screen.getByRole("textbox", { name: /金额/ });
  await press("确认转入");
  expect(screen.getByText("请输入转入金额")).toBeTruthy();
  await userEvent.type(field(), "1000.01{Enter}");
  expect(screen.getByText("转入金额不能超过中心钱包余额")).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), "20{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("已转入玄鸟科技 ¥ 20")).toBeTruthy();
  await press("从琥珀游戏转出");
  await screen.findByRole("dialog");
  await press("转出场馆全部余额");
  await press("确认转出");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodies("venueTransfer")).toMatchObject([
    { channelCode: "XNDZ", amount: "20.00", ty: 1 },
    { channelCode: "HPDZ", amount: "186.40", ty: 2 },
  ]);
});

it("opens a dialog with the message when an activity keeps the money", async () => {
  site.answer("venueTransfer", refused(6413, "活动有效投注额未达标，资金暂时无法转出"));
  site.answer("venueTransferStatus", done({ state: "none" }));
  open();
  await screen.findByText("¥ 52");
  await press("从龙宫争霸转出");
  await screen.findByRole("dialog");
  expect(within(screen.getByRole("dialog")).getByText("有效投注额未达标")).toBeTruthy();
  await press("转出场馆全部余额");
  await press("确认转出");
  await waitFor(() =>
    expect(useOverlays.getState().tips).toMatchObject([
      { msg: "活动有效投注额未达标，资金暂时无法转出" },
    ]),
  );
  expect(screen.getByRole("button", { name: "确认转出" })).toHaveProperty("disabled", false);
});

it("brings everything back, and says what came from where and what stayed", async () => {
  const moved = [{ channelCode: "HPDZ", name: "琥珀游戏", amount: "186.40" }];
  const kept = [{ channelCode: "LGBY", name: "龙宫争霸", amount: "200.00", message: "未达标" }];
  site.answer("recycle", done({ moved, kept }));
  open();
  await screen.findByText("¥ 52");
  await press("一键转回");
  const report = within(await screen.findByRole("region", { name: "转回完成" }));
  expect(report.getByText("琥珀游戏")).toBeTruthy();
  expect(report.getByText("未达标")).toBeTruthy();
  expect(made("recycle")).toMatchObject([{ body: {} }]);
  await press("收起");
  expect(screen.queryByRole("region", { name: "转回完成" })).toBeNull();
});

it("switches auto-transfer, and goes back when the server refuses", async () => {
  site.answer("setAutoTransferStatus", done(null));
  open();
  const knob = await screen.findByRole("switch", { name: "自动转账" });
  expect(knob.getAttribute("aria-checked")).toBe("true");
  site.answer("allBalance", done(sampleBalances({ autoTransfer: false })));
  await userEvent.click(knob);
  expect(await screen.findByText("自动转账已关闭")).toBeTruthy();
  expect(made("setAutoTransferStatus")).toMatchObject([{ body: { status: "0" } }]);
  site.answer("setAutoTransferStatus", refused(6005, "服务开小差了"));
  await userEvent.click(knob);
  await waitFor(() => expect(site.toasts).toEqual(["服务开小差了"]));
  await waitFor(() => expect(knob.getAttribute("aria-checked")).toBe("false"));
});

it("says that it failed and loads again, offline too", async () => {
  site.answer("allBalance", refused(6005, ""));
  open();
  expect(await screen.findByText("场馆余额加载失败")).toBeTruthy();
  site.answer("allBalance", done(sampleBalances({ venues: [], latest: [] })));
  await press("重新加载");
  expect(await screen.findByText("暂无可转账的场馆")).toBeTruthy();
  expect(screen.getByText("还没有转账记录")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText("网络已断开，余额可能不是最新")).toBeTruthy();
});

it("opens the dialog again after a reload, with the amount that was typed", async () => {
  open();
  await screen.findByText("¥ 52");
  await press(EMPTY);
  await press("转入玄鸟科技");
  await userEvent.type(within(await screen.findByRole("dialog")).getByRole("textbox"), "120");
  reloadForms();
  open();
  const dialog = await screen.findByRole("dialog", { name: /玄鸟科技/ });
  expect(within(dialog).getByRole("textbox")).toHaveProperty("value", "120");
});

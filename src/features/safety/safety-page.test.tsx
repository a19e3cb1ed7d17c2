// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { isLoggedIn } from "#session/account/session-store.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { reloadForms } from "#testing/test-reload.ts";
import { done } from "#testing/test-site.ts";
import { endFarewell } from "./breaks/farewell-store.ts";
import { Page } from "./safety-page.tsx";
import { sampleInfo, sampleLimit } from "./sample-info.ts";

const now = Math.floor(serverNow());
const HOUR = 3_600_000;
const config = { switches: ["safety"], venues: ["sport", "egame", "lottery"] } as const;
const { site, open, bodies } = setUpPage(
  { "/mine/safety": <Page /> },
  {
    namespaces: ["safety"],
    brand: sampleEntry(config, { pages: samplePages() }),
    member: true,
    after: endFarewell,
  },
);
beforeEach(() => served());

const info = (fields: Partial<ProtectionInfo> = {}) => sampleInfo(now, fields);
const served = (fields: Partial<ProtectionInfo> = {}) =>
  site.answer("protectionInfo", done(info(fields)));

it("RTS 12A: sets a first limit, which holds at once", async () => {
  open();
  await press("设置存款限额 24 小时");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "保存限额" }));
  expect(await dialog.findByText("请输入限额")).toBeTruthy();
  const limits = [sampleLimit({ value: 100_000, used: 30_000, remaining: 70_000 })];
  site.answer("setLimit", done(info({ limits })));
  await userEvent.type(dialog.getByRole("textbox"), "1000");
  await userEvent.click(dialog.getByRole("button", { name: "保存限额" }));
  expect(await screen.findByText("剩余 ¥ 700")).toBeTruthy();
  expect(bodies("setLimit")).toEqual([{ kind: "deposit", window: "day", value: 100_000 }]);
});

it("RTS 12B, Standard 2.24: says that a raise waits, and confirms it once its time has come", async () => {
  const limit = sampleLimit({ value: 100_000, remaining: 100_000 });
  served({ limits: [limit] });
  open();
  await press("修改存款限额 24 小时");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox"), "2000");
  expect(dialog.getByText(/须等待 24 小时，之后由您再次确认/)).toBeTruthy();
  const waiting = (from: number) => ({
    ...limit,
    pending: { value: 200_000, askedAt: now, from, until: from + 168 * HOUR },
  });
  site.answer("setLimit", done(info({ limits: [waiting(now + 24 * HOUR)] })));
  await userEvent.click(dialog.getByRole("button", { name: "保存限额" }));
  expect(await screen.findByText(/已申请提高至 ¥ 2,000/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "确认生效" })).toBeNull();

  cleanup();
  served({ limits: [waiting(now - 1000)] });
  open();
  const raised = sampleLimit({ value: 200_000, remaining: 200_000 });
  site.answer("confirmLimit", done(info({ limits: [raised] })));
  await press("确认生效");
  expect(await screen.findByText("¥ 2,000", { selector: "b" })).toBeTruthy();
  expect(bodies("confirmLimit")).toEqual([{ kind: "deposit", window: "day" }]);
});

it("LCCP SR 3.3.4: a time-out is asked twice, ends the session and says until when", async () => {
  const until = Date.parse("2026-12-01T12:00:00+08:00");
  open("#breaks");
  await press("3 天");
  await press("开始冷静期");
  expect(await screen.findByText(/立即在所有设备上退出登录/)).toBeTruthy();
  expect(bodies("takeTimeOut")).toEqual([]);
  site.answer(
    "takeTimeOut",
    done({ pause: { kind: "timeOut", from: now, until }, paidOutCents: 0, openBets: 2 }),
  );
  await press("确定开始");
  expect(await screen.findByRole("heading", { name: "冷静期已开始" })).toBeTruthy();
  expect(screen.getByText("至 2026-12-01 12:00")).toBeTruthy();
  expect(screen.getByText(/2 张注单照常结算/)).toBeTruthy();
  expect(bodies("takeTimeOut")).toEqual([{ hours: 72 }]);
  expect(isLoggedIn()).toBe(false);
});

it("LCCP SR 3.5.3: self-exclusion needs its consequences read", async () => {
  open("#breaks");
  await press("永久");
  await press("停用账户");
  const dialog = within(await screen.findByRole("dialog"));
  const sure = dialog.getByRole("button", { name: "确定停用" });
  expect(sure.hasAttribute("disabled")).toBe(true);
  await userEvent.click(dialog.getByRole("checkbox"));
  site.answer(
    "selfExclude",
    done({ pause: { kind: "exclusion", from: now, until: null }, paidOutCents: 12_300 }),
  );
  await userEvent.click(sure);
  expect(await screen.findByText("已退还 ¥ 123")).toBeTruthy();
  expect(bodies("selfExclude")).toEqual([{ months: null }]);
});

it("LCCP SR 5.1.12, Standard 2.05: marketing is off until it is wanted, by channel", async () => {
  open("#choices");
  const sms = await screen.findByRole("switch", { name: "短信" });
  const all = screen.getAllByRole("switch");
  expect(all.map((one) => one.getAttribute("aria-checked"))).toEqual(all.map(() => "false"));
  site.answer("setMarketing", done(info({ marketing: ["sms"] })));
  await userEvent.click(sms);
  await waitFor(() => expect(sms.getAttribute("aria-checked")).toBe("true"));
  expect(bodies("setMarketing")).toEqual([{ channels: ["sms"] }]);
});

it("closes a market at once, and opens it again only after a wait", async () => {
  const optOuts = [{ market: "lottery" as const, since: now, backFrom: now + HOUR }];
  served({ optOuts });
  open("#choices");
  expect(await screen.findByText(/后可以确认开启/)).toBeTruthy();
  await userEvent.click((await screen.findAllByRole("button", { name: "关闭" }))[0] as Element);
  site.answer(
    "setOptOut",
    done(info({ optOuts: [{ market: "sports", since: now, backFrom: null }] })),
  );
  await press("确定关闭");
  await waitFor(() => expect(bodies("setOptOut")).toEqual([{ market: "sports", out: true }]));
});

it("58 Pa. Code § 812a.9(a)(4): shows time and place of the last login", async () => {
  served({ lastLogin: { at: Date.parse("2026-11-20T09:30:00+08:00"), place: "上海" } });
  open();
  expect(await screen.findByText("上次登录 2026-11-20 09:30 · 上海")).toBeTruthy();
});

it("LCCP SR 3.4.3: shows the operator's message after a marker of harm", async () => {
  served({ message: "您最近的存款比平时多，需要休息一下吗？" });
  open();
  expect(await screen.findByText(/需要休息一下吗/)).toBeTruthy();
});

it("fails and loads again, and says when it is offline", async () => {
  site.answer("protectionInfo", { status_code: 6005, message: "" });
  open();
  expect(await screen.findByText("保护设置加载失败")).toBeTruthy();
  served();
  await press("重新加载");
  expect(await screen.findByText("存款限额")).toBeTruthy();
  act(() => useOffline.setState({ since: 1 }));
  expect(screen.getByText(/网络已断开/)).toBeTruthy();
});

it("opens the dialog of a limit again after a reload, with what was typed", async () => {
  open();
  await press("设置存款限额 24 小时");
  await userEvent.type(within(await screen.findByRole("dialog")).getByRole("textbox"), "300");
  reloadForms();
  open();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("textbox")).toHaveProperty("value", "300");
});

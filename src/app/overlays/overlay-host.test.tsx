// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import venueEntry from "#locales/zh-CN/venue-entry.json";
import { emit, type SiteEvents } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { dismissAllTips } from "#session/overlays/tips.ts";
import { closeVenueEntry } from "#domain/wallet/venue-entry.ts";
import { announceFirstPaint } from "../start/first-paint.ts";
import { listenEarly } from "../start/listen-early.ts";
import { OverlayHost } from "./overlay-host.tsx";

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ ui, "venue-entry": venueEntry }]);
  listenEarly();
  announceFirstPaint();
  // What a loaded machine takes to transform is not what is tested.
  await Promise.all([
    import("./overlays.tsx"),
    import("#ui/overlays/confirm-dialog.tsx"),
    import("#ui/overlays/loading-toast.tsx"),
    import("../../features/venue-entry/starting-overlay.tsx"),
    import("../../features/venue-entry/venue-dialog.tsx"),
  ]);
});
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  const page = (
    <>
      <button type="button">开</button>
      <OverlayHost />
    </>
  );
  router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/game/ZR1"] });
  render(<RouterProvider router={router} />);
  screen.getByRole("button", { name: "开" }).focus();
});
afterEach(() => {
  act(() => {
    dismissAllTips();
    emit("dismiss_loading_dialog", null);
    emit("dismiss_starting", null);
    closeVenueEntry();
  });
  cleanup();
});

const say = <Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]) =>
  act(async () => emit(name, detail));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const opener = () => screen.getByRole("button", { name: "开" });
const VENUE = {
  message: "流水未达标",
  venueName: "天际真人",
  balanceCents: 100,
  venueCents: null,
  onDirect: () => {},
  channelCode: "ZR1",
};

describe("tips", () => {
  it("shows every field, and the next tip after the last", async () => {
    const onSure = vi.fn<() => void>();
    await say("show_dialog_tips", {
      msg: "第一",
      title: "标题",
      isShowCancel: false,
      sureText: "好",
      closeAble: false,
      onSure,
    });
    await say("show_dialog_tips", { msg: "第二", cancelText: "不了" });
    const first = await dialog("标题");
    expect(within(first).getAllByRole("button")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText("第二")).toBeNull();
    await userEvent.click(within(first).getByRole("button", { name: "好" }));
    expect(onSure).toHaveBeenCalledOnce();
    const second = await dialog("温馨提示");
    within(second).getByText("第二");
    await userEvent.click(within(second).getByRole("button", { name: "不了" }));
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it("waits with the login prompt until tips are closed", async () => {
    await say("show_dialog_tips", { msg: "第一" });
    await dialog("温馨提示");
    await say("show_login_tips", null);
    expect(screen.queryByText("请先登录，再了解更多")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await screen.findByText("请先登录，再了解更多");
  });
});

describe("the loading toast", () => {
  it("tells that something loads, with its own words or the site's", async () => {
    await say("show_loading_dialog", {});
    expect((await screen.findByRole("status")).textContent).toBe("加载中…");
    expect(screen.queryByRole("dialog")).toBeNull();
    await say("show_loading_dialog", { msg: "提交中", isShowIcon: false });
    const toast = screen.getByRole("status");
    expect(toast.textContent).toBe("提交中");
    expect(toast.querySelector("[aria-hidden]")).toBeNull();
    await say("dismiss_loading_dialog", null);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it.each([true, false])("lies over the page with a mask; closable: %s", async (maskClosable) => {
    await say("show_loading_dialog", { msg: "提交中", isShowMask: true, maskClosable });
    const mask = await dialog("提交中");
    await waitFor(() => expect(document.activeElement).toBe(mask));
    await userEvent.keyboard("{Escape}");
    const focused = maskClosable ? opener() : mask;
    await waitFor(() => expect(document.activeElement).toBe(focused));
    expect(screen.queryAllByRole("dialog")).toEqual(maskClosable ? [] : [mask]);
  });
});

describe("the overlay of a game that starts", () => {
  it("stays until it is dismissed, whatever else is asked for", async () => {
    await say("show_starting", { venue: "天际真人" });
    const overlay = await dialog("正在启动…");
    expect(within(overlay).getByRole("status").textContent).toBe("正在启动天际真人…");
    expect(within(overlay).queryByRole("button")).toBeNull();
    await say("show_dialog_tips", { msg: "第一" });
    await userEvent.keyboard("{Escape}");
    expect(screen.getAllByRole("dialog")).toEqual([overlay]);
    await say("dismiss_starting", null);
    await dialog("温馨提示");
  });

  it("can be given up where that is offered", async () => {
    const onCancel = vi.fn<() => void>();
    await say("show_starting", { venue: "天际真人", onCancel });
    await userEvent.click(
      within(await dialog("正在启动…")).getByRole("button", { name: "取消启动" }),
    );
    expect(onCancel).toHaveBeenCalledOnce();
    await gone();
  });
});

it("closes the dialog of a venue with the page that asked for it", async () => {
  await say("show_venue_dialog", VENUE);
  await dialog("进入天际真人");
  await act(() => router.navigate("/game/ZR1?room=2"));
  expect(await dialog("进入天际真人")).toBeTruthy();
  await act(() => router.navigate("/mine/wallet"));
  await gone();
});

it("closes by Escape only what lies on top, and gives the focus back", async () => {
  await say("show_venue_dialog", VENUE);
  await dialog("进入天际真人");
  const field = screen.getByLabelText<HTMLInputElement>("转入金额（RMB）");
  await userEvent.type(field, "1");
  await say("show_dialog_tips", { msg: "第一" });
  const tip = await dialog("温馨提示");
  // It listens once it has the focus.
  await waitFor(() => expect(tip.contains(document.activeElement)).toBe(true));
  expect(field.closest("[aria-hidden=true], [inert]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("第一")).toBeNull());
  expect(field.value).toBe("1");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard("{Escape}");
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

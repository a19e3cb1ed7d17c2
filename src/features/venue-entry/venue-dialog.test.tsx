// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../../lib/i18n.ts";
import ui from "../../locales/zh-CN/ui.json";
import texts from "../../locales/zh-CN/venue-entry.json";
import { emit, type VenueEntry } from "../../session/events.ts";
import { closeVenueEntry, followVenueEvents, useVenueEntry } from "../../session/venue-entry.ts";
import { VenueDialog } from "./venue-dialog.tsx";

const calls = {
  onDirect: vi.fn<() => void>(),
  onTransfer: vi.fn<VenueEntry["onTransfer"]>(),
  onCancel: vi.fn<() => void>(),
};

let stop = () => {};
beforeAll(() => startTexts("zh-CN", [{ ui, "venue-entry": texts }]));
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  stop = followVenueEvents();
});
afterEach(() => {
  closeVenueEntry();
  cleanup();
  stop();
});

function Page() {
  const entry = useVenueEntry((state) => state.entry);
  return entry !== null && <VenueDialog {...entry} />;
}

async function open() {
  render(<Page />);
  show();
  await screen.findByRole("dialog", { name: "进入天际真人" });
}

const show = () =>
  act(() =>
    emit("show_venue_dialog", {
      message: "流水未达标，暂不能转出",
      venueName: "天际真人",
      balanceCents: 1_284_650,
      ...calls,
    }),
  );

const field = () => screen.getByLabelText<HTMLInputElement>("转入金额（元）");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isOpen = () => screen.queryByRole("dialog") !== null;

it("shows the server's words and the wallet, with the focus in the amount", async () => {
  await open();
  expect(screen.getByText("流水未达标，暂不能转出")).toBeTruthy();
  expect(screen.getByText("¥ 12,846.50")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it("asks for an amount and refuses more than there is", async () => {
  await open();
  await press("确认转入");
  expect(screen.getByRole("alert").textContent).toBe("请输入转入金额");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field(), "12846.519{Enter}");
  expect(field().value).toBe("12846.51");
  expect(screen.getByRole("alert").textContent).toBe("转入金额不能超过中心钱包余额");
  expect(calls.onTransfer).not.toHaveBeenCalled();
});

it("transfers all there is, and takes no second press meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  calls.onTransfer.mockReturnValue(promise);
  await open();
  await press("全部转入");
  expect(field().value).toBe("12846.50");
  await press("确认转入");
  expect(calls.onTransfer).toHaveBeenCalledExactlyOnceWith("12846.50");
  expect(screen.getByRole("button", { name: "确认转入" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "直接进入" })).toHaveProperty("disabled", true);
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(true);
  await act(async () => resolve());
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(calls.onCancel).not.toHaveBeenCalled();
  show();
  expect(field().value).toBe("");
});

it("says why a transfer was refused, and lets the player try again", async () => {
  calls.onTransfer.mockRejectedValueOnce(new Error("场馆维护中"));
  await open();
  await userEvent.type(field(), "20{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("场馆维护中");
  expect(field().value).toBe("20");
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), "{Enter}");
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(calls.onTransfer.mock.calls).toEqual([["20.00"], ["20.00"]]);
});

it("goes in as it is", async () => {
  await open();
  await press("直接进入");
  expect(calls.onDirect).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

it.each(["the cross", "Escape"])("is given up by %s", async (way) => {
  await open();
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await press("关闭");
  expect(calls.onCancel).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

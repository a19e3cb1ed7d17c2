// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import moneyCall from "#locales/zh-CN/money-call.json";
import errors from "#locales/zh-CN/errors.json";
import ui from "#locales/zh-CN/ui.json";
import texts from "#locales/zh-CN/venue-entry.json";
import { emit } from "#session/site/events.ts";
import { type Asked, startTestBank, type TestBank } from "#testing/test-bank.ts";
import { keepSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { closeVenueEntry, followVenueEvents } from "#domain/wallet/venue-entry.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { VenueDialog } from "./venue-dialog.tsx";

const calls = {
  onDirect: vi.fn<() => void>(),
  onTransferred: vi.fn<() => void>(),
  onCancel: vi.fn<() => void>(),
};

let bank: TestBank;
let asked: Asked[] = [];
let venues = 0;
let stop = () => {};
beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ "money-call": moneyCall, errors, ui, "venue-entry": texts }]);
  bank = await startTestBank((call) => {
    asked.push(call);
    return call.name.endsWith("balance")
      ? { centerWalletBalance: "1000.00", lockMoney: "0.00" }
      : null;
  });
});
afterAll(() => bank.stop());
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  asked = [];
  venues += 1;
  bank.moved.clear();
  bank.sent.length = 0;
  keepSession("token", "1");
  stop = followVenueEvents();
});
afterEach(() => {
  closeVenueEntry();
  cleanup();
  stop();
});

function Page() {
  const entry = useOverlays((state) => state.venue);
  return (
    <>
      {entry !== null && <VenueDialog {...entry} />}
      <ToastHost />
    </>
  );
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
      channelCode: `ZR${venues}`,
      balanceCents: 1_284_650,
      venueCents: 12_345,
      ...calls,
    }),
  );

const field = () => screen.getByLabelText<HTMLInputElement>("转入金额（RMB）");
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const isOpen = () => screen.queryByRole("dialog") !== null;
const gone = () => waitFor(() => expect(isOpen()).toBe(false));

it("shows the server's words and both wallets, with the focus in the amount", async () => {
  await open();
  expect(screen.getByText("流水未达标，暂不能转出")).toBeTruthy();
  expect(screen.getByText("¥ 12,846.50")).toBeTruthy();
  expect(screen.getByText("¥ 123.45")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it("asks for an amount and refuses more than there is", async () => {
  await open();
  await press("确认转入");
  expect(screen.getByRole("alert").textContent).toBe("请输入转入金额");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field(), "12846.51{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("转入金额不能超过中心钱包余额");
  expect(bank.sent).toEqual([]);
});

it.each([
  ["1e3", "1e3", "金额格式不正确，请重新输入"],
  ["-5", "-5", "金额格式不正确，请重新输入"],
  ["1.2.3", "1.2.3", "金额格式不正确，请重新输入"],
  ["12.345", "12.345", "金额最多两位小数"],
  ["1234567890123", "1234567890123", "金额最多 12 个字符"],
])("keeps %j as it was typed and sends nothing", async (typed, shown, told) => {
  await open();
  await userEvent.type(field(), typed);
  expect(field().value).toBe(shown);
  expect(screen.getByRole("alert").textContent).toBe(told);
  await userEvent.type(field(), "{Enter}");
  expect(bank.sent).toEqual([]);
});

it("reads wide digits and thousands separators", async () => {
  await open();
  await userEvent.click(field());
  await userEvent.paste("１，０００.５");
  expect(field().value).toBe("1000.5");
  await userEvent.type(field(), "{Enter}");
  await gone();
  const transfers = asked.filter(({ name }) => name.endsWith("transfer"));
  expect(transfers).toMatchObject([{ body: { amount: "1000.50" } }]);
});

it("transfers all there is, says so, and goes on into the venue", async () => {
  await open();
  await press("全部转入");
  expect(field().value).toBe("12846.50");
  await press("确认转入");
  await gone();
  const body = { channelCode: `ZR${venues}`, amount: "12846.50", ty: 1, isActivity: false };
  expect(asked.filter(({ name }) => name.endsWith("transfer"))).toMatchObject([{ body }]);
  expect(screen.getByText("已转入天际真人 ¥ 12,846.50")).toBeTruthy();
  expect(calls.onTransferred).toHaveBeenCalledOnce();
  expect(calls.onCancel).not.toHaveBeenCalled();
  show();
  expect(field().value).toBe("");
});

it("says why a transfer was refused, and lets the player try again", async () => {
  bank.fault = "refused";
  await open();
  await userEvent.type(field(), "20{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("余额不足");
  expect(field().value).toBe("20");
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), "{Enter}");
  await gone();
  expect(new Set(bank.sent).size).toBe(2);
});

it("asks for an answer that is lost, and takes no second press meanwhile", async () => {
  bank.fault = "lost";
  await open();
  await userEvent.type(field(), "20{Enter}");
  expect(await screen.findByText(/没有收到服务器的答复/)).toBeTruthy();
  expect(button("确认转入")).toHaveProperty("disabled", true);
  expect(button("直接进入")).toHaveProperty("disabled", true);
  await gone();
  expect(bank.sent).toHaveLength(1);
  expect(calls.onTransferred).toHaveBeenCalledOnce();
});

it("keeps asking after the dialog is closed, and reports the outcome", async () => {
  bank.fault = "repeated";
  await open();
  await userEvent.type(field(), "30{Enter}");
  // What the server has said.
  await screen.findByText("非法请求");
  await press("关闭");
  expect(calls.onCancel).toHaveBeenCalledOnce();
  expect(await screen.findByText("已转入天际真人 ¥ 30")).toBeTruthy();
  expect(calls.onTransferred).not.toHaveBeenCalled();
  expect(bank.moved.size).toBe(1);
});

it("enters without a transfer", async () => {
  await open();
  await press("直接进入");
  expect(calls.onDirect).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

it.each(["the cross", "Escape"])("is cancelled by %s", async (way) => {
  await open();
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await press("关闭");
  expect(calls.onCancel).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import lottery from "#locales/zh-CN/lottery.json";
import { sampleEntry } from "#testing/test-brand.ts";
import { NoticeSwitch } from "./notice-switch.tsx";
import { setNotices } from "./reminder-store.ts";

let permission: NotificationPermission;
let refuses: boolean;
const shown: (string | undefined)[] = [];

class Notice extends EventTarget {
  static get permission() {
    return permission;
  }
  static async requestPermission() {
    return permission;
  }
  constructor(_: string, { body }: NotificationOptions) {
    super();
    if (refuses) throw new TypeError("Illegal constructor");
    shown.push(body);
  }
}

beforeAll(() => startTexts("zh-CN", [{ lottery }]));
beforeEach(() => {
  setBrand(sampleEntry());
  permission = "default";
  refuses = false;
  shown.length = 0;
  setNotices(false);
  vi.stubGlobal("Notification", Notice);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const control = (checked: boolean) => screen.findByRole("switch", { name: "浏览器通知", checked });

it("says that the browser refuses, and is on once it allows notices", async () => {
  const user = userEvent.setup();
  render(<NoticeSwitch />);
  permission = "denied";
  await user.click(await control(false));
  expect(await screen.findByText(/浏览器不允许本站通知/)).toBeTruthy();
  permission = "granted";
  await user.click(await control(false));
  await control(true);
  expect(shown).toEqual(["切到其他标签页时，封盘提醒会这样显示"]);
  await user.click(await control(true));
  await control(false);
  expect(window.localStorage.getItem("drawNotices")).toBe("0");
});

it("stays off in a browser that has notices but shows none", async () => {
  permission = "granted";
  refuses = true;
  render(<NoticeSwitch />);
  await userEvent.setup().click(await control(false));
  expect(await screen.findByText(/不能显示网页通知/)).toBeTruthy();
  await control(false);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow } from "#lib/time/clock.ts";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { keepReminders, setNotices, useReminders } from "./reminder-store.ts";
import { ringReminders } from "./ring-reminders.ts";

const shown: (string | undefined)[] = [];

class Notice extends EventTarget {
  static readonly permission = "granted";
  constructor(_: string, { tag }: NotificationOptions) {
    super();
    shown.push(tag);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Notification", Notice);
  setBrand(sampleEntry());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const due = () => ({
  drawId: "jisu-five",
  name: "极速流光彩",
  lead: 10 as const,
  repeat: false,
  every: 60,
  closesAt: serverNow() + 5000,
  remindedOf: null,
});

it("rings by a notice of the browser only while the page is hidden and the player wants it", async () => {
  ringReminders();
  setNotices(true);
  keepReminders([due()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(useReminders.getState().list).toEqual([]);
  expect(shown).toEqual([]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  keepReminders([due()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(["jisu-five"]);
  setNotices(false);
  keepReminders([due()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(useReminders.getState().list).toEqual([]);
  expect(shown).toEqual(["jisu-five"]);
});

it("follows what another tab has removed", () => {
  keepReminders([due()]);
  window.localStorage.setItem("drawReminders", "[]");
  window.dispatchEvent(new StorageEvent("storage", { key: "drawReminders" }));
  expect(useReminders.getState().list).toEqual([]);
});

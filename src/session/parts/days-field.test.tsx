// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setServerTime } from "#lib/time/clock.ts";
import { startTexts } from "#lib/text/i18n.ts";
import type { DayRange } from "#lib/time/day-range.ts";
import ui from "#locales/zh-CN/ui.json";
import { RangePicker } from "#ui/calendar/range-picker.tsx";
import { sampleEntry } from "#testing/test-brand.ts";
import { showOn } from "#testing/test-site.ts";
import { setBrand } from "#brand/brand.ts";
import { DateField } from "./date-field.tsx";
import { DaysField } from "./days-field.tsx";

const say = ui.calendar;

beforeAll(async () => {
  await startTexts("zh-CN", [{ ui }]);
});
beforeEach(() => {
  setServerTime(Date.parse("2026-11-29T12:00:00+08:00"));
  setBrand(sampleEntry());
  showOn("phone");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Stage({ onChange }: { readonly onChange: (days: DayRange) => void }) {
  const [days, setDays] = useState<DayRange>({ first: "2026-11-23", last: "2026-11-29" });
  return (
    <DaysField
      value={days}
      onChange={(next) => {
        setDays(next);
        onChange(next);
      }}
    />
  );
}

async function open() {
  const onChange = vi.fn<(days: DayRange) => void>();
  render(<Stage onChange={onChange} />);
  const user = userEvent.setup();
  const opener = screen.getByRole("button", { name: "日期 2026-11-23 – 2026-11-29" });
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: say.range });
  return { onChange, user, opener, dialog };
}

const day = (name: RegExp) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.getAttribute("data-day");

it("chooses first one day, then the other, by the keyboard alone", async () => {
  const { onChange, user, opener } = await open();
  day(/^2026年11月29日，今天，结束$/).focus();
  await user.keyboard("{PageUp}{Home}");
  expect(focused()).toBe("2026-10-26");
  await user.keyboard("{Enter}");
  expect(screen.getByText(say.askLast)).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard("{ArrowDown}{ArrowRight}{End}");
  expect(focused()).toBe("2026-11-08");
  // What Enter would choose is seen and heard beforehand.
  expect(day(/^2026年11月3日，在所选范围内$/).closest("td")?.ariaSelected).toBe("true");
  await user.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[{ first: "2026-10-26", last: "2026-11-08" }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it("takes two days in any order and one day twice", async () => {
  const { onChange, user } = await open();
  await user.click(day(/^2026年11月20日/));
  await user.click(day(/^2026年11月12日/));
  await user.click(screen.getByRole("button", { name: /^日期/ }));
  await screen.findByRole("dialog");
  await user.click(day(/^2026年11月12日/));
  await user.click(day(/^2026年11月12日/));
  expect(onChange.mock.calls.flat()).toEqual([
    { first: "2026-11-12", last: "2026-11-20" },
    { first: "2026-11-12", last: "2026-11-12" },
  ]);
});

it("says why a day cannot be chosen, and goes no further than its month", async () => {
  const { onChange, user } = await open();
  const late = day(/^2026年11月30日，不能晚于 2026-11-29$/);
  await user.click(late);
  expect(screen.getByRole("status").textContent).toBe("不能晚于 2026-11-29");
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard("{PageDown}{ArrowRight}");
  expect(focused()).toBe("2026-11-30");
  expect(screen.getByRole("button", { name: say.next }).ariaDisabled).toBe("true");
});

it("reads typed days, says what is wrong with them, and shows them in the calendar", async () => {
  const { onChange, user } = await open();
  const [first, last] = [screen.getByLabelText(say.first), screen.getByLabelText(say.last)];
  await user.clear(first);
  await user.type(first, "2026/2/30");
  await user.clear(last);
  await user.type(last, "20261201{Enter}");
  expect(screen.getByText("请按 2026-11-29 的格式填写")).toBeDefined();
  expect(screen.getByText("不能晚于 2026-11-29")).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(first);
  await user.type(first, "2026年3月5日");
  await user.clear(last);
  await user.type(last, "２０２６－０３－０８");
  expect(day(/^2026年3月6日，在所选范围内$/)).toBeDefined();
  await user.type(last, "{Enter}");
  expect(onChange.mock.calls).toEqual([[{ first: "2026-03-05", last: "2026-03-08" }]]);
});

it("closes by Escape and leaves the days as they were", async () => {
  const { onChange, user, opener } = await open();
  await user.click(day(/^2026年11月2日/));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it("shows two months beside each other where there is room, and turns both", async () => {
  showOn("desktop");
  const { user, dialog } = await open();
  const months = () => within(dialog).getAllByRole("grid");
  expect(months()).toHaveLength(2);
  expect(within(dialog).getByRole("grid", { name: "2026年10月" })).toBeDefined();
  await vi.waitFor(() => expect(focused()).toBe("2026-11-29"));
  await user.click(screen.getByRole("button", { name: say.back }));
  expect(within(dialog).getByRole("grid", { name: "2026年9月" })).toBeDefined();
  // One day is reached by the tab key, whatever is shown.
  expect(dialog.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

it("knows an earliest day", async () => {
  render(
    <RangePicker
      opener={{ current: null }}
      value={null}
      min="2026-11-10"
      max="2026-11-29"
      onChange={() => {}}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText(say.askFirst)).toBeDefined();
  expect(day(/^2026年11月9日，不能早于 2026-11-10$/).ariaDisabled).toBe("true");
  expect(screen.getByRole("button", { name: say.back }).ariaDisabled).toBe("true");
});

it("reaches a day of long ago by its year and its month", async () => {
  const onPick = vi.fn<(day: string) => void>();
  render(
    <DateField
      label="birthday"
      typed="19930518"
      min="1906-11-29"
      max="2026-11-29"
      onPick={onPick}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: ui.days.choose }));
  await screen.findByRole("grid", { name: "1993年5月" });
  expect(day(/^1993年5月18日，已选$/)).toBeDefined();
  await user.click(screen.getByRole("combobox", { name: say.year }));
  await user.click(await screen.findByRole("option", { name: "1990 年" }));
  await user.click(day(/^1990年5月31日/));
  expect(onPick.mock.calls).toEqual([["1990-05-31"]]);
});

// @vitest-environment jsdom
// The slip as the player uses it.
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { PriceAnnouncer } from "#ui/money/price-announcer.tsx";
import { sampleSelection } from "../state/sample-selection.ts";
import { setOddsType } from "../../feed/sport-preferences.ts";
import { until } from "#testing/test-until.ts";
import { figure, press, setUpSlipPanel } from "./test-slip-panel.tsx";

const panel = setUpSlipPanel();
const field = () => screen.getByLabelText<HTMLInputElement>("投注金额");

it("accepts an amount with two decimals, and always shows three figures", async () => {
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /确认投注/ }).disabled).toBe(true);
  await userEvent.click(field());
  await userEvent.paste("￥５００.50 ");
  expect(field().value).toBe("500.50");
  expect(figure("本金")).toBe("¥ 500.50");
  expect(figure("含本金返还")).toBe("¥ 970.97");
  expect(figure("可赢金额")).toBe("¥ 470.47");
  await press(/\+100$/);
  expect(field().value).toBe("600.50");
});

it.each([
  ["1e3", "金额格式不正确，请重新输入"],
  ["-5", "金额格式不正确，请重新输入"],
  ["1.2.3", "金额格式不正确，请重新输入"],
  ["1,00", "金额格式不正确，请重新输入"],
  ["12.345", "金额最多两位小数"],
])("rejects %j, typed or pasted, and places no other amount", async (typed, note) => {
  const place = () => screen.getByRole<HTMLButtonElement>("button", { name: /确认投注/ });
  for (const enter of [userEvent.type, (_: Element, text: string) => userEvent.paste(text)]) {
    await userEvent.clear(field());
    await userEvent.click(field());
    await enter(field(), typed);
    expect(field().value).toBe(typed);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getByText("请先更正投注金额")).toBeTruthy();
    expect(place().disabled).toBe(true);
  }
  await press(/\+100$/);
  expect(field().value).toBe(typed);
  expect(panel.asked.filter(({ method }) => method === "placeBet")).toEqual([]);
});

it("explains that with negative odds the amount is the win", async () => {
  expect(screen.queryByText(/赔率为负数/)).toBeNull();
  act(() => setOddsType("I"));
  expect(screen.getByText("赔率为负数，输入的金额是可赢金额")).toBeTruthy();
  await userEvent.type(field(), "100");
  expect(screen.getByText("赔率为负数，输入的金额是可赢金额，本金 ¥ 106.38")).toBeTruthy();
  expect(figure("本金")).toBe("¥ 106.38");
  expect(figure("含本金返还")).toBe("¥ 206.38");
  expect(field().getAttribute("aria-describedby")).toContain(screen.getByText(/赔率为负数/).id);
  act(() => setOddsType("H"));
  expect(screen.queryByText(/赔率为负数/)).toBeNull();
});

it("names the cap that cut the amount, and an amount below the minimum", async () => {
  await userEvent.type(field(), "20000");
  expect(field().value).toBe("10000");
  expect(screen.getByText("受可用余额限制，已调整为 ¥ 10,000")).toBeTruthy();
  panel.quoted = { ...panel.quoted, maxCents: 20_000 };
  await act(() => panel.site.requote(panel.site.context));
  expect(screen.getByText("超过单注限额，最多可输入 ¥ 200")).toBeTruthy();
  await userEvent.clear(field());
  const tooSmall = () => [screen.queryByText("本金低于最低限额 10") !== null, invalid()];
  const invalid = () => field().getAttribute("aria-invalid") === "true";
  // More digits may follow.
  await userEvent.type(field(), "5");
  expect(tooSmall()).toEqual([false, false]);
  await userEvent.tab();
  expect(tooSmall()).toEqual([true, true]);
  await userEvent.type(field(), "0");
  expect(tooSmall()).toEqual([false, false]);
  await userEvent.clear(field());
  await userEvent.type(field(), "5{Enter}");
  expect(tooSmall()).toEqual([true, true]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /确认投注/ }).disabled).toBe(true);
});

it("offers a deposit where the balance is too small, and keeps the slip", async () => {
  const route = ROUTES.find(({ path }) => path === "/mine/savemoney");
  if (route === undefined) throw new Error("no page of deposits");
  const link = () => screen.queryByRole("link", { name: "存款" });
  await userEvent.type(field(), "20000");
  expect(link()).toBeNull();
  cleanup();
  setBrand(
    sampleEntry({}, { pages: [{ route, texts: null, load: async () => ({ Page: () => null }) }] }),
  );
  render(<panel.site.SlipPanel />, { wrapper: MemoryRouter });
  expect(link()?.getAttribute("href")).toBe("/mine/savemoney");
  await userEvent.click(screen.getByRole("link", { name: "存款" }));
  expect(field().value).toBe("10000");
  await userEvent.clear(field());
  await userEvent.type(field(), "100");
  expect(link()).toBeNull();
  setBrand(sampleEntry());
});

it("shows old beside new, and accepts and places with one press", async () => {
  panel.site.slip.setAccept("ask");
  await userEvent.type(field(), "100");
  panel.quoted = { ...panel.quoted, odds: "0.90" };
  await act(() => panel.site.requote(panel.site.context));
  expect(screen.getByText(/第 1 项赔率已变更 0.94 → 0.90/)).toBeTruthy();
  await press(/接受并投注/);
  await until(() => expect(screen.getByText("注单号 CR88")).toBeTruthy());
  expect(screen.getByText(/@ 0.90 香港盘/)).toBeTruthy();
  expect(screen.getByText("全场让球 · 滚球 · 投注时 0-0")).toBeTruthy();
  expect(screen.getByText("海岸联赛 · 海潮联合 vs 北港城")).toBeTruthy();
  expect(screen.getByText("开赛 1970-01-01 08:00")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("投注结果投注成功，共 1 张注单");
  const bets = panel.asked.filter(({ method }) => method === "placeBet");
  expect(bets).toHaveLength(1);
  expect(bets[0]?.Request["tickets"]).toMatchObject([
    { stakeCents: 10_000, legs: [{ odds: "0.90" }] },
  ]);
  await press(/继续投注/);
  expect(screen.getByText("投注单还是空的")).toBeTruthy();
});

it("announces a changed price once, and that it needs consent", async () => {
  render(<PriceAnnouncer />);
  const spoken = () => [...document.querySelectorAll("[aria-live]")].map((one) => one.textContent);
  const silence = panel.site.announceEntries();
  panel.site.slip.setAccept("ask");
  panel.quoted = { ...panel.quoted, odds: "0.90" };
  await act(() => panel.site.requote(panel.site.context));
  const text = "海潮联合 -0.5，赔率降至 0.90，请确认后再投注";
  await until(() => expect(spoken()).toEqual([text]));
  expect(screen.getByText(/第 1 项赔率已变更 0.94 → 0.90/)).toBeTruthy();
  silence();
});

it("leads from the total of a series to the amount of a single", async () => {
  document.elementFromPoint = () => null;
  act(() => {
    panel.site.slip.setMode("series");
    panel.site.slip.toggle(sampleSelection({ priceId: "p2", w: "RM", line: null, odds: "2.40" }));
    panel.site.slip.setStake("p1", "100");
  });
  expect(figure("本金")).toBe("¥ 100");
  await press(/^1 注：/);
  const single = screen.getByRole("textbox", { name: "海潮联合 -0.5" });
  expect(document.activeElement).toBe(single);
  await userEvent.clear(single);
  await userEvent.type(single, "50");
  expect(figure("本金")).toBe("¥ 50");
});

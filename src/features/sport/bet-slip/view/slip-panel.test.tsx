// @vitest-environment jsdom
// The slip as the player uses it, with its own store against a server.
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import type { CombinationProblem, QuotedLeg } from "#contract/api/tickets.ts";
import { setBrand } from "#brand/brand.ts";
import { useSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { PriceAnnouncer } from "#ui/money/price-announcer.tsx";
import { sampleSelection } from "../state/sample-selection.ts";
import { type Asked, setUpFeed } from "../../feed/test-feed-site.ts";
import { setOddsType } from "../../feed/sport-preferences.ts";
import { until } from "#testing/test-until.ts";

/** Call once http is configured: the slip's store sends requests when it loads. */
async function load() {
  const [{ slip, context }, { requote }, { SlipPanel }, { announceEntries }] = await Promise.all([
    import("../state/slip-store.ts"),
    import("../state/quote-slip.ts"),
    import("./slip-panel.tsx"),
    import("./announce-entries.ts"),
  ]);
  return { slip, context, requote, SlipPanel, announceEntries };
}

let site: Awaited<ReturnType<typeof load>>;
let asked: Asked[] = [];
/** The only relevant call outside the feed. */
const LAUNCH = { url: "", type: "CRTY", data: { token: "venue", remoteip: "203.0.113.7" } };
let quoted = { odds: "0.94", maxCents: 5_000_000, payoutCapCents: 100_000_000 };

let problems: readonly CombinationProblem[] = [];

function quoteOf(leg: QuotedLeg) {
  const single = { ...leg, ...quoted, active: "open" as const, minCents: 1000, combination: null };
  if (leg.parts === undefined) return single;
  const independent = [[0, 1]];
  const without = [
    { part: 0, odds: "2.40" },
    { part: 1, odds: "1.94" },
  ];
  const combination = { chance: 0.294, margin: 0.061, independent, without, problems };
  if (problems.length === 0) return { ...single, odds: "3.20", combination };
  return { ...single, active: "closed" as const, combination: { ...combination, chance: null } };
}

setUpFeed(
  (call) => {
    asked.push(call);
    if (call.method === "quote") {
      const legs = (call.Request["selections"] as QuotedLeg[]).map(quoteOf);
      return { legs, series: null, dailyLeftCents: null, time: Date.now() };
    }
    if (call.method === "") return LAUNCH;
    if (call.method !== "placeBet") return { total: 0, list: [], time: 0 };
    const [ticket] = call.Request["tickets"] as { legs: QuotedLeg[]; stakeCents: number }[];
    const { legs = [], stakeCents = 0 } = ticket ?? {};
    const amounts = { riskCents: stakeCents, winCents: stakeCents };
    const placed = { ticketId: "CR88", state: "accepted", refusal: null, ...amounts };
    return { tickets: [{ ...placed, legs: legs.map(quoteOf) }] };
  },
  { member: true },
);

beforeEach(async () => {
  asked = [];
  problems = [];
  quoted = { odds: "0.94", maxCents: 5_000_000, payoutCapCents: 100_000_000 };
  site ??= await load();
  useSession.setState({ balance: { centre: 1_000_000, locked: 0 } });
  useSite.setState({ depositOpen: true });
  site.slip.clear();
  site.slip.dismissReceipts();
  site.slip.setAccept("any");
  site.slip.toggle(sampleSelection({ priceId: "p1" }));
  await site.requote(site.context);
  render(<site.SlipPanel />);
});

const field = () => screen.getByLabelText<HTMLInputElement>("投注金额");
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

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
  expect(asked.filter(({ method }) => method === "placeBet")).toEqual([]);
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
  quoted = { ...quoted, maxCents: 20_000 };
  await act(() => site.requote(site.context));
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
  render(<site.SlipPanel />, { wrapper: MemoryRouter });
  expect(link()?.getAttribute("href")).toBe("/mine/savemoney");
  await userEvent.click(screen.getByRole("link", { name: "存款" }));
  expect(field().value).toBe("10000");
  await userEvent.clear(field());
  await userEvent.type(field(), "100");
  expect(link()).toBeNull();
  setBrand(sampleEntry());
});

it("shows old beside new, and accepts and places with one press", async () => {
  site.slip.setAccept("ask");
  await userEvent.type(field(), "100");
  quoted = { ...quoted, odds: "0.90" };
  await act(() => site.requote(site.context));
  expect(screen.getByText(/第 1 项赔率已变更 0.94 → 0.90/)).toBeTruthy();
  await press(/接受并投注/);
  await until(() => expect(screen.getByText("注单号 CR88")).toBeTruthy());
  expect(screen.getByText(/@ 0.90 香港盘/)).toBeTruthy();
  expect(screen.getByText("全场让球 · 滚球 · 投注时 0-0")).toBeTruthy();
  expect(screen.getByText("海岸联赛 · 海潮联合 vs 北港城")).toBeTruthy();
  expect(screen.getByText("开赛 1970-01-01 08:00")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("投注结果投注成功，共 1 张注单");
  const bets = asked.filter(({ method }) => method === "placeBet");
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
  const silence = site.announceEntries();
  site.slip.setAccept("ask");
  quoted = { ...quoted, odds: "0.90" };
  await act(() => site.requote(site.context));
  const text = "海潮联合 -0.5，赔率降至 0.90，请确认后再投注";
  await until(() => expect(spoken()).toEqual([text]));
  expect(screen.getByText(/第 1 项赔率已变更 0.94 → 0.90/)).toBeTruthy();
  silence();
});

it("leads from the total of a series to the amount of a single", async () => {
  document.elementFromPoint = () => null;
  act(() => {
    site.slip.setMode("series");
    site.slip.toggle(sampleSelection({ priceId: "p2", w: "RM", line: null, odds: "2.40" }));
    site.slip.setStake("p1", "100");
  });
  expect(figure("本金")).toBe("¥ 100");
  await press(/^1 注：/);
  const single = screen.getByRole("textbox", { name: "海潮联合 -0.5" });
  expect(document.activeElement).toBe(single);
  await userEvent.clear(single);
  await userEvent.type(single, "50");
  expect(figure("本金")).toBe("¥ 50");
});

async function combine() {
  act(() => {
    site.slip.setMode("series");
    site.slip.toggle(
      sampleSelection({ priceId: "p2", gameId: "g-p1", w: "RM", line: null, odds: "2.40" }),
    );
  });
  await act(() => site.requote(site.context));
}

it("combines selections of one game in a series, with chance, margin and what one void part leaves", async () => {
  await combine();
  const card = screen.getByRole("article", { name: "同场组合 2 项" });
  expect(card.textContent).toContain("3.20");
  expect(card.textContent).toContain("全中机会 29.4% · 平台优势 6.1%");
  await userEvent.click(screen.getByText("有一项不计时的赔率"));
  expect(screen.getByText("全场让球 海潮联合 -0.5 不计").nextElementSibling?.textContent).toBe(
    "2.40",
  );
  await userEvent.type(screen.getByLabelText(/^同场组合 2 项 @ 3.20/), "100");
  expect(figure("可赢金额")).toBe("¥ 220");
  await press(/确认投注/);
  await screen.findByText("投注成功");
  const placed = asked.find(({ method }) => method === "placeBet")?.Request["tickets"] ?? [];
  const [ticket] = placed as { legs: QuotedLeg[]; sizes: number[] }[];
  expect(ticket?.sizes).toEqual([1]);
  expect(ticket?.legs[0]?.parts?.map(({ priceId }) => priceId)).toEqual(["p1", "p2"]);
  expect(screen.getByText(/^海潮联合 -0.5/, { selector: "b" })).toBeTruthy();
});

it("says which selections of a game do not combine, and takes one of them away", async () => {
  problems = [{ kind: "implies", parts: [0], part: 1, why: null }];
  await combine();
  expect(screen.getByText(/“全场让球 海潮联合 -0.5”赢时“全场独赢 海潮联合”必定赢/)).toBeTruthy();
  expect(screen.getByText("请先移除不能组合的选项")).toBeTruthy();
  problems = [];
  await press(/^移除 海潮联合$/);
  expect(screen.queryByRole("article", { name: /同场组合/ })).toBeNull();
  expect(screen.getByText("串关至少需要两项", { selector: "p" })).toBeTruthy();
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import { auth } from "#contract/pages.ts";
import activity from "#locales/zh-CN/activity.json";
import { done } from "#testing/test-site.ts";
import {
  MECHANICS,
  sampleActivity,
  sampleBoard,
  sampleItem,
  sampleStanding,
} from "./sample-activity.ts";
import { panel, setUpActivities } from "./test-activity-site.tsx";
import { lastMidnight } from "./test-midnight.ts";

const { site, made, openActivity } = setUpActivities();

const still = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
const lines = (box: HTMLElement) =>
  within(box)
    .getAllByRole("listitem")
    .map((line) => line.textContent ?? "");

it("race: the board with the own place, and what is missing to the next prize", async () => {
  site.answer("raceBoard", done(sampleBoard()));
  openActivity({ activity: sampleActivity(MECHANICS.racePage), mine: sampleStanding() });
  const board = await panel(activity.race.board);
  expect(await screen.findByText("第 2 名", { selector: "[aria-live]" })).toBeTruthy();
  expect(screen.getByText(activity.race.own.toNext).nextSibling?.textContent).toBe("¥ 400.01");
  const own = within(board).getByRole("row", { name: /me\*{4}8/ });
  expect(own.textContent).toContain(activity.race.me);
  expect((await panel(activity.race.prizes)).textContent).toContain("第 2 – 3 名");
});

it("race: earlier rounds are asked for by number", async () => {
  site.answer("raceBoard", done(sampleBoard()));
  openActivity({ activity: sampleActivity(MECHANICS.racePage), mine: null });
  await userEvent.click(await screen.findByRole("button", { name: activity.race.before }));
  await waitFor(() =>
    expect(made("raceBoard").map(({ body }) => body)).toContainEqual({ id: "sample", round: 0 }),
  );
  // The present round is the last that has begun.
  const after = screen.getByRole("button", { name: activity.race.after });
  expect(after.matches(":disabled")).toBe(true);
});

it("landing page: steps, and one reward at their end", async () => {
  const items = [
    sampleItem("phone", "claimed", { rewardCents: 0, unit: "done", target: 1 }),
    sampleItem("email", "claimed", { rewardCents: 0, unit: "done", target: 1 }),
    sampleItem("reward", "claimable", { rewardCents: 3800 }),
  ];
  const shown = sampleActivity(MECHANICS.activityLandPage);
  openActivity({ activity: shown, mine: sampleStanding({ items }) });
  expect(await panel("为什么参加")).toBeTruthy();
  const steps = await panel(activity.land.steps);
  await within(steps).findAllByText(activity.item.state.done);
  expect(lines(steps)[0]).toContain("短信验证");
  expect(screen.getByRole("button", { name: "领取 ¥ 38：reward" })).toBeTruthy();
  expect(within(steps).queryByRole("button")).toBeNull();
});

it("first deposit: the calculator takes the highest tier that is reached", async () => {
  openActivity({ activity: sampleActivity(MECHANICS.firstDeposit), mine: null });
  const box = within(await panel(activity.calculator.title));
  const field = box.getByRole("textbox", { name: activity.calculator.amount });
  await userEvent.type(field, "200");
  expect(box.getByText("+¥ 188")).toBeTruthy();
  expect(box.getByText(activity.calculator.capped)).toBeTruthy();
  expect(box.getByText("¥ 4,656（12 倍）")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "1000");
  expect(box.getByText("+¥ 500")).toBeTruthy();
  expect(box.getByText("¥ 22,500（15 倍）")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "50");
  expect(field.matches("[aria-invalid=true]")).toBe(true);
});

it("ladder of deposits: what each brings, the next one, and those of the last period", async () => {
  const items = [
    sampleItem("w2.1", "claimable", { title: "第 1 笔存款" }),
    sampleItem("w2.2", "open", { title: "第 2 笔存款", done: 0 }),
    sampleItem("w1.1", "claimable", { title: "上周第 1 笔" }),
  ];
  const shown = sampleActivity(MECHANICS.againDeposit);
  openActivity({ activity: shown, mine: sampleStanding({ items }) });
  const ladder = within(await panel(activity.again.title.week));
  // The hero claims the first one; the row of the next deposit leads to it.
  expect(await screen.findByRole("button", { name: "领取 ¥ 8：第 1 笔存款" })).toBeTruthy();
  const way = await ladder.findByRole("link", { name: activity.task.way.deposit });
  expect(way.getAttribute("href")).toBe(SAVEMONEY);
  expect(lines(await panel(activity.again.earlier))[0]).toContain("上周第 1 笔");
  // The calculator starts with the next deposit.
  const box = within(await panel(activity.calculator.title));
  await userEvent.type(box.getByRole("textbox"), "1000");
  expect(box.getByText("+¥ 80")).toBeTruthy();
  await userEvent.click(box.getByRole("radio", { name: "第 1 笔" }));
  expect(box.getByText("+¥ 50")).toBeTruthy();
});

it("chain of tasks: where the open one is done, and that the next is locked", async () => {
  const items = [
    sampleItem("phone", "open", { title: "绑定手机号码", unit: "done", target: 1 }),
    sampleItem("bets", "locked", { title: "投注满 5 笔", unit: "times", target: 5, done: 2 }),
  ];
  const shown = sampleActivity(MECHANICS.newTask);
  openActivity({ activity: shown, mine: sampleStanding({ items }) });
  const tasks = await panel(activity.task.title);
  const way = await screen.findByRole("link", { name: activity.task.way.auth });
  expect(way.getAttribute("href")).toBe(auth);
  expect(within(tasks).queryByRole("link")).toBeNull();
  expect(lines(tasks)[1]).toContain("2 / 5");
  expect(lines(tasks)[1]).toContain(activity.item.state.locked);
  expect(within(tasks).queryByRole("link", { name: activity.task.way.sport })).toBeNull();
});

const DRAWN = {
  item: "draw",
  amountCents: 1888,
  turnoverCents: 1888,
  prize: "y18",
  chances: 1,
  freeBet: false,
};
const RESULT = "领取成功：¥ 18.88 已存入奖金钱包，须完成 ¥ 18.88 有效投注额";

/** Once it is known what the member may. */
async function enabled(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.matches(":disabled, [aria-disabled]")).toBe(false));
  return button;
}

function openDraw(look: "wheel" | "boxes") {
  site.answer("claimActivity", done(DRAWN));
  const items = [sampleItem("chance-0", "claimed", { rewardCents: 0, unit: "done", target: 1 })];
  openActivity({
    activity: sampleActivity({ ...MECHANICS.drawGift, look }),
    mine: sampleStanding({ chances: 2, items }),
  });
}

it("wheel: the result comes after the turning, which one can skip", async () => {
  openDraw("wheel");
  await userEvent.click(await enabled(activity.draw.button));
  const skip = await screen.findByRole("button", { name: activity.draw.skip });
  expect(screen.queryByText(RESULT)).toBeNull();
  expect(screen.getByText("剩余 1 次")).toBeTruthy();
  const asked = made("exchangeRecord").length;
  await userEvent.click(skip);
  expect((await screen.findByText(RESULT)).closest("output")).not.toBeNull();
  // The records tell the result no earlier.
  await waitFor(() => expect(made("exchangeRecord").length).toBeGreaterThan(asked));
  expect(made("claimActivity").map(({ body }) => body)).toEqual([{ id: "sample", item: "draw" }]);
});

it("wheel: nothing turns with reduced motion", async () => {
  still(true);
  openDraw("wheel");
  await userEvent.click(await enabled(activity.draw.button));
  expect(await screen.findByText(RESULT, {}, { timeout: 2000 })).toBeTruthy();
});

it("boxes: the one that is opened shows the prize", async () => {
  still(true);
  openDraw("boxes");
  const box = await enabled(/^打开\s?礼盒 3$/);
  await userEvent.click(box);
  expect(await screen.findByText(RESULT)).toBeTruthy();
  expect(box.textContent).toContain("¥18.88");
  // No chance is left, and the focus stays.
  expect(document.activeElement).toBe(box);
});

it("draw: all odds are published, exactly", async () => {
  openActivity({ activity: sampleActivity(MECHANICS.drawGift), mine: null });
  const table = within(await screen.findByRole("table"));
  const odds = table.getAllByRole("row").map((row) => row.lastElementChild?.textContent);
  expect(odds).toEqual([activity.draw.odds, "98%", "1.9995%", "0.0005%"]);
  expect(
    screen.getByRole("button", { name: activity.draw.button }).matches("[aria-disabled]"),
  ).toBe(true);
});

it("calendar: today's gift, a missed day that can be made up, and days to come", async () => {
  const DAY = 86_400_000;
  const startsAt = lastMidnight() - 2 * DAY;
  const items = [
    sampleItem("day-1", "claimed"),
    sampleItem("day-2", "claimable"),
    sampleItem("day-3", "open", { done: 4000, target: 10_000 }),
    ...["day-4", "day-5", "day-6", "day-7"].map((key) => sampleItem(key, "locked")),
  ];
  const shown = sampleActivity(MECHANICS.signGift, { startsAt });
  openActivity({ activity: shown, mine: sampleStanding({ items }) });
  const box = await panel(activity.sign.title);
  const makeUp = await within(box).findByRole("button", { name: "补签第 2 天" });
  expect(await screen.findByText("今天是第 3 天，再完成 ¥ 60 有效投注额可领取 ¥ 13")).toBeTruthy();
  const [first, , third, fourth] = lines(box);
  expect(first).toContain(activity.sign.state.signed);
  expect(third).toContain(activity.sign.state.todayOpen);
  expect(fourth).toContain(activity.sign.state.ahead);
  const answer = {
    item: "day-2",
    amountCents: 1300,
    turnoverCents: 1300,
    prize: null,
    chances: null,
  };
  site.answer("claimActivity", done(answer));
  await userEvent.click(makeUp);
  await waitFor(() =>
    expect(made("claimActivity").map(({ body }) => body)).toEqual([
      { id: "sample", item: "day-2" },
    ]),
  );
  await act(async () => {});
});

it("tiers of turnover: progress to the next one, and claims of the day before", async () => {
  const items = [
    sampleItem("d2.1", "claimed", { target: 80_000, done: 80_000 }),
    sampleItem("d2.2", "open", { target: 200_000, done: 120_000, rewardCents: 1200 }),
    sampleItem("d1.2", "claimable", { title: "昨日第二档" }),
  ];
  const shown = sampleActivity(MECHANICS.bettingGift, { venues: ["QP"] });
  openActivity({ activity: shown, mine: sampleStanding({ items }) });
  const box = within(await panel(activity.betting.title.day));
  const missing = "已完成有效投注额 ¥ 1,200，再完成 ¥ 800 可领取 ¥ 12。";
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.getByRole("button", { name: "领取 ¥ 8：昨日第二档" })).toBeTruthy();
  expect(box.getByRole("link", { name: "棋牌" }).getAttribute("href")).toBe("/game/chess");
  expect(lines(await panel(activity.betting.earlier.day))[0]).toContain("昨日第二档");
});

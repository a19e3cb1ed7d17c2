// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { INVALID_PARAMETER, NOT_FOUND } from "#contract/codes.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import { serverNow } from "#lib/time/clock.ts";
import activity from "#locales/zh-CN/activity.json";
import { listen } from "#session/site/events.ts";
import { done, refused } from "#testing/test-site.ts";
import { MECHANICS, sampleActivity, sampleItem, sampleStanding } from "./sample-activity.ts";
import { cutOff, panel, setUpActivities } from "./test-activity-site.tsx";

const { site, made, open, openActivity } = setUpActivities();

const TASKS = sampleActivity(MECHANICS.newTask);
/** In the hero; a reader hears what is claimed, too. */
const CLAIM = "领取 ¥ 8：phone";
const standing = async () => within(await panel(activity.standing.title));

it("shows a visitor the terms, the tasks and a way to log in", async () => {
  const asked: string[] = [];
  const stop = listen("login", () => void asked.push("login"));
  openActivity({ activity: TASKS, mine: null });
  expect(await screen.findByRole("heading", { level: 1, name: TASKS.title })).toBeTruthy();
  expect(screen.getByText("1.1 全部会员。")).toBeTruthy();
  expect(await screen.findByText("投注满 5 笔")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: activity.login }));
  expect(asked).toEqual(["login"]);
  expect(made("verification")).toEqual([]);
  stop();
});

it("says what is agreed to before the button, and joins", async () => {
  openActivity({ activity: TASKS, mine: sampleStanding({ state: "open", joinedAt: null }) });
  const box = await standing();
  const terms = await screen.findByRole("list", { name: activity.join.title });
  expect(terms.textContent).toBe("报名后的有效投注额计入本活动");
  site.answer("verification", done(sampleStanding()));
  await userEvent.click(screen.getByRole("button", { name: activity.join.button }));
  expect(await box.findByText(activity.state.joined)).toBeTruthy();
  expect(made("joinActivity").map(({ body }) => body)).toEqual([{ id: TASKS.id }]);
  expect(screen.queryByRole("button", { name: activity.join.button })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

it("shows every condition, and where an unmet one is met", async () => {
  const checks = [
    { text: "已绑定手机号码", met: true, remedy: "phone" as const },
    { text: "累计存款满 ¥200", met: false, remedy: "deposit" as const },
  ];
  openActivity({
    activity: TASKS,
    mine: sampleStanding({ state: "closed", joinedAt: null, checks }),
  });
  const box = await standing();
  const rows = within(await box.findByRole("list", { name: activity.standing.checks }));
  const texts = rows.getAllByRole("listitem").map((row) => row.textContent);
  expect(texts[0]).toContain(activity.check.met);
  expect(texts[1]).toContain(activity.check.unmet);
  // Once, in the hero.
  const remedy = screen.getByRole("link", { name: activity.check.remedy.deposit });
  expect(remedy.getAttribute("href")).toBe(SAVEMONEY);
  expect(screen.queryByRole("button", { name: activity.join.button })).toBeNull();
});

it("leads to the page where a phone is bound, and back", async () => {
  const checks = [{ text: "已绑定手机号码", met: false, remedy: "phone" as const }];
  openActivity({
    activity: TASKS,
    mine: sampleStanding({ state: "closed", joinedAt: null, checks }),
  });
  const link = await screen.findByRole("link", { name: activity.check.remedy.phone });
  expect(link.getAttribute("href")).toContain(encodeURIComponent(`/newTask/${TASKS.id}`));
});

it("says what leaving loses before it leaves", async () => {
  const lines = ["未完成有效投注额的奖励 ¥18.00 将被收回"];
  site.answer("confirmInfo", done({ lines, lostCents: 1800 }));
  site.answer("leaveActivity", done({ lostCents: 1800 }));
  openActivity({ activity: TASKS, mine: sampleStanding({ lockedCents: 1800 }) });
  await userEvent.click(
    await (await standing()).findByRole("button", { name: activity.leave.button }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("退出将失去 ¥ 18")).toBeTruthy();
  expect(dialog.getByText(lines[0] ?? "")).toBeTruthy();
  expect(made("leaveActivity")).toEqual([]);
  site.answer("verification", done(sampleStanding({ state: "left" })));
  await userEvent.click(dialog.getByRole("button", { name: activity.leave.sure }));
  expect(await screen.findByText(activity.note.left)).toBeTruthy();
  expect(made("leaveActivity")).toHaveLength(1);
});

it.each([
  ["coming", activity.state.coming],
  ["ended", activity.state.ended],
  ["waiting", activity.state.waiting],
] as const)("has no button in state %s", async (state, word) => {
  openActivity({ activity: TASKS, mine: sampleStanding({ state, joinedAt: null }) });
  const box = await standing();
  expect(await box.findByText(word)).toBeTruthy();
  expect(box.queryByRole("button")).toBeNull();
});

it("claims a task once, and says what it brought and requires", async () => {
  const items = [sampleItem("phone", "claimable"), sampleItem("bets", "open")];
  openActivity({ activity: TASKS, mine: sampleStanding({ items }) });
  const answer = {
    item: "phone",
    amountCents: 800,
    turnoverCents: 2400,
    prize: null,
    chances: null,
  };
  site.answer("claimActivity", done(answer));
  await userEvent.dblClick(await screen.findByRole("button", { name: CLAIM }));
  expect(
    await screen.findByText("领取成功：¥ 8 已存入奖金钱包，须完成 ¥ 24 有效投注额"),
  ).toBeTruthy();
  expect(made("claimActivity").map(({ body }) => body)).toEqual([{ id: TASKS.id, item: "phone" }]);
});

it("keeps a claim open while its outcome is unknown, and asks for it", async () => {
  const items = [sampleItem("phone", "claimable")];
  openActivity({ activity: TASKS, mine: sampleStanding({ items }) });
  site.answer("claimActivity", "cut");
  const answer = {
    item: "phone",
    amountCents: 800,
    turnoverCents: 0,
    prize: null,
    chances: null,
    freeBet: false,
  };
  site.answer("claimActivityStatus", "never");
  await userEvent.click(await screen.findByRole("button", { name: CLAIM }));
  expect(await screen.findByText(/没有收到服务器的答复/)).toBeTruthy();
  expect(screen.getByRole("button", { name: CLAIM }).matches(":disabled")).toBe(true);
  site.answer("claimActivityStatus", done({ state: "done", answer }));
  // The first question gets no answer; the next ones come with the connection.
  cutOff();
  await waitFor(() => expect(made("claimActivity")).toHaveLength(1));
});

it("shows the server's words where a claim is refused", async () => {
  const items = [sampleItem("phone", "claimable")];
  openActivity({ activity: TASKS, mine: sampleStanding({ items }) });
  site.answer("claimActivity", refused(INVALID_PARAMETER, "该奖励已过期"));
  const none = { state: "refused", code: INVALID_PARAMETER, message: "该奖励已过期" };
  site.answer("claimActivityStatus", done(none));
  await userEvent.click(await screen.findByRole("button", { name: CLAIM }));
  expect((await screen.findByText("该奖励已过期")).closest("[role=alert]")).not.toBeNull();
});

it("shows a refusal at the row that was claimed", async () => {
  const items = [sampleItem("phone", "claimable"), sampleItem("bets", "claimable")];
  openActivity({ activity: TASKS, mine: sampleStanding({ items }) });
  site.answer("claimActivity", refused(INVALID_PARAMETER, "该奖励已过期"));
  const none = { state: "refused", code: INVALID_PARAMETER, message: "该奖励已过期" };
  site.answer("claimActivityStatus", done(none));
  // The hero offers the first.
  const button = await screen.findByRole("button", { name: "领取：bets" });
  const row = button.closest("li");
  await userEvent.click(button);
  const words = await screen.findByText("该奖励已过期");
  expect(words.closest("li")).toBe(row);
  expect(screen.getAllByText("该奖励已过期")).toHaveLength(1);
});

it("sends no claim without a connection", async () => {
  const items = [sampleItem("phone", "claimable")];
  openActivity({ activity: TASKS, mine: sampleStanding({ items }) });
  const button = await screen.findByRole("button", { name: CLAIM });
  cutOff();
  await userEvent.click(button);
  expect(made("claimActivity")).toEqual([]);
});

it("is not found for an unknown id and for a kind that does not fit", async () => {
  site.answer("activityInfo", refused(NOT_FOUND, "未找到该活动"));
  open("/activity/newTask/nothing");
  expect(await screen.findByText("elsewhere")).toBeTruthy();
  cleanup();
  site.answer("activityInfo", done(TASKS));
  const { router } = open(`/activity/drawGift/${TASKS.id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe("/not-found"));
});

it("can be loaded again after an error", async () => {
  site.answer("activityInfo", refused(6005, "系统繁忙"));
  open(`/activity/newTask/${TASKS.id}`);
  const retry = await screen.findByRole("button", { name: "重新加载" });
  site.answer("activityInfo", done(TASKS));
  await userEvent.click(retry);
  expect(await screen.findByRole("heading", { level: 1, name: TASKS.title })).toBeTruthy();
});

it("shows the turnover that is still missing, and what the member got", async () => {
  const record = { id: "7", title: "第 3 天", time: serverNow(), amountCents: 1300 };
  const list = [{ ...record, turnoverCents: 1300, state: "released" }];
  site.answer("exchangeRecord", done({ total: 1, list }));
  const turnover = { requiredCents: 5000, doneCents: 2000 };
  openActivity({ activity: TASKS, mine: sampleStanding({ turnover }) });
  expect((await panel(activity.turnover.title)).textContent).toContain("还差¥ 30");
  const records = within(await panel(activity.records.title));
  expect(await records.findAllByText("第 3 天")).not.toHaveLength(0);
  expect(records.getAllByText(activity.records.states.released)).not.toHaveLength(0);
});

it("gives the period in the time of the device where it is another", async () => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-540);
  openActivity({ activity: TASKS, mine: null });
  expect(await screen.findByText(activity.period.device)).toBeTruthy();
  vi.restoreAllMocks();
});

import { expect, it } from "vitest";
import { MECHANICS, sampleActivity, sampleItem, sampleStanding } from "../sample-activity.ts";
import { heroAction, leadItem } from "./hero-action.ts";
import { serverNow } from "#lib/time/clock.ts";

const TASKS = sampleActivity(MECHANICS.newTask);
const of = (mine: Parameters<typeof sampleStanding>[0], activity = TASKS) =>
  heroAction(activity, { state: "ready", data: sampleStanding(mine) }, serverNow());

it("lets a visitor log in while the activity runs", () => {
  const visitor = { state: "visitor", data: undefined } as const;
  expect(heroAction(TASKS, visitor, serverNow()).kind).toBe("login");
  const over = sampleActivity(MECHANICS.newTask, { endsAt: serverNow() - 1 });
  expect(heroAction(over, visitor, serverNow()).kind).toBe("others");
});

it.each([
  ["coming", "none"],
  ["open", "join"],
  ["waiting", "rewards"],
  ["left", "others"],
  ["ended", "others"],
] as const)("in state %s: %s", (state, kind) => {
  expect(of({ state }).kind).toBe(kind);
});

it("leads to the first condition that is not met", () => {
  const checks = [
    { text: "手机", met: true, remedy: "phone" as const },
    { text: "VIP5", met: false, remedy: null },
    { text: "存款", met: false, remedy: "deposit" as const },
  ];
  expect(of({ state: "closed", checks })).toMatchObject({ kind: "remedy", remedy: "deposit" });
});

it("claims before it leads on to what is open", () => {
  const items = [sampleItem("phone", "open"), sampleItem("bets", "claimable")];
  expect(leadItem(of({ items }))).toBe("bets");
  expect(of({ items: [sampleItem("bets", "open")] })).toEqual({
    kind: "task",
    item: "bets",
    page: "sport",
  });
});

it("signs today only; days that can be made up stay in the calendar", () => {
  const sign = sampleActivity(MECHANICS.signGift);
  // It began two days ago.
  const items = (today: "open" | "claimable" | "claimed") => [
    sampleItem("day-1", "claimable"),
    sampleItem("day-2", "claimed"),
    sampleItem("day-3", today),
  ];
  expect(leadItem(of({ items: items("claimable") }, sign))).toBe("day-3");
  expect(of({ items: items("open") }, sign).kind).toBe("play");
  expect(of({ items: items("claimed") }, sign).kind).toBe("none");
});

it("leads to the first venue whose turnover counts", () => {
  const race = sampleActivity(MECHANICS.racePage, { venues: ["QP", "CP"] });
  expect(of({}, race)).toEqual({ kind: "play", venue: "QP" });
  expect(of({}, sampleActivity(MECHANICS.racePage))).toEqual({ kind: "play", venue: null });
});

// RTS 12: the reminder to review limits and transactions.
import { beforeEach, expect, it } from "vitest";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { DAY, refusalOf, type SampleProtected, sampleProtected } from "./sample-protected.ts";

let sample: SampleProtected;
beforeEach(() => {
  sample = sampleProtected();
  sample.profile("uk");
});

const TITLE = "请回顾您的限额与收支";

/** Texts of the reminders that the member has received, newest first. */
function reminders({ money, member }: SampleProtected): string[] {
  money.ask(member, "unreadCounts", { userSystem: 1 });
  return money.database
    .prepare("SELECT body FROM letter WHERE member = ? AND title = ? ORDER BY time DESC")
    .all(member, TITLE)
    .map((row) => String(row["body"]));
}
const later = (days: number) => {
  sample.money.time += days * DAY;
};

it("RTS 12: comes every six months, and not before", () => {
  later(200);
  const count = reminders(sample).length;
  later(180);
  expect(reminders(sample)).toHaveLength(count);
  later(5);
  expect(reminders(sample)).toHaveLength(count + 1);
  expect(reminders(sample)).toHaveLength(count + 1);
});

it("RTS 12: members without a limit are told that there are limits, others to look at theirs", () => {
  later(200);
  expect(reminders(sample)[0]).toContain("您没有设置限额");
  sample.set("deposit", "day", 10_000);
  later(200);
  expect(reminders(sample)[0]).toContain("您设置的限额是否仍然合适");
  expect(reminders(sample)[0]).toContain("/mine/safety#statement");
});

it("RTS 12: can come more often, never later", () => {
  expect(sample.info().reviewMonths).toBe(6);
  const choose = (months: number) => sample.money.ask(sample.member, "setReview", { months });
  expect(choose(1).reviewMonths).toBe(1);
  later(200);
  const count = reminders(sample).length;
  later(32);
  expect(reminders(sample)).toHaveLength(count + 1);
  expect(refusalOf(() => choose(7)).code).toBe(INVALID_PARAMETER);
  expect(sample.info().reviewMonths).toBe(1);
});

it("no other profile reminds, and none lets it be chosen", () => {
  sample.profile("on");
  later(400);
  expect(reminders(sample)).toEqual([]);
  expect(sample.info().reviewMonths).toBeNull();
  const choose = () => sample.money.ask(sample.member, "setReview", { months: 1 });
  expect(refusalOf(choose).code).toBe(INVALID_PARAMETER);
});

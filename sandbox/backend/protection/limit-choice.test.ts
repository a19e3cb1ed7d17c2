// RTS 12A: who sets no limit before the first deposit declines one by an act of their own.
import { beforeEach, expect, it } from "vitest";
import { LIMIT_CHOICE_FIRST } from "#contract/codes.ts";
import type { LimitKind } from "#contract/protection/controls.ts";
import { protectionReport, reportCsv } from "./protection-report.ts";
import { DAY, type SampleProtected, sampleProtected } from "./sample-protected.ts";

let sample: SampleProtected;
beforeEach(() => {
  sample = sampleProtected();
  sample.profile("uk");
});

const REFUSED = `${LIMIT_CHOICE_FIRST} 首次存款前，请先到「理性娱乐」设置存款限额，或选择不设`;
const due = () => sample.info().limitChoice;
const decline = () => sample.money.ask(sample.member, "declineLimits", {});

it("RTS 12A: the first deposit waits for a choice", () => {
  expect(due()).toBe(true);
  expect(sample.deposit(10_000)).toBe(REFUSED);
  expect(decline().limitChoice).toBe(false);
  expect(sample.deposit(10_000)).toBe("done");
});

it.each(["deposit", "netDeposit", "loss", "stake"] satisfies LimitKind[])(
  "RTS 12A: a limit of %s is a choice",
  (kind) => {
    expect(sample.set(kind, "week", 50_000).limitChoice).toBe(false);
    expect(sample.deposit(10_000)).toBe("done");
  },
);

it("RTS 12A: a limit of time says nothing about money", () => {
  sample.set("time", "day", 60);
  expect(due()).toBe(true);
  expect(sample.deposit(10_000)).toBe(REFUSED);
});

it("RTS 12A: a limit that is removed before the first deposit leaves the choice open", () => {
  sample.set("deposit", "day", 50_000);
  sample.set("deposit", "day", null);
  sample.money.time += 2 * DAY;
  sample.money.ask(sample.member, "confirmLimit", { kind: "deposit", window: "day" });
  expect(due()).toBe(true);
});

it("who has deposited before is not asked", () => {
  sample.profile("none");
  expect(sample.deposit(10_000)).toBe("done");
  sample.profile("uk");
  expect(due()).toBe(false);
  expect(sample.deposit(10_000)).toBe("done");
});

it("an order that was never paid is no deposit", () => {
  sample.profile("none");
  expect(sample.deposit(10_000, "none")).toBe("done");
  sample.profile("uk");
  expect(due()).toBe(true);
});

it.each(["none", "mt", "us-pa", "on"] as const)("%s does not ask for it", (profile) => {
  sample.profile(profile);
  expect(due()).toBe(false);
  expect(sample.deposit(10_000)).toBe("done");
});

it("the operator reads when a member first declined", () => {
  const { database, time } = sample.money;
  const own = () =>
    protectionReport(database, { site: "aurora", time, flagged: false }).filter(
      ({ userId }) => userId === String(sample.member),
    );
  expect(own().map((row) => row.limitsDeclinedAt)).toEqual([null]);
  decline();
  sample.money.time += DAY;
  decline();
  expect(own().map((row) => row.limitsDeclinedAt)).toEqual([time]);
  expect(reportCsv(own())).toMatch(/limitsDeclinedAt.*\r\n.*,2\d{3}-\d{2}-\d{2} \d{2}:\d{2},/);
});

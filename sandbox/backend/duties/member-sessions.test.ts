// The time that a member has spent, for limits of time and reality checks.
import { beforeEach, expect, it } from "vitest";
import { LIMIT_REACHED } from "#contract/codes.ts";
import { memberById } from "../members/member-store.ts";
import { issueToken, memberOfToken, sessionStart } from "../members/token-store.ts";
import { MINUTE } from "../time/china-time.ts";
import { minutesUsed } from "./member-sessions.ts";
import {
  DAY,
  HOUR,
  type SampleProtected,
  sampleProtected,
} from "../protection/sample-protected.ts";

let sample: SampleProtected;
beforeEach(() => {
  sample = sampleProtected();
});

function login(now: number): string {
  const { database } = sample.money;
  const member = memberById(database, sample.member);
  if (member === null) throw new Error("There is no such member.");
  return issueToken(database, { member, device: "", now });
}

const use = (token: string, now: number, isBackground = false) =>
  memberOfToken(sample.money.database, { site: "aurora", token, now, isBackground });
const used = (since: number, time = sample.money.time) =>
  minutesUsed(sample.money.database, { member: sample.member, time, since });

it("a limit of time counts every login of the day", () => {
  const begin = sample.money.time;
  for (let index = 0; index < 500; index += 1) {
    const at = begin + index * 2 * MINUTE;
    use(login(at), at + MINUTE);
  }
  sample.money.time = begin + 1000 * MINUTE;
  expect(used(sample.money.time).day).toBe(500);
  sample.set("time", "day", 500);
  expect(sample.round(1000)).toContain(`${LIMIT_REACHED} `);
  sample.money.time += DAY;
  expect(used(sample.money.time).day).toBe(0);
});

it("a clock that is set back counts nothing of the future, and the session begins again", () => {
  const { database, time } = sample.money;
  const token = login(time);
  use(token, time + 2 * HOUR);
  const back = time - 10 * DAY;
  expect(used(time, back)).toEqual({ day: 0, each: 0 });
  use(token, back);
  expect(sessionStart(database, token)).toBe(back);
  expect(used(back, back + 30 * MINUTE)).toEqual({ day: 30, each: 30 });
});

it("a clock that is set back prolongs no session", () => {
  const { time } = sample.money;
  const token = login(time);
  const back = time - 10 * DAY;
  expect(use(token, back)).not.toBeNull();
  expect(use(token, back + 12 * HOUR)).toBeNull();
});

it("what a page asks by itself prolongs no session, and its time is counted all the same", () => {
  const begin = sample.money.time;
  const token = login(begin);
  use(token, begin + HOUR);
  for (let at = begin + HOUR; at < begin + 13 * HOUR; at += MINUTE)
    expect(use(token, at, true)).not.toBeNull();
  expect(use(token, begin + 13 * HOUR, true)).toBeNull();
  expect(use(token, begin + 13 * HOUR)).toBeNull();
  expect(used(begin, begin + 13 * HOUR).day).toBe(13 * 60);
});

it("a clock that is set back prolongs no session of a page that asks by itself either", () => {
  const { time } = sample.money;
  const token = login(time);
  const back = time - 10 * DAY;
  expect(use(token, back, true)).not.toBeNull();
  expect(use(token, back + 12 * HOUR, true)).toBeNull();
});

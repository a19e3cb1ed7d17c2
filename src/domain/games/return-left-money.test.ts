// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepSession } from "#session/account/session-store.ts";
import { setUpSite } from "#testing/test-site.ts";
import { until } from "#testing/test-until.ts";
import { forgetStay, holdVenue, noteStay, readStay } from "../wallet/venue-stay.ts";
import { returnLeftMoney } from "./return-left-money.ts";

const MEMBER = "7";
const STAY = { channelCode: "HPDZ", venueName: "琥珀游戏" };

/** Shared holders by lock: the browser's own lock manager is not part of the test environment. */
const held = new Map<string, number>();

const { site } = setUpSite({ after: () => held.clear() });
beforeAll(() => {
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
afterAll(() => {
  Reflect.deleteProperty(navigator, "locks");
});

async function request(name: string, ...rest: unknown[]): Promise<unknown> {
  const act = rest.at(-1) as (lock: object | null) => unknown;
  const { mode, ifAvailable } = rest.length > 1 ? (rest[0] as LockOptions) : {};
  if (ifAvailable === true && (held.get(name) ?? 0) > 0) return act(null);
  if (mode !== "shared") return act({ name });
  held.set(name, (held.get(name) ?? 0) + 1);
  await act({ name });
  held.set(name, (held.get(name) ?? 1) - 1);
  return undefined;
}

/** A closed tab: its note stays, its locks are gone. */
function leaveBehind(autoTransfer: "0" | "1" = "1"): void {
  keepSession("a".repeat(64), MEMBER);
  noteStay(MEMBER, STAY);
  held.clear();
  const data = { venues: [], latest: [], autoTransfer };
  site.answer("allBalance", { status_code: 6000, data });
  const moved = [{ channelCode: "HPDZ", name: "琥珀游戏", amount: "20.50" }];
  site.answer("recycle", { status_code: 6000, data: { moved, kept: [] } });
}

const recycled = () => site.made.filter(({ name }) => name === "recycle").map(({ body }) => body);

test("the money of a closed tab comes back, once", async () => {
  leaveBehind();
  await returnLeftMoney(MEMBER);
  expect(recycled()).toEqual([{ channelCode: "HPDZ" }]);
  await until(() => expect(readStay(MEMBER)).toBeNull());
  await returnLeftMoney(MEMBER);
  expect(recycled()).toHaveLength(1);
});

test("not while a tab has the venue open; afterwards it does", async () => {
  leaveBehind();
  const close = holdVenue("HPDZ");
  await returnLeftMoney(MEMBER);
  expect(recycled()).toEqual([]);
  close();
  await until(() => expect([...held.values()]).toEqual([0]));
  await returnLeftMoney(MEMBER);
  expect(recycled()).toHaveLength(1);
});

test("not without auto-transfer: the member moves the money", async () => {
  leaveBehind("0");
  await returnLeftMoney(MEMBER);
  expect(recycled()).toEqual([]);
  expect(readStay(MEMBER)).toBeNull();
});

test("a note that cannot be kept up is tried again", async () => {
  leaveBehind();
  site.answer("allBalance", "cut");
  await returnLeftMoney(MEMBER);
  expect(recycled()).toEqual([]);
  expect(readStay(MEMBER)).toEqual(STAY);
});

test("a recycle of all venues, or of this one, ends the note; another's does not", () => {
  leaveBehind();
  forgetStay(MEMBER, "CFDZ");
  expect(readStay(MEMBER)).toEqual(STAY);
  forgetStay(MEMBER, "");
  expect(readStay(MEMBER)).toBeNull();
});

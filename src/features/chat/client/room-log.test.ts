import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatLine } from "#contract/chat.ts";
import { createRoomLog, type RoomLog } from "./room-log.ts";
import { sampleLine } from "./sample-line.ts";

const BIG = 5000;
const ids = (log: RoomLog) => log.lines().map(({ id }) => id);
const some = (...numbers: number[]): ChatLine[] => numbers.map((id) => sampleLine({ id }));

describe("a room log", () => {
  it("has each line once and in order, however they arrive", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          Array.from({ length: 40 }, (_, index) => index + 1),
          { minLength: 40 },
        ),
        fc.array(fc.integer({ min: 1, max: 40 })),
        (order, again) => {
          const log = createRoomLog(BIG);
          for (const id of [...order, ...again]) log.add(some(id));
          expect(ids(log)).toEqual(order.toSorted((one, two) => one - two));
        },
      ),
    );
  });

  it("knows between which times something is missing, until it is there or known to be gone", () => {
    const log = createRoomLog(BIG);
    log.add(some(1, 2));
    expect(log.gap()).toBeNull();
    log.add(some(5));
    const [, two, five] = log.lines();
    const times = { from: two?.time ?? 0, to: five?.time ?? 0 };
    expect(log.gap()).toEqual({ ...times, ids: [3, 4] });
    log.add(some(3));
    expect(log.gap()).toEqual({ ...times, ids: [4] });
    log.closeGap({ ...times, ids: [4] });
    expect([log.gap(), ids(log)]).toEqual([null, [1, 2, 3, 5]]);
  });

  it("notices a lost last line by what the server says, and a server that started again", () => {
    const log = createRoomLog(BIG);
    log.add(some(1));
    expect([log.expect(1), log.gap()]).toEqual([true, null]);
    expect([log.expect(3), log.gap()?.to]).toEqual([true, 0]);
    expect(log.expect(2)).toBe(false);
  });

  it("notices the first line of a room that was empty", () => {
    const log = createRoomLog(BIG);
    log.expect(0);
    log.add(some(2));
    expect(log.gap()?.ids).toEqual([1]);
  });

  it("takes away removed lines, also those that come later, and all up to a cleared one", () => {
    const log = createRoomLog(BIG);
    log.add(some(1, 2, 3));
    log.remove([2, 4]);
    log.add(some(4, 5));
    expect([ids(log), log.gap()]).toEqual([[1, 3, 5], null]);
    log.clear(3);
    log.add(some(1, 6));
    expect(ids(log)).toEqual([5, 6]);
  });

  it("keeps no more than it may, and takes older ones back when they are asked for", () => {
    const log = createRoomLog(100);
    for (let id = 1; id <= 1000; id++) log.add(some(id));
    expect(log.lines().length).toBeLessThanOrEqual(105);
    expect(ids(log).at(-1)).toBe(1000);
    const first = ids(log)[0] ?? 0;
    log.add(some(first - 1));
    expect(ids(log)[0]).toBe(first);
    log.addOlder(some(first - 2, first - 1));
    expect(ids(log).slice(0, 3)).toEqual([first - 2, first - 1, first]);
  });

  it("gives the same array until something has changed", () => {
    const log = createRoomLog(BIG);
    log.add(some(1));
    const before = log.lines();
    log.add(some(1));
    expect(log.lines()).toBe(before);
    log.add(some(2));
    expect(log.lines()).not.toBe(before);
  });
});

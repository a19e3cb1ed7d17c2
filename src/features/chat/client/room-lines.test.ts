// @vitest-environment jsdom
// Whatever order pages, pushes and connections come in, a reader sees every line once, in order.
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHAT_PAGE } from "#contract/chat.ts";
import { testRoom } from "./test-room.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step =
  | { readonly act: "write"; readonly count: number; readonly arrives: boolean }
  | { readonly act: "answer"; readonly which: number; readonly isGood: boolean }
  | { readonly act: "wait"; readonly ms: number }
  | { readonly act: "older" | "heartbeat" | "lose" | "connect" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant("write" as const),
    count: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.constant(250)),
    arrives: fc.boolean(),
  }),
  fc.record({
    act: fc.constant("answer" as const),
    which: fc.nat(3),
    isGood: fc.constantFrom(true, true, true, false),
  }),
  fc.record({ act: fc.constant("wait" as const), ms: fc.constantFrom(100, 700, 6000) }),
  fc.record({ act: fc.constantFrom("older", "heartbeat", "lose", "connect") }),
);

/** Of many more, reading all of them would take seconds, and a room would drop the first. */
const MOST_LINES = 800;
const MOST_PAGES = Math.ceil(MOST_LINES / CHAT_PAGE) + 10;

type Room = ReturnType<typeof testRoom>;
const ids = ({ client }: Room) => client.useState.getState().lines.map(({ id }) => id);

async function take(room: Room, next: Step): Promise<void> {
  if (next.act === "write") {
    const count = Math.min(next.count, MOST_LINES - room.lines.length);
    for (let line = 0; line < count; line += 1) room.write(next.arrives);
  } else if (next.act === "answer") room.answer(next.which, next.isGood);
  else if (next.act === "wait") await vi.advanceTimersByTimeAsync(next.ms);
  else if (next.act === "older") void room.client.loadOlder();
  else room[next.act]();
  await vi.advanceTimersByTimeAsync(0);
}

/** The network is good again, and the reader scrolls up to the beginning. */
async function readAll(room: Room): Promise<void> {
  const calm = async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      room.connect();
      room.answer(0, true);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  await calm();
  room.write(true);
  await calm();
  for (
    let page = 0;
    page < MOST_PAGES && room.client.useState.getState().older !== "none";
    page += 1
  ) {
    void room.client.loadOlder();
    for (let turn = 0; turn < 5; turn += 1) {
      await vi.advanceTimersByTimeAsync(0);
      room.answer(0, true);
    }
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** @returns the lines that were lost, shown twice or not in order */
async function faults(sameTime: number, before: number, steps: readonly Step[]) {
  const room = testRoom(sameTime);
  const found = new Set<string>();
  const noteOrder = () => {
    const shown = ids(room);
    shown.forEach((id, at) => {
      const last = shown[at - 1] ?? 0;
      if (last >= id) found.add(`${id} after ${last}`);
    });
  };
  for (let line = 0; line < before; line += 1) room.write(false);
  room.client.enter("lobby");
  room.client.start();
  room.connect();
  await vi.advanceTimersByTimeAsync(0);
  for (const next of steps) {
    await take(room, next);
    noteOrder();
  }
  await readAll(room);
  noteOrder();
  const shown = new Set(ids(room));
  for (const { id } of room.lines) if (!shown.has(id)) found.add(`${id} is lost`);
  room.client.stop();
  vi.clearAllTimers();
  return [...found];
}

const lost = (count: number): Step => ({ act: "write", count, arrives: false });
const heard = (count: number): Step => ({ act: "write", count, arrives: true });
const answer: Step = { act: "answer", which: 0, isGood: true };
const look: readonly Step[] = [{ act: "heartbeat" }, { act: "wait", ms: 700 }];

const EXAMPLES: readonly [number, number, Step[]][] = [
  // A new gap while another is filled.
  [1, 3, [lost(5), ...look, lost(2), heard(40), answer]],
  // A long absence is cut off while older lines are on their way, and where the beginning had been read.
  [
    1,
    60,
    [
      { act: "older" },
      lost(250),
      ...look,
      ...Array.from({ length: 13 }, () => ({ ...answer, which: 1 })),
    ],
  ],
  [2, 3, [{ act: "older" }, answer, lost(250), ...look]],
];

it("loses no line of 60 that share milliseconds, at the edges of the pages of a gap and of scrolling", async () => {
  for (const sameTime of [1, 2, 7, 40]) {
    expect(await faults(sameTime, 60, [])).toEqual([]);
    expect(await faults(sameTime, 5, [lost(60), ...look])).toEqual([]);
  }
});

it("shows every line once, in order, whatever happens", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 2, 7, 40),
      fc.constantFrom(0, 3, 20, 60),
      fc.array(step, { maxLength: 25 }),
      async (...visit) => {
        expect(await faults(...visit)).toEqual([]);
      },
    ),
    { numRuns: 60, examples: [...EXAMPLES] },
  );
});

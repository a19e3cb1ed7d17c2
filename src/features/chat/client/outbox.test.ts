import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Pending } from "./chat-state.ts";
import { createOutbox } from "./outbox.ts";
import { sampleLine } from "./sample-line.ts";

let connection: number | null;
let sent: string[];
let shown: readonly Pending[];

beforeEach(() => {
  vi.useFakeTimers();
  connection = null;
  sent = [];
  shown = [];
});
afterEach(() => vi.useRealTimers());

function open() {
  let ids = 0;
  return createOutbox({
    ready: () => connection,
    send: ({ clientId }) => sent.push(clientId) > 0,
    changed: (pending) => {
      shown = pending;
    },
    now: () => Date.now(),
    newId: () => `c${(ids += 1)}`,
  });
}
const message = { rid: "lobby", msg: "你好", reply: null };
const states = () => shown.map(({ clientId, state, why }) => `${clientId} ${state} ${why}`.trim());

it("waits for the connection, sends once, and is done when the line is in the room", () => {
  const outbox = open();
  outbox.add(message);
  vi.advanceTimersByTime(10_000);
  expect([sent, states()]).toEqual([[], ["c1 sending"]]);
  connection = 1;
  vi.advanceTimersByTime(300);
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual(["c1"]);
  outbox.arrived([sampleLine({ clientId: "c1" })]);
  expect(shown).toEqual([]);
});

it("sends again under the same id on another connection, and when no answer comes", () => {
  const outbox = open();
  connection = 1;
  outbox.add(message);
  connection = 2;
  vi.advanceTimersByTime(300);
  expect(sent).toEqual(["c1", "c1"]);
  vi.advanceTimersByTime(4200);
  expect(sent).toEqual(["c1", "c1", "c1"]);
});

it("fails after a minute, can be sent again, and may still arrive", () => {
  const outbox = open();
  outbox.add(message);
  vi.advanceTimersByTime(60_000);
  expect(states()).toEqual(["c1 failed"]);
  connection = 1;
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  outbox.again("c1");
  expect([sent, states()]).toEqual([["c1"], ["c1 sending"]]);
  outbox.refused("c1", "您已被管理员禁言");
  expect(states()).toEqual(["c1 failed 您已被管理员禁言"]);
  outbox.arrived([sampleLine({ clientId: "c1" })]);
  expect(shown).toEqual([]);
});

it("forgets what the player gives up", () => {
  const outbox = open();
  outbox.add(message);
  outbox.add(message);
  outbox.discard("c1");
  expect(states()).toEqual(["c2 sending"]);
});

import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import type { Outcome } from "#contract/api/money.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { createMoneyCalls } from "./create-money-calls.ts";
import type { MoneyKind } from "./money-context.ts";
import { sampleTime } from "./sample-time.ts";
import { storageKey } from "./stored-kinds.ts";

const KEY = "00000000-0000-4000-8000-000000000001";
let time: ReturnType<typeof sampleTime>;
let stored: Map<string, string>;
let userId: string | null;
let ended: string[];
let outcome: Outcome<number>;

beforeEach(() => {
  time = sampleTime();
  stored = new Map();
  userId = "1";
  ended = [];
  outcome = { state: "none" };
});

function open(changes: Partial<MoneyKind<string, number>> = {}, now = time.now) {
  const kind: MoneyKind<string, number> = {
    name: "pay",
    call: { path: "/pay", handles: [] },
    body: v.string(),
    answer: v.number(),
    send: () => Promise.reject(new CallError("network", "/pay")),
    ask: async () => outcome,
    ended: ({ state, answer }) => void ended.push(`${state} ${answer ?? ""}`),
    ...changes,
  };
  return createMoneyCalls(kind, {
    storage: {
      read: (key, parse) => parse(stored.get(key) ?? ""),
      write: (key, text) => void stored.set(key, text),
      remove: (key) => void stored.delete(key),
      keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
    },
    alone: async (act) => act(),
    newKey: () => KEY,
    now,
    wait: time.wait,
    userId: () => userId,
    offline: () => false,
    refreshBalance: () => {},
    reportRefusal: () => {},
  });
}

const callOf = ({ useCalls }: ReturnType<typeof open>) => useCalls.getState().calls["a"];

it("waits while the server is still processing", async () => {
  const calls = open();
  outcome = { state: "running" };
  void calls.start({ slot: "a", body: "" });
  await time.pass(120_000);
  expect(callOf(calls)?.state).toBe("pending");
  outcome = { state: "none" };
  await time.pass(10_000);
  expect(callOf(calls)?.state).toBe("unsent");
  outcome = { state: "done", answer: 7 };
  await time.pass(10_000);
  expect(ended).toEqual(["done 7"]);
});

it("reports the refusal that the server recorded", async () => {
  const calls = open();
  outcome = { state: "refused", code: 6007, message: "余额不足" };
  void calls.start({ slot: "a", body: "" });
  await time.pass(5000);
  expect(callOf(calls)).toMatchObject({ state: "refused", refusal: { message: "余额不足" } });
  expect(ended).toEqual(["refused "]);
});

it("keeps what a server that decides nothing says, until it decides", async () => {
  const busy = (message: string) =>
    new CallError("code", "/pay", { status_code: 6317, data: null, message });
  let refusal: CallError | null = null;
  const calls = open({
    send: () => Promise.reject(busy("系统维护，稍后处理")),
    ask: async () => {
      if (refusal !== null) throw refusal;
      return outcome;
    },
  });
  void calls.start({ slot: "a", body: "" });
  await time.pass(60_000);
  expect(callOf(calls)).toMatchObject({ state: "unsent", said: "系统维护，稍后处理" });
  refusal = busy("系统繁忙");
  await time.pass(10_000);
  expect(callOf(calls)?.said).toBe("系统繁忙");
  refusal = null;
  outcome = { state: "done", answer: 7 };
  await time.pass(10_000);
  expect(ended).toEqual(["done 7"]);
});

it.each(["unsent", "unsure", "pending"] as const)(
  "frees the slot of a call in %s that is given up, and follows it",
  async (state) => {
    const lost: string[] = [];
    const calls = open({
      ask: () => (state === "unsure" ? Promise.reject(new Error()) : Promise.resolve(outcome)),
      lost: (call) => void lost.push(call.state),
    });
    if (state === "pending") outcome = { state: "running" };
    void calls.start({ slot: "a", body: "1" });
    await time.pass(60_000);
    expect(callOf(calls)?.state).toBe(state);
    calls.giveUp("a");
    expect(callOf(calls)).toBeUndefined();
    expect(Object.values(calls.useCalls.getState().calls)).toMatchObject([{ dropped: true }]);
    void calls.start({ slot: "a", body: "2" });
    expect(callOf(calls)).toMatchObject({ body: "2", state: "sending" });
    await time.pass(10_000);
    expect(lost).toEqual(state === "pending" ? [] : [state]);
  },
);

it("forgets a call that was given up once it cannot arrive, and tells of one that does", async () => {
  const calls = open();
  void calls.start({ slot: "a", body: "" });
  await time.pass(60_000);
  calls.giveUp("a");
  await time.pass(4 * 60_000);
  expect(stored.size).toBe(1);
  await time.pass(2 * 60_000);
  expect([stored.size, calls.useCalls.getState().calls]).toEqual([0, {}]);
  void calls.start({ slot: "a", body: "" });
  await time.pass(60_000);
  calls.giveUp("a");
  outcome = { state: "done", answer: 7 };
  await time.pass(10_000);
  expect(ended).toEqual(["done 7"]);
});

it("may be sent again under its key when the server says nothing of it", async () => {
  const sent: string[] = [];
  let silent = true;
  const calls = open({
    send: async (_body, key) => {
      sent.push(key);
      if (silent) throw new CallError("network", "/pay");
      return 7;
    },
    ask: () => Promise.reject(new CallError("network", "/pay")),
  });
  void calls.start({ slot: "a", body: "" });
  await time.pass(5000);
  await calls.resend("a");
  expect(sent).toHaveLength(1);
  await time.pass(10_000);
  expect(callOf(calls)?.state).toBe("unsure");
  silent = false;
  await calls.resend("a");
  expect([sent, ended]).toEqual([[KEY, KEY], ["done 7"]]);
});

it("allows one open call per slot, and others in other slots", async () => {
  const calls = open();
  const started = [
    calls.start({ slot: "a", body: "1" }),
    calls.start({ slot: "a", body: "2" }),
    calls.start({ slot: "b", body: "3" }),
  ];
  await time.pass(100);
  expect(await Promise.all(started)).toEqual(["sent", "open", "sent"]);
  expect(stored.size).toBe(2);
});

it("sends no call of one member as another", async () => {
  const sent: string[] = [];
  const calls = open({
    ready: () => time.wait(50),
    send: async (body) => sent.push(body),
  });
  void calls.start({ slot: "a", body: "of 1" });
  await time.pass(10);
  userId = "2";
  calls.userChanged();
  await time.pass(60_000);
  expect([sent, callOf(calls), ended]).toEqual([[], undefined, []]);
  userId = "1";
  calls.userChanged();
  expect(callOf(calls)).toBeUndefined();
});

it("does not query as another member, and continues when its own member returns", async () => {
  const asked: (string | null)[] = [];
  const calls = open({
    ask: async () => {
      asked.push(userId);
      return outcome;
    },
  });
  void calls.start({ slot: "a", body: "" });
  await time.pass(500);
  userId = "2";
  calls.userChanged();
  await time.pass(60_000);
  expect(asked).toEqual([]);
  outcome = { state: "done", answer: 1 };
  userId = "1";
  calls.userChanged();
  await time.pass(5000);
  expect([asked, ended]).toEqual([["1"], ["done 1"]]);
});

it("drops stored calls of another kind, and calls that ended long ago", async () => {
  const at = (slot: string) => storageKey("1", "pay", slot);
  const calls = open({ send: async () => 5 });
  await calls.start({ slot: "a", body: "" });
  expect(callOf(calls)?.state).toBe("done");
  stored.set(at("junk"), "{}");
  stored.set(at("text"), (stored.get(at("a")) ?? "").replace('"answer":5', '"answer":"5"'));
  open();
  expect([...stored.keys()]).toEqual([at("a")]);
  await time.pass(61_000);
  open();
  expect(stored.size).toBe(0);
});

it("forgets nothing by a fast clock that the server's answer corrects", async () => {
  let fast = 0;
  const calls = open(
    {
      ask: async () => {
        fast = 0;
        return outcome;
      },
    },
    () => time.now() + fast,
  );
  void calls.start({ slot: "a", body: "" });
  await time.pass(60_000);
  expect(callOf(calls)?.state).toBe("unsent");
  fast = 3 * 3_600_000;
  calls.giveUp("a");
  await time.pass(10_000);
  expect(stored.size).toBe(1);
  await time.pass(6 * 60_000);
  expect(stored.size).toBe(0);
});

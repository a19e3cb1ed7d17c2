// The second a shared store may cost, by a clock that the tests turn.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BlobFault } from "./blobs.ts";
import { createTimeBudget, type TimeBudget, type Transfer } from "./time-budget.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Starts work that lasts until the test ends it. */
function start(budget: TimeBudget): {
  readonly transfer: Transfer;
  readonly finish: (value: string | null) => void;
  readonly state: () => string;
} {
  let transfer: Transfer | undefined;
  let finish: (value: string | null) => void = () => {};
  let state = "under way";
  budget
    .spend((given) => {
      transfer = given;
      return new Promise<string | null>((resolve) => (finish = resolve));
    })
    .then(
      (value) => (state = `done: ${value}`),
      (error: unknown) => (state = error instanceof BlobFault ? "given up" : "failed"),
    );
  if (!transfer) throw new Error("the work did not start");
  return { transfer, finish, state: () => state };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("stops work without a result after a second", async () => {
  const { transfer, state } = start(createTimeBudget());
  await pass(950);
  expect(state()).toBe("under way");
  await pass(100);
  expect(state()).toBe("given up");
  expect(transfer.signal.aborted).toBe(true);
});

it("has one second in all for work without a result", async () => {
  const budget = createTimeBudget();
  for (let miss = 0; miss < 2; miss++) {
    const { finish, state } = start(budget);
    await pass(400);
    finish(null);
    await pass(0);
    expect(state()).toBe("done: null");
  }
  const { state } = start(budget);
  await pass(300);
  expect(state()).toBe("given up");
});

it("does not count the time of work with a result", async () => {
  const budget = createTimeBudget();
  for (let hit = 0; hit < 3; hit++) {
    const { finish, state } = start(budget);
    await pass(900);
    finish("entry");
    await pass(0);
    expect(state()).toBe("done: entry");
  }
});

it("waits longer for a transfer that makes progress and will end in time", async () => {
  const { transfer, state } = start(createTimeBudget());
  transfer.expect(4_000_000);
  for (let step = 0; step < 30; step++) {
    transfer.passed(100_000);
    await pass(100);
  }
  expect(state()).toBe("under way");
  await pass(400);
  expect(state()).toBe("given up");
});

it("does not wait for a transfer that is too slow", async () => {
  const { transfer, state } = start(createTimeBudget());
  transfer.expect(4_000_000);
  for (let step = 0; step < 10; step++) {
    transfer.passed(50_000);
    await pass(100);
  }
  await pass(50);
  expect(state()).toBe("given up");
});

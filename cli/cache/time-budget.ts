// How long a run waits for a shared store: a second in all, more for a transfer that will be complete in time.
import { BlobFault } from "./blobs.ts";

const BUDGET_MS = 1000;

/** Longest estimated duration of a transfer that may exceed the budget. */
const LONGEST_TRANSFER_MS = 5000;

const LONGEST_PAUSE_MS = 300;

const TICK_MS = 50;

export interface Transfer {
  readonly signal: AbortSignal;
  /** Bytes of the whole transfer; unless known, it cannot exceed the budget. */
  expect(bytes: number): void;
  passed(bytes: number): void;
}

export interface TimeBudget {
  /** Only work without a result uses up the budget. @throws BlobFault when none is left */
  spend<T>(work: (transfer: Transfer) => Promise<T | null>): Promise<T | null>;
}

export function createTimeBudget(): TimeBudget {
  let left = BUDGET_MS;
  return {
    async spend(work) {
      const clock = watchTransfer(left);
      let isUseful = false;
      try {
        const result = await Promise.race([work(clock.transfer), clock.spent]);
        isUseful = result !== null;
        return result;
      } finally {
        const waited = clock.stop();
        if (!isUseful) left = Math.max(0, left - waited);
      }
    },
  };
}

/** Counts timer ticks, so that time in which this process is busy does not count. */
function watchTransfer(left: number) {
  const controller = new AbortController();
  const { promise: spent, reject } = Promise.withResolvers<never>();
  let waited = 0;
  let expected = 0;
  let passed = 0;
  let lastPassed = 0;
  const mayGoOn = (): boolean =>
    passed > 0 &&
    waited - lastPassed < LONGEST_PAUSE_MS &&
    expected > 0 &&
    (waited * expected) / passed < LONGEST_TRANSFER_MS;
  const timer = setInterval(() => {
    waited += TICK_MS;
    if (waited < left || mayGoOn()) return;
    reject(tooSlow());
    controller.abort();
  }, TICK_MS);
  const transfer: Transfer = {
    signal: controller.signal,
    expect: (bytes) => (expected = bytes),
    passed(bytes) {
      passed += bytes;
      lastPassed = waited;
    },
  };
  const stop = (): number => {
    clearInterval(timer);
    controller.abort();
    return waited;
  };
  return { transfer, spent, stop };
}

const tooSlow = (): BlobFault =>
  new BlobFault(
    "does not deliver within a second",
    "make sure that it runs and that the connection is fast enough, or leave --store out.",
  );

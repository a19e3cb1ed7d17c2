// How long one run waits for a shared store to give, and how long for it to take. What is worth waiting for is a store that delivers: one
// that answers late, or too slowly to be done before the core is compiled here, costs a second in all.

const PATIENCE_MS = 1000;

/** A transfer that would be done by then may go on after the second. */
const LONGEST_MS = 5000;

/** Longest pause of a transfer that goes on. */
const PAUSE_MS = 300;

const STEP_MS = 50;

/** A longer step is time in which this process did not run, which is no fault of the store. */
const LONGEST_STEP_MS = 2 * STEP_MS;

export interface Transfer {
  readonly signal: AbortSignal;
  /** Bytes the whole transfer has; before they are known it may take the second and no more. */
  expect(bytes: number): void;
  passed(bytes: number): void;
}

export class OutOfPatience extends Error {}

export interface Patience {
  /**
   * Time of work that brings nothing (null, or an error) is gone for the rest of the run.
   * @throws OutOfPatience
   */
  spend<T>(work: (transfer: Transfer) => Promise<T | null>): Promise<T | null>;
}

export function createPatience(): Patience {
  let left = PATIENCE_MS;
  return {
    async spend(work) {
      const watch = watchTransfer(left);
      let result: Awaited<ReturnType<typeof work>> = null;
      try {
        result = await Promise.race([work(watch.transfer), watch.over]);
        return result;
      } finally {
        const waited = watch.stop();
        if (result === null) left = Math.max(0, left - waited);
      }
    },
  };
}

function watchTransfer(left: number) {
  const controller = new AbortController();
  const clock = stepClock();
  let expected = 0;
  let passed = 0;
  let lastPassed = 0;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const look = (): void => {
      const waited = clock();
      const goesOn =
        passed > 0 &&
        expected > 0 &&
        waited - lastPassed < PAUSE_MS &&
        (waited * expected) / passed < LONGEST_MS;
      if (waited < left || goesOn) return;
      reject(new OutOfPatience());
      controller.abort();
    };
    timer = setInterval(look, STEP_MS);
  });
  over.catch(() => {}); // the work may be done before anybody waits for the end of the second
  const transfer: Transfer = {
    signal: controller.signal,
    expect: (bytes) => (expected = bytes),
    passed: (bytes) => {
      passed += bytes;
      lastPassed = clock();
    },
  };
  const stop = (): number => {
    clearInterval(timer);
    controller.abort();
    return clock();
  };
  return { transfer, over, stop };
}

/** Milliseconds since the start in which this process could have seen an answer. */
function stepClock(): () => number {
  let seen = performance.now();
  let waited = 0;
  return () => {
    const now = performance.now();
    waited += Math.min(now - seen, LONGEST_STEP_MS);
    seen = now;
    return waited;
  };
}

import type { AsyncResult } from "#ui/async-view.tsx";

/** Two calls as one view: there once both are, failed when one has failed. */
export function allOf<One, Two>(
  one: AsyncResult<One>,
  two: AsyncResult<Two>,
): AsyncResult<readonly [One, Two]> {
  const parts = [one, two];
  const retry = () => parts.forEach((part) => part.data === undefined && part.retry());
  if (one.data !== undefined && two.data !== undefined) {
    return { state: "ready", data: [one.data, two.data], error: null, retry };
  }
  const failed = parts.find(({ state }) => state === "error");
  const state = failed === undefined ? "loading" : "error";
  return { state, data: undefined, error: failed?.error ?? null, retry };
}

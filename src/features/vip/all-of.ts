import type { AsyncResult } from "../../ui/async-view.tsx";

/** Two calls as one view: there once both are, failed when one has failed. */
export function allOf<One, Two>(
  one: AsyncResult<One>,
  two: AsyncResult<Two>,
): AsyncResult<readonly [One, Two]> {
  const parts = [one, two];
  const retry = () => parts.forEach((part) => part.data === undefined && part.retry());
  if (one.data !== undefined && two.data !== undefined) {
    return { state: "ready", data: [one.data, two.data], retry };
  }
  const failed = parts.some(({ state }) => state === "error");
  return { state: failed ? "error" : "loading", data: undefined, retry };
}

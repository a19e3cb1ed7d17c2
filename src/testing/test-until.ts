import { vi } from "vitest";

/** In tests: waits until the check passes, as long as a busy machine needs. */
export function until<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}

// Page visits before the tab history has loaded, which happens after the first paint. Each is one line of
// JSON; the history reads and validates them.
import { createStorage } from "#lib/browser/storage.ts";

interface Visit {
  /** Without the query, which may hold codes. */
  readonly path: string;
  /** Key of its title in the `titles` texts. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** For member pages the user id; null for other pages. */
  readonly user: string | null;
}

const KEY = "visits";

export const tabStorage = createStorage(() => window.sessionStorage);

export function recordVisit(visit: Visit): void {
  tabStorage.write(KEY, `${recorded()}${JSON.stringify(visit)}\n`);
}

/** @returns one line of JSON per visit, and removes them */
export function takeEarlyVisits(): readonly string[] {
  const lines = recorded().split("\n").slice(0, -1);
  tabStorage.remove(KEY);
  return lines;
}

function recorded(): string {
  return tabStorage.read(KEY, (text) => text) ?? "";
}

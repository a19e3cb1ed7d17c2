// Pages shown before the tab's history has loaded, which is after the first paint: a player may be gone
// by then. Noted as they are, one a line; the history takes them when it is there, and checks them.
import { createStorage } from "../lib/storage.ts";

interface Visit {
  /** Without a query, which may hold codes. */
  readonly path: string;
  /** Key of its title in the `titles` texts. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Of a page of members: who has seen it; null for any other page. */
  readonly user: string | null;
}

const KEY = "visits";

export const tabStorage = createStorage(() => window.sessionStorage);

export function noteVisit(visit: Visit): void {
  tabStorage.write(KEY, `${notes()}${JSON.stringify(visit)}\n`);
}

/** @returns a line of JSON for each visit; they are not noted any more */
export function takeNotes(): readonly string[] {
  const lines = notes().split("\n").slice(0, -1);
  tabStorage.remove(KEY);
  return lines;
}

function notes(): string {
  return tabStorage.read(KEY, (text) => text) ?? "";
}

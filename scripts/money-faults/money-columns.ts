// The faults of the table.
import type { WireFault } from "./wire.ts";

export interface Column {
  readonly fault: WireFault | null;
  /** Milliseconds by which the device's clock is wrong. */
  readonly ahead?: number;
  readonly tabs?: 2;
  /** The page goes while every call is on its way; the member comes back. */
  readonly reloads?: true;
  /** The session ends before the calls reach the server, or after; the member logs in again. */
  readonly expires?: "before" | "after";
  /** The member sends it again when the page offers that. */
  readonly resends?: true;
  /** Something comes when all is over: a copy, an answer, the news in another tab. */
  readonly late?: true;
}

const HOUR = 3_600_000;

export const COLUMNS = {
  lost: { fault: "lost" },
  dropped: { fault: "dropped", resends: true },
  doubled: { fault: "doubled", late: true },
  slowAnswer: { fault: "slowAnswer", late: true },
  slowRequest: { fault: "slowRequest", resends: true, late: true },
  reload: { fault: "silent", reloads: true },
  secondTab: { fault: "lost", tabs: 2, late: true },
  expiredBefore: { fault: null, expires: "before" },
  expiredAfter: { fault: "lost", expires: "after" },
  clockAhead: { fault: "silent", reloads: true, ahead: 3 * HOUR },
  clockBehind: { fault: "silent", reloads: true, ahead: -3 * HOUR },
  sealed: { fault: "lost" },
} as const satisfies Readonly<Record<string, Column>>;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

// How often something was tried in vain, by username: an account that does not exist counts like one
// that does, so that counting tells nobody which is which.
import type { DatabaseSync } from "node:sqlite";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Counting starts with the first attempt and is forgotten this long after it. */
const WINDOWS = { login: 15 * MINUTE_MS, devicePhone: DAY_MS } as const;

export interface Attempts {
  readonly site: string;
  readonly kind: keyof typeof WINDOWS;
  /** Username in lower case. */
  readonly subject: string;
}

export function countAttempts(database: DatabaseSync, about: Attempts, now: number): number {
  const row = database
    .prepare("SELECT count FROM attempt WHERE site = ? AND kind = ? AND subject = ? AND since > ?")
    .get(about.site, about.kind, about.subject, now - WINDOWS[about.kind]);
  return Number(row?.["count"] ?? 0);
}

export function addAttempt(database: DatabaseSync, about: Attempts, now: number): void {
  const { site, kind, subject } = about;
  database
    .prepare("DELETE FROM attempt WHERE kind = ? AND since <= ?")
    .run(kind, now - WINDOWS[kind]);
  database
    .prepare(
      `INSERT INTO attempt (site, kind, subject, count, since) VALUES (?, ?, ?, 1, ?)
       ON CONFLICT (site, kind, subject) DO UPDATE SET count = count + 1`,
    )
    .run(site, kind, subject, now);
}

export function clearAttempts(database: DatabaseSync, { site, kind, subject }: Attempts): void {
  database
    .prepare("DELETE FROM attempt WHERE site = ? AND kind = ? AND subject = ?")
    .run(site, kind, subject);
}

// Failed attempts per username or member. Unknown usernames are counted too, so that a lock does not show whether an
// account exists.
import type { DatabaseSync } from "node:sqlite";
import { DAY, HOUR, MINUTE } from "../time/china-time.ts";

/** How long after the first failed attempt the count starts again. */
const WINDOWS = { login: 15 * MINUTE, devicePhone: DAY, secondPassword: HOUR } as const;

export interface Attempts {
  readonly site: string;
  readonly kind: keyof typeof WINDOWS;
  /** Username in lower case, or a member's id. */
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

// Login tokens: random, stored only as SHA-256, valid for 12 hours after their last use.
import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { HOUR, MINUTE } from "../time/china-time.ts";
import type { MemberRow } from "./account-rows.ts";
import { memberById } from "./member-store.ts";

const LIFE_MS = 12 * HOUR;
/** Expiry and last call of a token in use are updated at most once a minute, not with every call. */
const SLIDE_MS = MINUTE;

export function issueToken(
  database: DatabaseSync,
  {
    member,
    device,
    now,
    ip = "",
  }: {
    readonly member: MemberRow;
    readonly device: string;
    readonly now: number;
    readonly ip?: string;
  },
): string {
  const token = randomBytes(32).toString("base64url");
  database.prepare("DELETE FROM member_token WHERE expiresAt <= ?").run(now);
  database
    .prepare(
      "INSERT INTO member_token (hash, site, member, device, createdAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(digest(token), member.site, member.id, device, now, now + LIFE_MS);
  database
    .prepare(
      "INSERT INTO member_session (hash, member, startedAt, seenAt, ip) VALUES (?, ?, ?, ?, ?)",
    )
    .run(digest(token), member.id, now, now, ip);
  return token;
}

interface TokenUse {
  readonly site: string;
  readonly token: string;
  readonly now: number;
  /** The page asks by itself: that is no use by the member, and an open page alone keeps no session. */
  readonly isBackground: boolean;
}

/**
 * Prolongs the session, unless the call was made by the page alone, without a press. After the clock was set back, the
 * session starts anew.
 * @returns null when the token is unknown, expired or of another site
 */
export function memberOfToken(database: DatabaseSync, use: TokenUse): MemberRow | null {
  const { site, token, now, isBackground } = use;
  if (token === "") return null;
  const hash = digest(token);
  const row = database
    .prepare(
      `SELECT member_token.member, expiresAt, seenAt FROM member_token JOIN member_session USING (hash)
      WHERE hash = ? AND site = ?`,
    )
    .get(hash, site);
  const expiresAt = Number(row?.["expiresAt"] ?? 0);
  if (row === undefined || expiresAt <= now) return null;
  const until = isBackground ? Math.min(expiresAt, now + LIFE_MS) : now + LIFE_MS;
  if (Math.abs(until - expiresAt) >= SLIDE_MS)
    database.prepare("UPDATE member_token SET expiresAt = ? WHERE hash = ?").run(until, hash);
  if (Math.abs(now - Number(row["seenAt"])) >= SLIDE_MS)
    database
      .prepare(
        "UPDATE member_session SET seenAt = ?1, startedAt = min(startedAt, ?1) WHERE hash = ?2",
      )
      .run(now, hash);
  return memberById(database, Number(row["member"]));
}

/** Does not prolong it. */
export function isSessionOpen(database: DatabaseSync, token: string, now: number): boolean {
  const row = database
    .prepare("SELECT 1 FROM member_token WHERE hash = ? AND expiresAt > ?")
    .get(digest(token), now);
  return row !== undefined;
}

/** When the session of a token began; null for an unknown one. */
export function sessionStart(database: DatabaseSync, token: string): number | null {
  const row = database
    .prepare("SELECT startedAt FROM member_session WHERE hash = ?")
    .get(digest(token));
  return row === undefined ? null : Number(row["startedAt"]);
}

/** Ends every session of a member except `exceptToken`. */
export function revokeTokens(database: DatabaseSync, memberId: number, exceptToken = ""): void {
  database
    .prepare("DELETE FROM member_token WHERE member = ? AND hash <> ?")
    .run(memberId, digest(exceptToken));
}

export function revokeToken(database: DatabaseSync, token: string): void {
  database.prepare("DELETE FROM member_token WHERE hash = ?").run(digest(token));
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

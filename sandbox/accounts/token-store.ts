// Login tokens: random, kept as their SHA-256 only, living for 12 hours from their last use.
import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../store/account-rows.ts";
import { memberById } from "./member-store.ts";

const LIFE_MS = 12 * 3_600_000;
/** A token in use is written anew once a minute, not with every call. */
const SLIDE_MS = 60_000;

export function issueToken(
  database: DatabaseSync,
  {
    member,
    device,
    now,
  }: { readonly member: MemberRow; readonly device: string; readonly now: number },
): string {
  const token = randomBytes(32).toString("base64url");
  database.prepare("DELETE FROM member_token WHERE expiresAt <= ?").run(now);
  database
    .prepare(
      "INSERT INTO member_token (hash, site, member, device, createdAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(digest(token), member.site, member.id, device, now, now + LIFE_MS);
  return token;
}

/** Whose session the token is, its life prolonged; null when it is unknown, of another site or over. */
export function memberOfToken(
  database: DatabaseSync,
  { site, token, now }: { readonly site: string; readonly token: string; readonly now: number },
): MemberRow | null {
  if (token === "") return null;
  const hash = digest(token);
  const row = database
    .prepare("SELECT member, expiresAt FROM member_token WHERE hash = ? AND site = ?")
    .get(hash, site);
  const expiresAt = Number(row?.["expiresAt"] ?? 0);
  if (row === undefined || expiresAt <= now) return null;
  if (now + LIFE_MS - expiresAt >= SLIDE_MS) {
    database
      .prepare("UPDATE member_token SET expiresAt = ? WHERE hash = ?")
      .run(now + LIFE_MS, hash);
  }
  return memberById(database, Number(row["member"]));
}

/** Ends every session of a member but the one that goes on. */
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

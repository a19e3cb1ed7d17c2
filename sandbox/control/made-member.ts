// Members and sessions without the way through registration and login.
import { createHash } from "node:crypto";
import * as v from "valibot";
import { clearAttempts } from "../accounts/attempt-store.ts";
import { findMember, insertMember, nameKey, updateMember } from "../accounts/member-store.ts";
import { keepPassword } from "../accounts/password.ts";
import { issueToken, revokeTokens } from "../accounts/token-store.ts";
import { welcomeUnread, writeUnread } from "../accounts/unread-store.ts";
import type { Backend } from "../backend.ts";

export const SessionSchema = v.strictObject({ site: v.string(), name: v.string() });

interface NewMember {
  readonly site: string;
  readonly name: string;
  readonly password: string;
}

/** For tests that need a member of their own. */
export async function makeMember(
  backend: Backend,
  { site, name, password }: NewMember,
): Promise<void> {
  const view = backend.sites.named(site);
  if (!view) return;
  const { database } = backend.world();
  const { hash, salt } = await keepPassword(createHash("md5").update(password).digest("hex"));
  clearAttempts(database, { site: view.site.id, kind: "login", subject: nameKey(name) });
  const known = findMember(database, view.site.id, name);
  if (known) {
    revokeTokens(database, known.id);
    updateMember(database, known.id, { passwordHash: hash, salt });
    return;
  }
  const createdAt = backend.clock.now();
  const fields = { site: view.site.id, name, passwordHash: hash, salt, createdAt };
  writeUnread(database, insertMember(database, fields).id, welcomeUnread());
}

/** A session without a login, as one on a device nobody knows. @returns null when there is no such member */
export function openSession(
  backend: Backend,
  { site, name }: v.InferOutput<typeof SessionSchema>,
): { readonly token: string; readonly userId: string } | null {
  const view = backend.sites.named(site);
  const member = view ? findMember(backend.world().database, view.site.id, name) : null;
  if (!member) return null;
  const now = backend.clock.now();
  const token = issueToken(backend.world().database, { member, device: "", now });
  return { token, userId: String(member.id) };
}

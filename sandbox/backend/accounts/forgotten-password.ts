// A forgotten password in three steps on one device: name and receiver, code, new password. No step shows
// whether the account exists: for an unknown one, no code is ever right.
import { AUTHENTICATION_REQUIRED, INVALID_PARAMETER } from "#contract/codes.ts";
import { MINUTE } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { clearAttempts } from "../members/attempt-store.ts";
import { takeCode } from "./code-store.ts";
import { findMember, nameKey, updateMember } from "../members/member-store.ts";
import { hashPassword } from "./password.ts";
import { phoneDigits } from "./phone.ts";
import { revokeTokens } from "../members/token-store.ts";

const OPEN_MS = 30 * MINUTE;
const VERIFIED_MS = 10 * MINUTE;

/** By phone or by e-mail. */
type Who = { readonly name: string } & ({ readonly phone: string } | { readonly email: string });

export function forgetOne(context: CallContext, who: Who): null {
  const { database } = context;
  database.prepare("DELETE FROM password_reset WHERE openedAt <= ?").run(context.time - OPEN_MS);
  database
    .prepare(
      `INSERT OR REPLACE INTO password_reset (site, device, nameKey, receiver, openedAt, verifiedAt)
       VALUES (?, ?, ?, ?, ?, NULL)`,
    )
    .run(...keyOf(context, who), context.time);
  return null;
}

export function forgetTwo(context: CallContext, who: Who & { readonly code: string }): null {
  requireStep(context, who, "openedAt", OPEN_MS);
  const { name, code } = who;
  takeCode(context, {
    receiver: receiverOf(who),
    purpose: "reset",
    subject: nameKey(name),
    code,
  });
  context.database
    .prepare(
      "UPDATE password_reset SET verifiedAt = ? WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?",
    )
    .run(context.time, ...keyOf(context, who));
  return null;
}

/** Ends every session of the account. */
export async function forgetThree(
  context: CallContext,
  who: Who & { readonly password: string; readonly secondPassword: string },
): Promise<null> {
  const { view, database } = context;
  requireStep(context, who, "verifiedAt", VERIFIED_MS);
  if (who.password !== who.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致，请重新输入" });
  database
    .prepare(
      "DELETE FROM password_reset WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?",
    )
    .run(...keyOf(context, who));
  const member = findMember(database, view.site.id, who.name);
  const owned = member && [member.phone, member.email].includes(receiverOf(who));
  if (!member || !owned) throw new Refusal(AUTHENTICATION_REQUIRED);
  const { hash, salt } = await hashPassword(who.password);
  updateMember(database, member.id, { passwordHash: hash, salt });
  revokeTokens(database, member.id);
  clearAttempts(database, { site: view.site.id, kind: "login", subject: member.nameKey });
  return null;
}

/** @throws Refusal `authenticationRequired` when the step before was not taken, or too long ago */
function requireStep(
  context: CallContext,
  who: Who,
  step: "openedAt" | "verifiedAt",
  life: number,
): void {
  const row = context.database
    .prepare(
      `SELECT ${step} AS at FROM password_reset WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?`,
    )
    .get(...keyOf(context, who));
  const at = row?.["at"];
  if (typeof at !== "number" || context.time - at >= life)
    throw new Refusal(AUTHENTICATION_REQUIRED);
}

function keyOf({ view, caller }: CallContext, who: Who): [string, string, string, string] {
  return [view.site.id, caller.deviceId, nameKey(who.name), receiverOf(who)];
}

function receiverOf(who: Who): string {
  return "phone" in who ? phoneDigits(who.phone) : who.email.toLowerCase();
}

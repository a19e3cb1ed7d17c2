// A forgotten password in three steps, on one device: who, the code, the new password. Whether the account
// exists shows in none of them: without it there is only no code that is right.
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import type { AnswerContext } from "../world.ts";
import { STEPS_SKIPPED } from "./account-codes.ts";
import { clearAttempts } from "./attempt-store.ts";
import { takeCode } from "./code-store.ts";
import { findMember, nameKey, updateMember } from "./member-store.ts";
import { keepPassword } from "./password.ts";
import { phoneDigits } from "./phone.ts";
import { revokeTokens } from "./token-store.ts";

const OPEN_MS = 30 * 60_000;
const VERIFIED_MS = 10 * 60_000;

/** By phone or by e-mail. */
type Who = { readonly name: string } & ({ readonly phone: string } | { readonly email: string });

export function forgetOne(context: AnswerContext, who: Who): null {
  const { database } = context.world;
  database.prepare("DELETE FROM reset_pass WHERE openedAt <= ?").run(context.time - OPEN_MS);
  database
    .prepare(
      `INSERT OR REPLACE INTO reset_pass (site, device, nameKey, receiver, openedAt, verifiedAt)
       VALUES (?, ?, ?, ?, ?, NULL)`,
    )
    .run(...keyOf(context, who), context.time);
  return null;
}

export function forgetTwo(context: AnswerContext, who: Who & { readonly code: string }): null {
  readPass(context, who, "openedAt", OPEN_MS);
  const { name, code } = who;
  takeCode(context, {
    receiver: receiverOf(who),
    purpose: "reset",
    subject: nameKey(name),
    code,
  });
  context.world.database
    .prepare(
      "UPDATE reset_pass SET verifiedAt = ? WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?",
    )
    .run(context.time, ...keyOf(context, who));
  return null;
}

/** Ends every session of the account. */
export async function forgetThree(
  context: AnswerContext,
  who: Who & { readonly password: string; readonly secondPassword: string },
): Promise<null> {
  const { view, world } = context;
  readPass(context, who, "verifiedAt", VERIFIED_MS);
  if (who.password !== who.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致，请重新输入" });
  world.database
    .prepare(
      "DELETE FROM reset_pass WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?",
    )
    .run(...keyOf(context, who));
  const member = findMember(world.database, view.site.id, who.name);
  const owned = member && [member.phone, member.email].includes(receiverOf(who));
  if (!member || !owned) throw new Refusal(STEPS_SKIPPED);
  const { hash, salt } = await keepPassword(who.password);
  updateMember(world.database, member.id, { passwordHash: hash, salt });
  revokeTokens(world.database, member.id);
  clearAttempts(world.database, { site: view.site.id, kind: "login", subject: member.nameKey });
  return null;
}

/** @throws Refusal 6035 when the step before was not taken, or too long ago */
function readPass(
  context: AnswerContext,
  who: Who,
  step: "openedAt" | "verifiedAt",
  life: number,
): void {
  const row = context.world.database
    .prepare(
      `SELECT ${step} AS at FROM reset_pass WHERE site = ? AND device = ? AND nameKey = ? AND receiver = ?`,
    )
    .get(...keyOf(context, who));
  const at = row?.["at"];
  if (typeof at !== "number" || context.time - at >= life) throw new Refusal(STEPS_SKIPPED);
}

function keyOf({ view, caller }: AnswerContext, who: Who): [string, string, string, string] {
  return [view.site.id, caller.deviceId, nameKey(who.name), receiverOf(who)];
}

function receiverOf(who: Who): string {
  return "phone" in who ? phoneDigits(who.phone) : who.email.toLowerCase();
}

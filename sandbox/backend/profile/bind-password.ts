// Sets a new login password, by the old one or a code, and ends every other session of the account.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { updateMember } from "../members/member-store.ts";
import { hashPassword, checkPassword } from "../accounts/password.ts";
import { revokeTokens } from "../members/token-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { checkRepeated, type Contact, takeBoundCode } from "../accounts/member-proof.ts";

type Typed = v.InferOutput<typeof calls.bindPassword.request>;
type WithCode = v.InferOutput<typeof calls.bindPasswordByPhone.request>;

export async function bindPassword(context: CallContext, typed: Typed): Promise<null> {
  checkRepeated(typed);
  const { passwordHash, salt } = memberOf(context);
  if (!(await checkPassword(typed.oldPassword, { hash: passwordHash, salt })))
    throw new Refusal(PASSWORD_CHECK_FAILED);
  return change(context, typed.password);
}

export function bindPasswordByPhone(context: CallContext, typed: WithCode): Promise<null> {
  return changeByCode(context, "phone", typed);
}

export function bindPasswordByEmail(context: CallContext, typed: WithCode): Promise<null> {
  return changeByCode(context, "email", typed);
}

async function changeByCode(
  context: CallContext,
  contact: Contact,
  typed: WithCode,
): Promise<null> {
  checkRepeated(typed);
  takeBoundCode(context, contact, typed.code);
  return change(context, typed.password);
}

async function change(context: CallContext, md5: string): Promise<null> {
  const { database, caller } = context;
  const { id } = memberOf(context);
  const { hash, salt } = await hashPassword(md5);
  updateMember(database, id, { passwordHash: hash, salt });
  revokeTokens(database, id, caller.token ?? "");
  return null;
}

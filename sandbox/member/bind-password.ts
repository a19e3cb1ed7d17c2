// A new login password, proven by the old one or by a code. It ends every other session of the account.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { updateMember } from "../accounts/member-store.ts";
import { keepPassword, passwordFits } from "../accounts/password.ts";
import { revokeTokens } from "../accounts/token-store.ts";
import { Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { checkTwice, type Contact, PASSWORD_CHECK_FAILED, takeBoundCode } from "./member-proof.ts";

type Typed = v.InferOutput<typeof calls.bindPassword.request>;
type WithCode = v.InferOutput<typeof calls.bindPasswordByPhone.request>;

export async function bindPassword(context: AnswerContext, typed: Typed): Promise<null> {
  checkTwice(typed);
  const { passwordHash, salt } = memberOf(context);
  if (!(await passwordFits(typed.oldPassword, { hash: passwordHash, salt })))
    throw new Refusal(PASSWORD_CHECK_FAILED);
  return change(context, typed.password);
}

export function bindPasswordByPhone(context: AnswerContext, typed: WithCode): Promise<null> {
  return changeByCode(context, "phone", typed);
}

export function bindPasswordByEmail(context: AnswerContext, typed: WithCode): Promise<null> {
  return changeByCode(context, "email", typed);
}

async function changeByCode(
  context: AnswerContext,
  contact: Contact,
  typed: WithCode,
): Promise<null> {
  checkTwice(typed);
  takeBoundCode(context, contact, typed.code);
  return change(context, typed.password);
}

async function change(context: AnswerContext, md5: string): Promise<null> {
  const { world, caller } = context;
  const { id } = memberOf(context);
  const { hash, salt } = await keepPassword(md5);
  updateMember(world.database, id, { passwordHash: hash, salt });
  revokeTokens(world.database, id, caller.token ?? "");
  return null;
}

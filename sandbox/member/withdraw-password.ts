// The second password, asked before money leaves the site.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { DATA_EXISTS } from "../accounts/account-codes.ts";
import { memberById, updateMember } from "../accounts/member-store.ts";
import { type KeptPassword, keepPassword, passwordFits } from "../accounts/password.ts";
import { Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { checkTwice, PASSWORD_CHECK_FAILED, takeBoundCode } from "./member-proof.ts";

export async function setWithdrawPassword(
  context: AnswerContext,
  typed: v.InferOutput<typeof calls.setWithdrawPassword.request>,
): Promise<null> {
  checkTwice(typed);
  const { id, passwordHash, salt } = memberOf(context);
  if (!(await passwordFits(typed.loginPassword, { hash: passwordHash, salt })))
    throw new Refusal(PASSWORD_CHECK_FAILED);
  const kept = await keepPassword(typed.password);
  // Read after the wait: from here to the update nothing else runs.
  if (memberById(context.world.database, id)?.secondHash !== null) throw new Refusal(DATA_EXISTS);
  return keep(context, kept);
}

/** Sets it anew whether or not there was one. */
export async function resetWithdrawPassword(
  context: AnswerContext,
  typed: v.InferOutput<typeof calls.resetWithdrawPassword.request>,
): Promise<null> {
  checkTwice(typed);
  takeBoundCode(context, "phone", typed.code);
  return keep(context, await keepPassword(typed.password));
}

function keep(context: AnswerContext, { hash, salt }: KeptPassword): null {
  updateMember(context.world.database, memberOf(context).id, {
    secondHash: hash,
    secondSalt: salt,
  });
  return null;
}

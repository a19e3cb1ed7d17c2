// The withdrawal password.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { DATA_EXISTS, PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { memberById, updateMember } from "../members/member-store.ts";
import { type StoredPassword, hashPassword, checkPassword } from "../accounts/password.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { checkRepeated, takeBoundCode } from "../accounts/member-proof.ts";

export async function setWithdrawPassword(
  context: CallContext,
  typed: v.InferOutput<typeof calls.setWithdrawPassword.request>,
): Promise<null> {
  checkRepeated(typed);
  const { id, passwordHash, salt } = memberOf(context);
  if (!(await checkPassword(typed.loginPassword, { hash: passwordHash, salt })))
    throw new Refusal(PASSWORD_CHECK_FAILED);
  const kept = await hashPassword(typed.password);
  // Read after the await: from here to the update no other request runs.
  if (memberById(context.database, id)?.secondHash !== null) throw new Refusal(DATA_EXISTS);
  return keep(context, kept);
}

/** Also sets a first one. */
export async function resetWithdrawPassword(
  context: CallContext,
  typed: v.InferOutput<typeof calls.resetWithdrawPassword.request>,
): Promise<null> {
  checkRepeated(typed);
  takeBoundCode(context, "phone", typed.code);
  return keep(context, await hashPassword(typed.password));
}

function keep(context: CallContext, { hash, salt }: StoredPassword): null {
  updateMember(context.database, memberOf(context).id, {
    secondHash: hash,
    secondSalt: salt,
  });
  return null;
}

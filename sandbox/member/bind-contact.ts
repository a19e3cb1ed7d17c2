// Binding a phone or an e-mail: once per account, one account per contact, proven by a code sent there.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { EMAIL } from "#contract/account-rules.ts";
import { DATA_EXISTS } from "../accounts/account-codes.ts";
import { takeCode } from "../accounts/code-store.ts";
import { memberWith, updateMember } from "../accounts/member-store.ts";
import { isPhone } from "../accounts/phone.ts";
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";

export function bindPhone(
  context: AnswerContext,
  { areaCode, phone, code }: v.InferOutput<typeof calls.bindPhone.request>,
): null {
  const full = areaCode + phone;
  if (!isPhone(full)) throw new Refusal(INVALID_PARAMETER, "phone");
  return bind(context, { field: "phone", receiver: full, code });
}

export function bindEmail(
  context: AnswerContext,
  { email, code }: v.InferOutput<typeof calls.bindEmail.request>,
): null {
  if (!EMAIL.test(email)) throw new Refusal(INVALID_PARAMETER, "email");
  return bind(context, { field: "email", receiver: email.toLowerCase(), code });
}

interface Binding {
  readonly field: "phone" | "email";
  readonly receiver: string;
  readonly code: string;
}

function bind(context: AnswerContext, { field, receiver, code }: Binding): null {
  const { view, world } = context;
  const member = memberOf(context);
  if (member[field] !== null) throw new Refusal(DATA_EXISTS);
  // The code first: whose contact it is, is told to nobody but its owner.
  takeCode(context, { receiver, purpose: "bind", code });
  const owner = memberWith(world.database, view.site.id, field, receiver);
  if (owner) throw new Refusal(DATA_EXISTS);
  updateMember(world.database, member.id, { [field]: receiver });
  return null;
}

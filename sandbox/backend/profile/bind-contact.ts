// Binds a phone or e-mail by a code sent to it: once per account, and each contact to one account only.
import type * as v from "valibot";
import { EMAIL } from "#contract/account-rules.ts";
import type * as calls from "#contract/api/member.ts";
import { DATA_EXISTS, INVALID_PARAMETER } from "#contract/codes.ts";
import { takeCode } from "../accounts/code-store.ts";
import { memberWith, updateMember } from "../members/member-store.ts";
import { isPhone } from "../accounts/phone.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

export function bindPhone(
  context: CallContext,
  { areaCode, phone, code }: v.InferOutput<typeof calls.bindPhone.request>,
): null {
  const full = areaCode + phone;
  if (!isPhone(full)) throw new Refusal(INVALID_PARAMETER, "phone");
  return bind(context, { field: "phone", receiver: full, code });
}

export function bindEmail(
  context: CallContext,
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

function bind(context: CallContext, { field, receiver, code }: Binding): null {
  const { view, database } = context;
  const member = memberOf(context);
  if (member[field] !== null) throw new Refusal(DATA_EXISTS);
  // The code is checked first: only the contact's owner may learn that it is bound elsewhere.
  takeCode(context, { receiver, purpose: "bind", code });
  const owner = memberWith(database, view.site.id, field, receiver);
  if (owner) throw new Refusal(DATA_EXISTS);
  updateMember(database, member.id, { [field]: receiver });
  return null;
}

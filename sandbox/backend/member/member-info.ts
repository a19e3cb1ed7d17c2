import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import type { MemberRow } from "../accounts/member-store.ts";
import { maskPhone, nationalNumber } from "../accounts/phone.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";

export function memberInfo(context: CallContext): calls.MemberInfo {
  const member = memberOf(context);
  const { phone, email, realName } = member;
  return {
    userId: String(member.id),
    name: member.name,
    avatar: member.avatar,
    vipLevel: member.vipLevel,
    bindPhone: flag(phone !== null),
    bindEmail: flag(email !== null),
    bindRealName: flag(realName !== null),
    bindBankCard: flag(member.bankCard === 1),
    bindVirtualCoin: flag(member.virtualCoin === 1),
    bindWithdrawPassword: flag(member.secondHash !== null),
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    realName: realName === null ? null : maskName(realName),
    gender: member.gender,
    birthday: member.birthday,
    registeredAt: member.createdAt,
    lastLoginAt: member.lastLoginAt,
  };
}

/** For a detail that is not bound: an empty text with the flag "0". */
export function singleDataDecryption(
  context: CallContext,
  { field }: v.InferOutput<typeof calls.singleDataDecryption.request>,
): v.InferOutput<typeof calls.singleDataDecryption.response> {
  const value = inClear(memberOf(context), field);
  return { d: value ?? "", v: flag(value !== null) };
}

function inClear({ phone, email, realName }: MemberRow, field: "phone" | "email" | "realName") {
  switch (field) {
    case "phone":
      return phone === null ? null : nationalNumber(phone);
    case "email":
      return email;
    case "realName":
      return realName;
  }
}

function flag(on: boolean): "0" | "1" {
  return on ? "1" : "0";
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Keeps the first character. */
function maskName(name: string): string {
  const [first = "", ...rest] = name;
  return first + "*".repeat(Math.max(1, rest.length));
}

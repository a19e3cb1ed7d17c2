import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import type { MemberRow } from "../accounts/member-store.ts";
import { maskPhone, spokenNumber } from "../accounts/phone.ts";
import { type AnswerContext, memberOf } from "../world.ts";

export function memberInfo(context: AnswerContext): calls.MemberInfo {
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

/** What is not bound cannot be read: an empty text, marked as such. */
export function singleDataDecryption(
  context: AnswerContext,
  { field }: v.InferOutput<typeof calls.singleDataDecryption.request>,
): v.InferOutput<typeof calls.singleDataDecryption.response> {
  const value = inClear(memberOf(context), field);
  return { d: value ?? "", v: flag(value !== null) };
}

function inClear({ phone, email, realName }: MemberRow, field: "phone" | "email" | "realName") {
  switch (field) {
    case "phone":
      return phone === null ? null : spokenNumber(phone);
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

/** The first character stays. */
function maskName(name: string): string {
  const [first = "", ...rest] = name;
  return first + "*".repeat(Math.max(1, rest.length));
}

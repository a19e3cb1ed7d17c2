import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import type { MemberRow } from "../members/member-store.ts";
import { maskPhone, nationalNumber } from "../accounts/phone.ts";
import { numberInClear } from "../payees/payee-number.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { maskEmail, maskName } from "../accounts/masks.ts";

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
  asked: v.InferOutput<typeof calls.singleDataDecryption.request>,
): v.InferOutput<typeof calls.singleDataDecryption.response> {
  const member = memberOf(context);
  const value =
    "id" in asked
      ? numberInClear(context.database, member.id, { kind: KIND_OF[asked.field], id: asked.id })
      : inClear(member, asked.field);
  return { d: value ?? "", v: flag(value !== null) };
}

const KIND_OF = { bankCard: "bank", virtualCoin: "coin", alipay: "alipay" } as const;

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

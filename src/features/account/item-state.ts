import type { MemberInfo } from "#contract/api/member.ts";
import type { Need } from "#session/member/bind-link.ts";
import type { AuthItem } from "./anchors.ts";

/** Whether an item is bound, set or filled in. The login password always is. */
export function isDone(member: MemberInfo, item: AuthItem): boolean {
  switch (item) {
    case "phone":
      return member.bindPhone === "1";
    case "email":
      return member.bindEmail === "1";
    case "realName":
      return member.bindRealName === "1";
    case "birthday":
      return member.birthday !== null;
    case "gender":
      return member.gender !== null;
    case "secondPassword":
      return member.bindWithdrawPassword === "1";
    case "password":
      return true;
  }
}

/** What the member must still bind or set for the page they came from. */
export function missingFor(member: MemberInfo, need: Need): readonly AuthItem[] {
  return NEEDED[need].filter((item) => !isDone(member, item));
}

const NEEDED: Readonly<Record<Need, readonly AuthItem[]>> = {
  phone: ["phone", "realName"],
  secondPassword: ["secondPassword"],
  secondReset: [],
};

/** Key of the word for its state. */
export function itemState(item: AuthItem, done: boolean): string {
  if (item === "password" || item === "secondPassword") return done ? "set" : "unset";
  if (item === "phone" || item === "email") return done ? "bound" : "unbound";
  return done ? "filled" : "unfilled";
}

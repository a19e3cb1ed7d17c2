// A member for unit tests: fresh, nothing bound.
import type { MemberInfo } from "#contract/api/member.ts";

export function sampleMember(known: Partial<MemberInfo> = {}): MemberInfo {
  return {
    userId: "100482913",
    name: "linxi88",
    avatar: "/media/avatar/player-1.svg",
    vipLevel: 4,
    bindPhone: "0",
    bindEmail: "0",
    bindRealName: "0",
    bindBankCard: "0",
    bindVirtualCoin: "0",
    bindWithdrawPassword: "0",
    phone: null,
    email: null,
    realName: null,
    gender: null,
    birthday: null,
    registeredAt: Date.parse("2024-04-20T04:00:00Z"),
    lastLoginAt: null,
    ...known,
  };
}

// Why a method or channel cannot be used by a member now.
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { DEPOSIT_SWITCH } from "#contract/payments.ts";
import type { MemberRow } from "../members/account-rows.ts";
import type { SiteView } from "../wire/sites.ts";
import { timeOfDay } from "../time/china-time.ts";
import { hoursText, nextOpening } from "../time/service-hours.ts";
import type { ChannelRow, Demand, MethodRow } from "./payment-world.ts";

export type Closed = NonNullable<PaymentChannel["closed"]>;

/** Whether the brand has the method at all. */
export function isOffered(
  view: Pick<SiteView, "isOn">,
  { kind }: Pick<MethodRow, "kind">,
): boolean {
  const key = DEPOSIT_SWITCH[kind];
  return key === undefined || view.isOn(key);
}

export function methodClosed({ opensAt }: MethodRow, time: number): Closed | null {
  if (opensAt === null) return null;
  const message = `维护中，预计 ${timeOfDay(opensAt)} 恢复`;
  return time < opensAt ? { message, opensAt, remedy: null } : null;
}

export function channelClosed(channel: ChannelRow, member: MemberRow, time: number): Closed | null {
  const opensAt = nextOpening(channel.hours, time);
  if (opensAt !== null) {
    return { message: `服务时间 ${hoursText(channel.hours)}`, opensAt, remedy: null };
  }
  return channel.demands.map((demand) => unmet(demand, member)).find((one) => one !== null) ?? null;
}

function unmet(demand: Demand, member: MemberRow): Closed | null {
  if (demand === "phone") {
    const message = "绑定手机号码后可用";
    return member.phone === null ? { message, opensAt: null, remedy: "phone" } : null;
  }
  if (demand === "realName") {
    const message = "完善真实姓名后可用";
    return member.realName === null ? { message, opensAt: null, remedy: "realName" } : null;
  }
  if (member.vipLevel >= demand.vip) return null;
  return { message: `VIP${demand.vip} 及以上可用`, opensAt: null, remedy: "vip" };
}

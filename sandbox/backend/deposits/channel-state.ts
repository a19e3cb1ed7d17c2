// Why a method or channel cannot be used by a member now.
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { DEPOSIT_SWITCH } from "#contract/payments.ts";
import type { MemberRow } from "../accounts/account-rows.ts";
import type { SiteView } from "../site/sites.ts";
import { DAY, lastMidnight, MINUTE, timeOfDay } from "../time/china-time.ts";
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
  const opensAt = opening(channel, time);
  if (opensAt !== null) {
    return { message: `服务时间 ${hoursText(channel)}`, opensAt, remedy: null };
  }
  return channel.demands.map((demand) => unmet(demand, member)).find((one) => one !== null) ?? null;
}

/** `09:00–23:00`; empty: always open. */
export function hoursText({ hours }: Pick<ChannelRow, "hours">): string {
  return hours === null ? "" : `${clock(hours.from)}–${clock(hours.to)}`;
}

/** @returns when it opens next; null while it is open */
function opening({ hours }: ChannelRow, time: number): number | null {
  if (hours === null) return null;
  const midnight = lastMidnight(time);
  const minute = (time - midnight) / MINUTE;
  const { from, to } = hours;
  const open = from <= to ? from <= minute && minute < to : from <= minute || minute < to;
  if (open) return null;
  return midnight + from * MINUTE + (minute < from ? 0 : DAY);
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

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

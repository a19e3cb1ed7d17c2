// Friends a member of some VIP level has invited over the years, made up from the seed.
import type { InviteRecord } from "#contract/api/promotion.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { INVITE_DAYS, inviteRecord } from "../../backend/invites/friends.ts";
import { DAY } from "../../backend/time/china-time.ts";
import { between, pick, unit } from "../random.ts";

const FRIENDS_PER_LEVEL = 8;
const NAMES = ["lin", "chen", "wei", "hao", "xu", "mei", "tang", "yun", "bo", "qing", "shan", "lu"];

export function earlierFriends(seed: number, member: MemberRow, time: number): InviteRecord[] {
  const { id, vipLevel, createdAt } = member;
  const count = Math.max(0, vipLevel * FRIENDS_PER_LEVEL - 1);
  const last = Math.max(1, Math.floor((time - createdAt) / DAY) - 1);
  return Array.from({ length: count }, (_, index) => {
    const part = (what: string) => [seed, id, index, what] as const;
    const name = `${pick(NAMES, ...part("name"))}${between(10, 999, ...part("number"))}`;
    const days = 1 + Math.floor((last * (index + unit(...part("day")))) / count);
    const chance = unit(...part("state"));
    const open = days < INVITE_DAYS ? "registered" : "expired";
    const state = chance < 0.7 ? "effective" : chance < 0.85 && days < INVITE_DAYS ? "bound" : open;
    // Counted from midnight, so that a friend's registration time is the same in every answer of a day.
    const evening = Math.floor(time / DAY) * DAY - between(0, DAY / 2, ...part("hour"));
    return inviteRecord(`before-${index}`, name, evening - days * DAY, state);
  });
}

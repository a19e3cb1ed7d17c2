// A friend who met all conditions brings the member who invited them a reward, and gets one too, each once.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../members/account-rows.ts";
import { addReward } from "../rewards/reward-store.ts";
import { DAY, dayOf, dayStart } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import {
  INVITE_MONTHLY,
  INVITE_TURNOVER_TIMES,
  ownFriends,
  REWARD_CENTS,
  stateOf,
} from "./friends.ts";
import { inviteCode } from "./invite-code.ts";

const CLAIM_DAYS = 30;

export function settleInvites(context: CallContext): void {
  if (!context.view.isOn("friendInvitation")) return;
  const { database, time } = context;
  const member = memberOf(context);
  for (const friend of ownFriends(context)) {
    if (friend.state !== "effective" || isFull(database, member.id, time)) continue;
    grant(context, `invite-${friend.id}`, `好友邀请：${friend.name}`);
  }
  if (stateOf(member) === "effective" && wasInvited(database, member)) {
    grant(context, "invited", "受邀注册奖励");
  }
}

function wasInvited(database: DatabaseSync, { site, iCode }: MemberRow): boolean {
  if (iCode === "") return false;
  const members = database.prepare("SELECT id FROM member WHERE site = ?").all(site);
  return members.some(({ id }) => inviteCode(Number(id)) === iCode.toUpperCase());
}

function grant(context: CallContext, id: string, title: string): void {
  const { database, time } = context;
  addReward(database, {
    member: memberOf(context).id,
    id,
    kind: "invite",
    title,
    amountCents: REWARD_CENTS,
    turnoverCents: REWARD_CENTS * INVITE_TURNOVER_TIMES,
    validFrom: time,
    validTo: time + CLAIM_DAYS * DAY,
  });
}

/** As many friends as are rewarded in a month; further ones wait for the next. */
function isFull(database: DatabaseSync, member: number, time: number): boolean {
  const row = database
    .prepare(
      "SELECT count(*) AS friends FROM reward WHERE member = ? AND id LIKE 'invite-%' AND validFrom >= ?",
    )
    .get(member, dayStart(`${dayOf(time).slice(0, 7)}-01`));
  return Number(row?.["friends"]) >= INVITE_MONTHLY;
}

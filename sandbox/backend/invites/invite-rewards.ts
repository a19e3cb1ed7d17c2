// A friend who met all conditions brings the member who invited them a reward, once.
import { addReward } from "../rewards/reward-store.ts";
import { DAY } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { INVITE_TURNOVER_TIMES, ownFriends, REWARD_CENTS } from "./friends.ts";

const CLAIM_DAYS = 30;

export function settleInvites(context: CallContext): void {
  const { database, time, view } = context;
  if (!view.isOn("friendInvitation")) return;
  const member = memberOf(context).id;
  for (const friend of ownFriends(context)) {
    if (friend.state !== "effective") continue;
    addReward(database, {
      member,
      id: `invite-${friend.id}`,
      kind: "invite",
      title: `好友邀请：${friend.name}`,
      amountCents: REWARD_CENTS,
      turnoverCents: REWARD_CENTS * INVITE_TURNOVER_TIMES,
      validFrom: time,
      validTo: time + CLAIM_DAYS * DAY,
    });
  }
}

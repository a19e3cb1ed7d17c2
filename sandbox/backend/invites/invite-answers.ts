import type * as v from "valibot";
import type * as calls from "#contract/api/promotion.ts";
import { HOUR } from "../time/china-time.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { page } from "../wire/page.ts";
import {
  friendsOf,
  INVITE_DAYS,
  INVITE_MONTHLY,
  INVITE_TURNOVER_TIMES,
  REWARD_CENTS,
} from "./friends.ts";
import { inviteCode } from "./invite-code.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;

export const INVITE_ANSWERS: Answers<"inviteRules" | "inviteInfo" | "inviteRecords"> = {
  inviteRules: { cacheMs: HOUR, answer: inviteRules },
  inviteInfo: { cacheMs: 0, answer: inviteInfo },
  inviteRecords: { cacheMs: 0, answer: inviteRecords },
};

function inviteRules(): Answer<typeof calls.inviteRules> {
  return {
    reward: `${REWARD_CENTS / 100}.00`,
    friendReward: `${REWARD_CENTS / 100}.00`,
    minDeposit: "500.00",
    turnover: INVITE_TURNOVER_TIMES,
    days: INVITE_DAYS,
    monthlyLimit: INVITE_MONTHLY,
  };
}

function inviteInfo(context: CallContext): Answer<typeof calls.inviteInfo> {
  const friends = friendsOf(context);
  const effective = friends.filter(({ state }) => state === "effective").length;
  return {
    code: inviteCode(memberOf(context).id),
    registered: friends.length,
    effective,
    rewarded: `${(effective * REWARD_CENTS) / 100}.00`,
  };
}

function inviteRecords(
  context: CallContext,
  asked: v.InferOutput<typeof calls.inviteRecords.request>,
): Answer<typeof calls.inviteRecords> {
  const friends = friendsOf(context);
  return { total: friends.length, list: page(friends, asked) };
}

import type * as v from "valibot";
import type * as calls from "#contract/api/promotion.ts";
import type { Answers } from "../answers/answer.ts";
import { page } from "../answers/page.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { friendsOf, REWARD_CENTS } from "./friends.ts";
import { inviteCode } from "./invite-code.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;

const AN_HOUR = 3_600_000;

export const INVITE_ANSWERS: Answers<"inviteRules" | "inviteInfo" | "inviteRecords"> = {
  inviteRules: { keep: AN_HOUR, answer: inviteRules },
  inviteInfo: { keep: 0, answer: inviteInfo },
  inviteRecords: { keep: 0, answer: inviteRecords },
};

function inviteRules(): Answer<typeof calls.inviteRules> {
  return {
    reward: `${REWARD_CENTS / 100}.00`,
    friendReward: `${REWARD_CENTS / 100}.00`,
    minDeposit: "500.00",
    turnover: 5,
    days: 30,
    monthlyLimit: 10,
  };
}

function inviteInfo(context: AnswerContext): Answer<typeof calls.inviteInfo> {
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
  context: AnswerContext,
  asked: v.InferOutput<typeof calls.inviteRecords.request>,
): Answer<typeof calls.inviteRecords> {
  const friends = friendsOf(context);
  return { total: friends.length, list: page(friends, asked) };
}

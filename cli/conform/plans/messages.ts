// The chat, messages and feedback.
import { randomUUID } from "node:crypto";
import {
  changes,
  type Facts,
  given,
  none,
  OWN_LINE,
  PAGE,
  moneyPlan,
  plan,
  unknownKey,
} from "../call-plan.ts";

export const CHAT_PAGE = {
  rid: "lobby",
  ...PAGE,
  category: "all",
  categoryType: "all",
  beginTime: 0,
  endTime: 0,
} as const;
const feedback = (facts: Facts) => facts.answer("feedbackList")?.list[0];
const letters = {
  changes,
  body: (facts: Facts) =>
    given(facts.answer("letterList")?.list[0], "the test account has no message", ({ id }) => ({
      ids: [id],
    })),
};
const thread = {
  changes,
  body: (facts: Facts) =>
    given(facts.answer("addFeedback"), "feedback was not taken", ({ id }) => ({ id })),
};
/** Members write under another id in the chat. */
const othersLine = (facts: Facts) =>
  facts
    .answer("chatHistory")
    ?.list.find((line) => line.kind === "message" && !line.msg.startsWith(OWN_LINE));

export const MESSAGE_PLANS = [
  plan("chatHistory", { body: () => CHAT_PAGE }),
  plan("chatRoom", { body: () => ({ rid: "lobby" }) }),
  plan("letterList", { body: () => ({ kind: "notice", ...PAGE }) }),
  plan("feedbackUnread", { body: none }),
  plan("feedbackBets", { body: () => PAGE }),
  plan("feedbackList", { body: () => ({ state: "all", ...PAGE }) }),
  plan("feedbackInfo", {
    body: (facts) =>
      given(feedback(facts), "the test account has no feedback", ({ id }) => ({ id })),
  }),
  plan("sendGiftStatus", unknownKey),
  moneyPlan("sendGift", {
    first: (asking) => asking.ask("chatRoom", { rid: "lobby" }),
    body: (facts) =>
      given(facts.answer("chatRoom")?.gifts[0], "no gift is offered", ({ key, cents }) => ({
        rid: "lobby",
        gift: key,
        count: 1,
        cents,
      })),
    other: (fields) => ({ ...fields, count: 2, cents: fields.cents * 2 }),
  }),
  plan("predictScore", {
    changes,
    only: "can be done once for a match",
    body: () => ({ rid: "lobby", home: 1, away: 0 }),
  }),
  plan("reportMessage", {
    changes,
    body: (facts) =>
      given(othersLine(facts), "nobody else has written in the lobby", ({ id }) => ({
        rid: "lobby",
        id,
        reason: "other",
      })),
  }),
  plan("readLetters", letters),
  plan("deleteLetters", letters),
  plan("restoreLetters", letters),
  plan("readAllLetters", { changes, body: () => ({ kind: "notice" }) }),
  plan("addFeedback", {
    changes,
    body: () => ({ requestId: randomUUID(), kind: "advice", text: "conform", images: [] }),
  }),
  plan("closeFeedback", thread),
  plan("deleteFeedback", thread),
];

import type * as v from "valibot";
import * as calls from "#contract/api/chat.ts";
import { refused } from "../payees/payee-guards.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { GIFTS, payForGift } from "./chat-gifts.ts";
import { lineOf, readLines } from "./chat-lines.ts";
import { predict, predictionOffer } from "./chat-predictions.ts";
import { roomSettings } from "./chat-rooms.ts";
import { memberUser } from "./chat-user.ts";
import { checkRoom } from "./check-writer.ts";
import { removeLines } from "./moderate.ts";

type ChatCall =
  | "chatHistory"
  | "chatRoom"
  | "sendGift"
  | "sendGiftStatus"
  | "predictScore"
  | "reportMessage";

/** A line that so many members have reported is hidden until a moderator has looked at it. */
const REPORTS_TO_HIDE = 3;

export const CHAT_ANSWERS: Answers<ChatCall> = {
  chatHistory: { cacheMs: 0, answer: history },
  chatRoom: {
    cacheMs: 0,
    answer(context, { rid }) {
      checkRoom(context, rid);
      return { gifts: [...GIFTS], prediction: predictionOffer(context, rid) };
    },
  },
  sendGift: {
    cacheMs: 0,
    answer(context, body) {
      settleMoney(context);
      const { database, time, caller } = context;
      const member = memberOf(context).id;
      const asked = { member, time, key: caller.idempotencyKey, call: "sendGift", body };
      const act = () => payForGift(context, body);
      return runOnce(database, asked, { schema: calls.sendGift.response, act });
    },
  },
  sendGiftStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "sendGift" };
      return outcomeOf(context.database, asked, calls.sendGift.response);
    },
  },
  predictScore: { cacheMs: 0, answer: predict },
  reportMessage: { cacheMs: 0, answer: report },
};

function history(
  context: CallContext,
  asked: v.InferOutput<typeof calls.chatHistory.request>,
): v.InferOutput<typeof calls.chatHistory.response> {
  const { rid, pageNum, pageSize, category, categoryType, beginTime, endTime } = asked;
  const { database, view } = context;
  checkRoom(context, rid);
  const place = { site: view.site.id, rid };
  const filter = {
    after: roomSettings(database, place).cleared,
    kind: category,
    moderator: categoryType === "moderator",
    from: beginTime,
    to: endTime,
  };
  const offset = (pageNum - 1) * pageSize;
  const list = readLines(database, place, filter, { limit: pageSize + 1, offset });
  return { list: list.slice(0, pageSize), more: list.length > pageSize };
}

function report(
  context: CallContext,
  { rid, id, reason }: v.InferOutput<typeof calls.reportMessage.request>,
): null {
  const { database, view, time } = context;
  checkRoom(context, rid);
  const member = memberOf(context);
  const place = { site: view.site.id, rid };
  const line = lineOf(database, place, id);
  // It may have been removed meanwhile, which is what the member wants.
  if (!line) return null;
  if (line.userId === memberUser(member).userId) throw refused("不能举报自己的消息");
  database
    .prepare(
      `INSERT INTO chat_report (site, rid, line, member, reason, time) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`,
    )
    .run(place.site, rid, id, member.id, reason, time);
  const row = database
    .prepare("SELECT count(*) AS count FROM chat_report WHERE site = ? AND rid = ? AND line = ?")
    .get(place.site, rid, id);
  const protectedRole = line.role === "moderator" || line.role === "system";
  if (Number(row?.["count"]) >= REPORTS_TO_HIDE && !protectedRole) {
    removeLines(database, place, [id], time);
  }
  return null;
}

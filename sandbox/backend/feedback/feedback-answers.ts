import type * as v from "valibot";
import type * as calls from "#contract/api/feedback.ts";
import { ILLEGAL_PARAMETER, NOT_FOUND, TOO_FREQUENT } from "#contract/codes.ts";
import { FEEDBACK_MAX_OPEN } from "#contract/messages.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepUpload } from "../uploads/upload-store.ts";
import { markRead } from "../letters/letter-store.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { page } from "../wire/page.ts";
import { Refusal } from "../wire/refusal.ts";
import { aboutTitle, betsOf } from "./feedback-about.ts";
import * as store from "./feedback-store.ts";
import { letterOf, settleFeedback } from "./settle-feedback.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;
type FeedbackCall =
  | "addFeedback"
  | "feedbackUnread"
  | "feedbackBets"
  | "feedbackList"
  | "feedbackInfo"
  | "closeFeedback"
  | "deleteFeedback";

export const FEEDBACK_ANSWERS: Answers<FeedbackCall> = {
  addFeedback: { cacheMs: 0, answer: addFeedback },
  feedbackUnread: {
    cacheMs: 0,
    answer: (context) => ({ count: threadsOf(context).filter(store.isUnread).length }),
  },
  feedbackBets: { cacheMs: 0, answer: feedbackBets },
  feedbackList: { cacheMs: 0, answer: feedbackList },
  feedbackInfo: { cacheMs: 0, answer: feedbackInfo },
  closeFeedback: {
    cacheMs: 0,
    answer(context, { id }) {
      if (threadOf(context, id).closedAt !== null) return null;
      store.setThread(context.database, id, "closedAt", context.time);
      return null;
    },
  },
  deleteFeedback: {
    cacheMs: 0,
    answer(context, { id }) {
      const thread = threadOf(context, id);
      readAnswers(context, thread);
      store.setThread(context.database, id, "deletedAt", context.time);
      return null;
    },
  },
};

function threadsOf(context: CallContext): store.Thread[] {
  context.ports.importHistory(memberOf(context).id, context.time);
  settleFeedback(context);
  return store.readThreads(context.database, memberOf(context).id);
}

function threadOf(context: CallContext, id: string): store.Thread {
  const thread = threadsOf(context).find((one) => one.id === id);
  if (thread === undefined) throw new Refusal(NOT_FOUND);
  return thread;
}

function addFeedback(
  context: CallContext,
  { requestId, thread, kind, text, images, about }: v.InferOutput<typeof calls.addFeedback.request>,
): Answer<typeof calls.addFeedback> {
  const { database, time } = context;
  const member = memberOf(context).id;
  const known = store.threadOfRequest(database, member, requestId);
  if (known !== null) return { id: known };
  return inTransaction(database, () => {
    if (!images.every((address) => keepUpload(database, member, address)))
      throw new Refusal(ILLEGAL_PARAMETER, "images");
    const id =
      thread === undefined ? startThread(context, { kind, about }) : openThread(context, thread).id;
    const message = { thread: id, member, text, images, time, requestId } as const;
    store.addMessage(database, { ...message, sender: "member" });
    return { id };
  });
}

function startThread(
  context: CallContext,
  { kind, about }: Pick<v.InferOutput<typeof calls.addFeedback.request>, "kind" | "about">,
): string {
  const open = threadsOf(context).filter(({ closedAt }) => closedAt === null).length;
  if (open >= FEEDBACK_MAX_OPEN) {
    const message = `您有 ${open} 条反馈尚未结束，请先在原反馈中补充，或结束后再提交`;
    throw new Refusal(TOO_FREQUENT, "", { message });
  }
  const { database, time } = context;
  const member = memberOf(context).id;
  const none = { aboutKind: null, aboutId: null, aboutTitle: null };
  const chosen =
    about === undefined
      ? none
      : { aboutKind: about.kind, aboutId: about.id, aboutTitle: aboutTitle(context, kind, about) };
  return store.addThread(database, { member, kind, createdAt: time, ...chosen });
}

function openThread(context: CallContext, id: string): store.Thread {
  const thread = threadOf(context, id);
  if (thread.closedAt === null) return thread;
  throw new Refusal(ILLEGAL_PARAMETER, "", { message: "该反馈已结束，请提交新的反馈" });
}

function feedbackBets(
  context: CallContext,
  asked: v.InferOutput<typeof calls.feedbackBets.request>,
): Answer<typeof calls.feedbackBets> {
  context.ports.importHistory(memberOf(context).id, context.time);
  settleMoney(context);
  const { total, list } = betsOf(context, asked);
  return {
    total,
    list: list.map(({ id, title, venueName, placedAt, stakeCents, netCents }) => ({
      id,
      title,
      venueName,
      time: placedAt,
      stakeCents,
      netCents,
    })),
  };
}

function feedbackList(
  context: CallContext,
  { state, ...asked }: v.InferOutput<typeof calls.feedbackList.request>,
): Answer<typeof calls.feedbackList> {
  const found = threadsOf(context).filter(
    (thread) => state === "all" || store.stateOf(thread) === state,
  );
  const list = page(found, asked).map((thread) => ({
    id: thread.id,
    kind: thread.kind,
    text: thread.messages[0]?.text ?? "",
    time: store.lastOf(thread).time,
    state: store.stateOf(thread),
    unread: store.isUnread(thread),
  }));
  return { total: found.length, list };
}

function feedbackInfo(
  context: CallContext,
  { id }: v.InferOutput<typeof calls.feedbackInfo.request>,
): calls.FeedbackThread {
  const thread = threadOf(context, id);
  readAnswers(context, thread);
  const { kind, createdAt, aboutKind, aboutId, aboutTitle: title } = thread;
  const hasAbout = aboutKind !== null && aboutId !== null && title !== null;
  return {
    id,
    kind,
    state: store.stateOf(thread),
    time: createdAt,
    about: hasAbout ? { kind: aboutKind, id: aboutId, title } : null,
    messages: thread.messages.map(({ serial, sender, text, images, time }) => ({
      id: String(serial),
      from: sender,
      text,
      images,
      time,
    })),
  };
}

/** Marks the answers, and the messages about them, as read. */
function readAnswers(context: CallContext, { id, messages }: store.Thread): void {
  const { database, time } = context;
  store.setThread(database, id, "readAt", time);
  const answers = messages.filter(({ sender }) => sender === "service");
  const ids = answers.map(({ serial }) => letterOf(id, serial));
  if (ids.length > 0) markRead(database, { member: memberOf(context), time }, { ids });
}

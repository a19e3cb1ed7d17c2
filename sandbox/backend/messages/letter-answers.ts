import type * as v from "valibot";
import type { letterList } from "#contract/api/letters.ts";
import type { unreadCounts as unreadCountsCall } from "#contract/api/member.ts";
import { LETTER_RESTORE_MS } from "#contract/messages.ts";
import { settleFeedback } from "../feedback/settle-feedback.ts";
import { settleRewards } from "../welfare/reward-answers.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import {
  countUnread,
  markDeleted,
  markRead,
  markRestored,
  readLetters,
  type Reader,
  startReading,
} from "../letters/letter-store.ts";
import { remindReview } from "../protection/review-reminder.ts";
import { sendBroadcasts } from "./send-broadcasts.ts";

type LetterCall =
  | "unreadCounts"
  | "letterList"
  | "readLetters"
  | "deleteLetters"
  | "restoreLetters"
  | "readAllLetters";

export const LETTER_ANSWERS: Answers<LetterCall> = {
  unreadCounts: { cacheMs: 0, answer: unreadCounts },
  letterList: { cacheMs: 0, answer: listLetters },
  readLetters: {
    cacheMs: 0,
    answer: (context, { ids }) => ({
      changed: markRead(context.database, readerOf(context), { ids }),
    }),
  },
  deleteLetters: {
    cacheMs: 0,
    answer: (context, { ids }) => ({
      changed: markDeleted(context.database, readerOf(context), ids),
    }),
  },
  restoreLetters: {
    cacheMs: 0,
    answer(context, { ids }) {
      const after = context.time - LETTER_RESTORE_MS;
      return { changed: markRestored(context.database, readerOf(context), { ids, after }) };
    },
  },
  readAllLetters: {
    cacheMs: 0,
    answer: (context, { kind = null }) => ({
      changed: markRead(context.database, readerOf(context), { kind }),
    }),
  },
};

/** After everything that may have been announced since the last request. */
function settleLetters(context: CallContext): void {
  settleRewards(context);
  settleFeedback(context);
  sendBroadcasts(context);
  remindReview(context);
  startReading(context.database, readerOf(context));
}

function readerOf(context: CallContext): Reader {
  return { member: memberOf(context), time: context.time };
}

function unreadCounts(context: CallContext): v.InferOutput<typeof unreadCountsCall.response> {
  settleLetters(context);
  const found = countUnread(context.database, readerOf(context));
  const of = (kind: string, toAll: 0 | 1) =>
    found.find((one) => one.kind === kind && one.toAll === toAll)?.count ?? 0;
  return {
    brnotice_count: of("notice", 1),
    bractivity_count: of("activity", 1),
    brbulletin_count: of("bulletin", 1),
    brmatch_count: of("match", 1),
    brfd_count: of("feedback", 1),
    notice_count: of("notice", 0),
    activity_count: of("activity", 0),
    fd_count: of("feedback", 0),
  };
}

function listLetters(
  context: CallContext,
  { kind, pageNum, pageSize }: v.InferOutput<typeof letterList.request>,
): v.InferOutput<typeof letterList.response> {
  settleLetters(context);
  const limit = Math.max(1, Math.floor(pageSize));
  const offset = Math.max(0, Math.floor(pageNum) - 1) * limit;
  const found = readLetters(context.database, readerOf(context), { kind, limit, offset });
  const list = found.list.map(({ id, title, body, time, read }) => ({
    id,
    title,
    body,
    time,
    read: read === 1,
  }));
  return { total: found.total, list };
}

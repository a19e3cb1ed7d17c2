// Feedback that a demo account has sent, with the answers of customer service; the last answer is unread.
import type { MemberRow } from "../../backend/members/member-store.ts";
import {
  addMessage,
  addThread,
  readThreads,
  setThread,
} from "../../backend/feedback/feedback-store.ts";
import { answerThread } from "../../backend/feedback/settle-feedback.ts";
import { DAY, HOUR, MINUTE } from "../../backend/time/china-time.ts";
import type { World } from "../world.ts";
import type { PastEvent } from "./money-history.ts";

const NAME = "demo88";

interface PastThread {
  readonly kind: "deposit" | "advice";
  readonly at: number;
  readonly question: string;
  readonly answer: string;
  readonly closed: boolean;
}

export function pastFeedback(world: World, member: MemberRow, time: number): PastEvent[] {
  if (member.nameKey !== NAME) return [];
  const threads: readonly PastThread[] = [
    {
      kind: "deposit",
      at: time - 9 * DAY,
      question: "银行转账已付款，付款时没有填写附言，会影响到账吗？",
      answer:
        "您好，没有附言也可以按金额和户名核对，这笔款项已于 12 分钟后到账，请在交易记录中查看。",
      closed: true,
    },
    {
      kind: "advice",
      at: time - 20 * HOUR,
      question: "建议投注记录可以按联赛筛选，月底对账会方便很多。",
      answer: "感谢您的建议，已转交产品团队评估。目前可以先导出 CSV，再按「赛事」一栏筛选。",
      closed: false,
    },
  ];
  return threads.map((thread) => ({ at: thread.at, run: () => addPast(world, member, thread) }));
}

function addPast(
  { database }: World,
  { id: member }: MemberRow,
  { kind, at, question, answer, closed }: PastThread,
): void {
  const about = { aboutKind: null, aboutId: null, aboutTitle: null };
  const thread = addThread(database, { member, kind, createdAt: at, ...about });
  const asked = { thread, member, sender: "member", images: [], requestId: null } as const;
  addMessage(database, { ...asked, text: question, time: at });
  const stored = readThreads(database, member).find(({ id }) => id === thread);
  if (stored === undefined) return;
  answerThread(database, stored, { text: answer, time: at + 12 * MINUTE });
  if (!closed) return;
  setThread(database, thread, "readAt", at + HOUR);
  setThread(database, thread, "closedAt", at + HOUR);
}

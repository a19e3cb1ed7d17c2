// Customer service answers after some time: the answer is added on the member's next request.
import type { DatabaseSync } from "node:sqlite";
import { letterHtml } from "../letters/letter-html.ts";
import { addLetter } from "../letters/letter-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { addMessage, lastOf, readThreads, stateOf, type Thread } from "./feedback-store.ts";

export function settleFeedback(context: CallContext): void {
  const { database, ports, time } = context;
  for (const thread of readThreads(database, memberOf(context).id)) {
    if (stateOf(thread) !== "waiting") continue;
    const { id, kind, aboutKind, aboutId, messages } = thread;
    const last = lastOf(thread);
    const about = aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId };
    const answers = messages.filter(({ sender }) => sender === "service").length;
    const { text } = last;
    const answer = ports.answerFeedback({ thread: id, kind, about, text, answers });
    const at = last.time + answer.afterMs;
    if (at <= time) answerThread(database, thread, { text: answer.text, time: at });
  }
}

/** Adds an answer, and a message that tells the member about it. */
export function answerThread(
  database: DatabaseSync,
  { id: thread, member, messages }: Thread,
  { text, time }: { readonly text: string; readonly time: number },
): void {
  const answer = { thread, member, sender: "service", text, images: [], requestId: null, time };
  const serial = addMessage(database, { ...answer, sender: "service" });
  const [first] = messages;
  addLetter(
    database,
    { member },
    {
      id: letterOf(thread, serial),
      kind: "feedback",
      title: `反馈 ${thread} 有新回复`,
      body: letterHtml`<p>您的反馈：「${excerpt(first?.text ?? "")}」</p><blockquote>${excerpt(text)}</blockquote><p><a href="/mine/feedback/list?thread=${thread}">查看完整回复</a></p>`,
      time,
    },
  );
}

/** Id of the message about an answer. */
export function letterOf(thread: string, serial: number): string {
  return `feedback-${thread}-${serial}`;
}

const EXCERPT = 60;

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}

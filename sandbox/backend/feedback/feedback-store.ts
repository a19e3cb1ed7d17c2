// Threads of feedback with their messages.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { ABOUT_KINDS, FEEDBACK_KINDS, type FeedbackState } from "#contract/messages.ts";
import { dayOf } from "../time/china-time.ts";

const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(v.string());

const ThreadSchema = v.object({
  id: v.string(),
  member: whole,
  kind: v.picklist(FEEDBACK_KINDS),
  aboutKind: v.nullable(v.picklist(ABOUT_KINDS)),
  aboutId: maybe,
  aboutTitle: maybe,
  createdAt: whole,
  /** When the member last saw it. */
  readAt: whole,
  closedAt: v.nullable(whole),
});
const MessageSchema = v.object({
  serial: whole,
  thread: v.string(),
  sender: v.picklist(["member", "service"]),
  text: v.string(),
  images: v.pipe(
    v.string(),
    v.transform((value): unknown => JSON.parse(value)),
    v.array(v.string()),
  ),
  time: whole,
});
export type FeedbackMessage = v.InferOutput<typeof MessageSchema>;
export interface Thread extends v.InferOutput<typeof ThreadSchema> {
  /** Oldest first; never empty. */
  readonly messages: readonly FeedbackMessage[];
}

export type NewThread = Pick<
  Thread,
  "member" | "kind" | "aboutKind" | "aboutId" | "aboutTitle" | "createdAt"
>;
export interface NewMessage {
  readonly thread: string;
  readonly member: number;
  readonly sender: FeedbackMessage["sender"];
  readonly text: string;
  readonly images: readonly string[];
  readonly time: number;
  /** Of a member's message; the same when it is sent again. */
  readonly requestId: string | null;
}

/** @returns its id */
export function addThread(database: DatabaseSync, thread: NewThread): string {
  const { member, kind, aboutKind, aboutId, aboutTitle, createdAt } = thread;
  const row = database.prepare("SELECT coalesce(max(serial), 0) + 1 AS serial FROM feedback").get();
  const serial = Number(row?.["serial"]);
  const id = `F${dayOf(createdAt).replaceAll("-", "")}${String(serial).padStart(5, "0")}`;
  database
    .prepare(
      `INSERT INTO feedback (serial, id, member, kind, aboutKind, aboutId, aboutTitle, createdAt, readAt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(serial, id, member, kind, aboutKind, aboutId, aboutTitle, createdAt, createdAt);
  return id;
}

/** @returns its serial number */
export function addMessage(database: DatabaseSync, message: NewMessage): number {
  const { thread, member, sender, text, images, time, requestId } = message;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO feedback_message (thread, member, sender, text, images, time, requestId)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(thread, member, sender, text, JSON.stringify(images), time, requestId);
  return Number(lastInsertRowid);
}

/** The thread that a message with this request id went to. */
export function threadOfRequest(
  database: DatabaseSync,
  member: number,
  requestId: string,
): string | null {
  const row = database
    .prepare("SELECT thread FROM feedback_message WHERE member = ? AND requestId = ?")
    .get(member, requestId);
  return row === undefined ? null : String(row["thread"]);
}

/** Threads that the member has not deleted, the one with the newest message first. */
export function readThreads(database: DatabaseSync, member: number): Thread[] {
  const messages = v.parse(
    v.array(MessageSchema),
    database.prepare("SELECT * FROM feedback_message WHERE member = ? ORDER BY serial").all(member),
  );
  const byThread = Map.groupBy(messages, ({ thread }) => thread);
  return v
    .parse(
      v.array(ThreadSchema),
      database
        .prepare(
          "SELECT * FROM feedback WHERE member = ? AND deletedAt IS NULL ORDER BY serial DESC",
        )
        .all(member),
    )
    .map((thread) => ({ ...thread, messages: byThread.get(thread.id) ?? [] }))
    .toSorted((left, right) => lastOf(right).time - lastOf(left).time);
}

export function setThread(
  database: DatabaseSync,
  id: string,
  field: "readAt" | "closedAt" | "deletedAt",
  time: number,
): void {
  database.prepare(`UPDATE feedback SET ${field} = ? WHERE id = ?`).run(time, id);
}

export function lastOf({ id, messages }: Thread): FeedbackMessage {
  const last = messages.at(-1);
  if (last === undefined) throw new Error(`feedback ${id} has no message`);
  return last;
}

export function stateOf(thread: Thread): FeedbackState {
  if (thread.closedAt !== null) return "closed";
  return lastOf(thread).sender === "member" ? "waiting" : "answered";
}

export function isUnread({ messages, readAt }: Thread): boolean {
  return messages.some(({ sender, time }) => sender === "service" && time > readAt);
}

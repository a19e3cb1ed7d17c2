// What a member has begun to write. It stays through a reload and an expired session.
import * as v from "valibot";
import {
  ABOUT_KINDS,
  FEEDBACK_KINDS,
  FEEDBACK_MAX_IMAGES,
  FEEDBACK_MAX_TEXT,
} from "#contract/messages.ts";
import { randomId } from "#lib/wire/random-id.ts";
import { storedDraft } from "#session/account/stored-draft.ts";

const aboutSchema = v.object({
  kind: v.picklist(ABOUT_KINDS),
  id: v.string(),
  title: v.string(),
});
export type About = v.InferOutput<typeof aboutSchema>;

const draftSchema = v.object({
  kind: v.nullable(v.picklist(FEEDBACK_KINDS)),
  text: v.pipe(v.string(), v.maxLength(FEEDBACK_MAX_TEXT)),
  about: v.nullable(aboutSchema),
  /** Addresses of uploads. */
  images: v.pipe(v.array(v.string()), v.maxLength(FEEDBACK_MAX_IMAGES)),
  /** Of the attempt to send exactly this; null before the first. */
  requestId: v.nullable(v.string()),
});
type Draft = v.InferOutput<typeof draftSchema>;

const EMPTY: Draft = { kind: null, text: "", about: null, images: [], requestId: null };

export const feedbackDraft = storedDraft<Draft>("feedback", draftSchema, EMPTY);

/** Something else than what was sent is another request. */
export function changeDraft(fields: Partial<Omit<Draft, "requestId">>): void {
  feedbackDraft.change({ ...fields, requestId: null });
}

export function addImage(url: string): void {
  changeDraft({ images: [...feedbackDraft.useDraft.getState().images, url] });
}

export function removeImage(url: string): void {
  changeDraft({ images: feedbackDraft.useDraft.getState().images.filter((one) => one !== url) });
}

const EMPTY_REPLY: Reply = { thread: "", text: "", images: [], requestId: null };

const replySchema = v.object({
  thread: v.string(),
  ...v.pick(draftSchema, ["text", "images", "requestId"]).entries,
});
type Reply = v.InferOutput<typeof replySchema>;

/** An answer that is being written in a thread. */
export const replyDraft = storedDraft<Reply>("feedback-reply", replySchema, EMPTY_REPLY);

/** Of one thread: an answer begun in another is no answer in this. */
export function useReplyDraft(thread: string): Reply {
  return replyIn(thread, replyDraft.useDraft());
}

export function changeReply(
  thread: string,
  change: (now: Reply) => Partial<Pick<Reply, "text" | "images">>,
): void {
  const now = replyIn(thread, replyDraft.useDraft.getState());
  replyDraft.change({ ...now, ...change(now), thread, requestId: null });
}

function replyIn(thread: string, reply: Reply): Reply {
  return reply.thread === thread ? reply : EMPTY_REPLY;
}

/** The same for each attempt to send the same, so that only one arrives. */
export function requestIdOfDraft(): string {
  const requestId = feedbackDraft.useDraft.getState().requestId ?? randomId();
  feedbackDraft.change({ requestId });
  return requestId;
}

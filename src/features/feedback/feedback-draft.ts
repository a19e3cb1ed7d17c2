// What a member has begun to write. It stays through a reload and an expired session.
import * as v from "valibot";
import {
  ABOUT_KINDS,
  FEEDBACK_KINDS,
  FEEDBACK_MAX_IMAGES,
  FEEDBACK_MAX_TEXT,
} from "#contract/messages.ts";
import { randomId } from "../../lib/random-id.ts";
import { keptDraft } from "../../session/payments/kept-draft.ts";

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

export const draft = keptDraft<Draft>("feedback", draftSchema, EMPTY);

/** Something else than what was sent is another request. */
export function changeDraft(fields: Partial<Omit<Draft, "requestId">>): void {
  draft.change({ ...fields, requestId: null });
}

export function addImage(url: string): void {
  changeDraft({ images: [...draft.useDraft.getState().images, url] });
}

export function removeImage(url: string): void {
  changeDraft({ images: draft.useDraft.getState().images.filter((one) => one !== url) });
}

/** The same for each attempt to send the same, so that only one arrives. */
export function requestIdOfDraft(): string {
  const requestId = draft.useDraft.getState().requestId ?? randomId();
  draft.change({ requestId });
  return requestId;
}

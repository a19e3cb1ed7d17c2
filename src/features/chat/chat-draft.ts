// The message that is being written: it stays through a reload, an expired session and on the way to other pages.
import * as v from "valibot";
import { CHAT_MAX_TEXT } from "#contract/chat.ts";
import { storedDraft } from "#session/account/stored-draft.ts";
import { useHolding } from "#session/account/use-holding.ts";
import { chat } from "./client/chat-deps.ts";

const draftSchema = v.object({
  rid: v.string(),
  text: v.pipe(v.string(), v.maxLength(CHAT_MAX_TEXT)),
});
export const chatDraft = storedDraft("chat", draftSchema, { rid: "", text: "" });

/** Says only that a text was typed: the text itself is in the draft. */
const HELD = {};

/** The text of the room that is open. A text that was begun in another room is not shown. */
export function useChatDraft() {
  const rid = chat.useState((state) => state.rid) ?? "";
  const draft = chatDraft.useDraft();
  const text = draft.rid === rid ? draft.text : "";
  useHolding("chat", text === "" ? null : HELD);
  const setText = (next: string) => chatDraft.change({ rid, text: next });
  return { text, setText };
}

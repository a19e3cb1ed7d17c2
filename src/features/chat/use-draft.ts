// The text that is being written. Enter sends, Shift+Enter begins a new line, arrow up takes the last message back
// into the empty field; Enter that ends the composition of Chinese characters does not send.
import { type KeyboardEvent, useRef } from "react";
import { CHAT_MAX_TEXT, type ChatMessage } from "#contract/chat.ts";
import { useChatDraft } from "./chat-draft.ts";
import { chat } from "./client/chat-deps.ts";

interface Draft {
  /** A message can be sent now. */
  readonly ready: boolean;
  readonly reply: ChatMessage | null;
  readonly onReplied: () => void;
}

/** Of each key of a composition; Safari says nothing else of the Enter that ends one. */
const COMPOSING = 229;

export function useDraft({ ready, reply, onReplied }: Draft) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText } = useChatDraft();
  const last = useRef("");
  const insert = (part: string) => {
    setText((text + part).slice(0, CHAT_MAX_TEXT));
    field.current?.focus();
  };
  const send = () => {
    const answered = reply && { id: reply.id, name: reply.name, msg: reply.msg };
    if (!ready || !chat.say(text, answered)) return;
    last.current = text;
    setText("");
    onReplied();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && text === "" && last.current !== "") {
      event.preventDefault();
      setText(last.current);
    } else if (event.key === "Escape" && reply) {
      event.preventDefault();
      onReplied();
    }
  };
  return { field, text, setText, insert, send, onKeyDown };
}

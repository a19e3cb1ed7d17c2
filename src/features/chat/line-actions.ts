import type { ChatMessage } from "#contract/chat.ts";

/** What can be done with a message. */
export interface LineActions {
  readonly onReply: (line: ChatMessage) => void;
  readonly onMention: (name: string) => void;
  readonly onReport: (line: ChatMessage) => void;
}

// Which chat room lies over the page. Any feature opens one; `features/chat` shows it.
import { create } from "zustand";
import { CHAT_LOBBY } from "#contract/chat-rooms.ts";

interface ChatPanel {
  /** Null while no chat is open. */
  readonly rid: string | null;
}

export const useChatPanel = create<ChatPanel>(() => ({ rid: null }));

export function openChat(rid = CHAT_LOBBY): void {
  useChatPanel.setState({ rid });
}

export function closeChat(): void {
  useChatPanel.setState({ rid: null });
}

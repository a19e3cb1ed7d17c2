// The chat, fetched when a room is first opened.
import { brandEntry } from "#brand/brand.ts";
import { closeChat, useChatPanel } from "#domain/chat/chat-panel.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

const Chat = lateOverlay(
  async () => {
    const load = brandEntry().layers.chat;
    if (load === undefined) throw new Error("This site has no chat.");
    return (await load()).Layer;
  },
  // The levels of members are among the texts of the account.
  { texts: ["chat", "account"], leave: closeChat },
);

export function ChatLayer() {
  const open = useChatPanel(({ rid }) => rid !== null);
  return open && <Chat />;
}

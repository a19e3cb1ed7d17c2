// The chat, fetched when a room is first opened.
import { type ComponentType, lazy } from "react";
import { brandEntry } from "#brand/brand.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { closeChat, useChatPanel } from "#domain/chat/chat-panel.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadOrReload } from "../start/chunk-reload.ts";

interface Part {
  readonly default: ComponentType;
}

const part = { current: fetched() };

export function ChatLayer() {
  const open = useChatPanel(({ rid }) => rid !== null);
  const Chat = part.current;
  return open && <Chat />;
}

function fetched() {
  return lazy(async (): Promise<Part> => {
    try {
      const load = brandEntry().layers.chat;
      if (load === undefined) throw new Error("This site has no chat.");
      const [{ Layer }] = await Promise.all([
        withLateStyles(() => loadOrReload(load)),
        loadNamespace("chat"),
        // Levels of members.
        loadNamespace("account"),
      ]);
      return { default: Layer };
    } catch (error) {
      // A failed import stays failed, so the next try needs a new one.
      part.current = fetched();
      showToast(errorText(error));
      closeChat();
      return { default: () => null };
    }
  });
}

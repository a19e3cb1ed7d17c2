// Whether a chat stands beside the page. The page is narrower by its room then, which no media query of CSS knows.
import { useSyncExternalStore } from "react";
import { useChatPanel } from "./chat-panel.ts";

/** Below it the page has no room to give: the chat lies over it as a sheet. */
const ROOM = "(min-width: 80rem)";

/** The room of the chat, in rem of a media query. */
export const CHAT_ROOM = 25;

export function useChatBeside(): boolean {
  const open = useChatPanel(({ rid }) => rid !== null);
  const room = useSyncExternalStore(subscribe, () => window.matchMedia(ROOM).matches);
  return open && room;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(ROOM);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

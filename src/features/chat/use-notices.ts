import { useEffect } from "react";
import { showToast } from "#ui/toast.tsx";
import { chat } from "./client/chat-deps.ts";

/** Notices of the server, while a chat is open. */
export function useNotices(): void {
  useEffect(
    () =>
      chat.useState.subscribe(({ notice }, before) => {
        if (notice !== null && notice !== before.notice) showToast(notice.message);
      }),
    [],
  );
}

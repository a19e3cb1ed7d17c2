import { useEffect } from "react";
import { openMatch } from "../../feed/feed-store.ts";

/** Follows every market of the match while the view is mounted. */
export function useOpenMatch(gameId: string): void {
  useEffect(() => openMatch(gameId), [gameId]);
}

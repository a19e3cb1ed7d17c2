import { useEffect } from "react";
import { openMatch } from "../live/feed-store.ts";

/** Follows every market of the match as long as the view is there. */
export function useOpenMatch(gameId: string): void {
  useEffect(() => openMatch(gameId), [gameId]);
}

import { useRef } from "react";
import type { Game } from "#contract/api/game-list.ts";
import { errorText } from "#lib/error-text.ts";
import { queryClient } from "#lib/query-client.ts";
import { showToast } from "#ui/toast.tsx";
import { PAGE_SIZE, pageQuery } from "./game-pages.ts";
import type { ShownGames } from "./use-shown-games.ts";

/** Opens a game of the shown list by chance; one that is closed is drawn again. */
export function useSurprise(
  shown: ShownGames | undefined,
  onOpen: (game: Game) => void,
): () => Promise<void> {
  const drawing = useRef(false);
  return async () => {
    if (shown === undefined || shown.first.total === 0 || drawing.current) return;
    drawing.current = true;
    try {
      const index = Math.floor(Math.random() * shown.first.total);
      const page = pageQuery(shown.source, Math.floor(index / PAGE_SIZE) + 1);
      const { list } = await queryClient.fetchQuery(page);
      const open = list.filter(({ opensAt }) => opensAt === null);
      const game = open[index % Math.max(1, open.length)] ?? list[0];
      if (game !== undefined) onOpen(game);
    } catch (error) {
      showToast(errorText(error));
    } finally {
      drawing.current = false;
    }
  };
}

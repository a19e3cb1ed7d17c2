// How much room the page gives to the table; see `table-columns.ts`.
import { useCallback, useSyncExternalStore } from "react";
import { CHAT_ROOM, useChatBeside } from "#domain/chat/use-chat-beside.ts";
import type { TableWidth } from "./table-columns.ts";

/** Widths of the page, in rem. */
const FROM = [75, 106.25, 125, 147.5];

export function useTableWidth(): TableWidth {
  const taken = useChatBeside() ? CHAT_ROOM : 0;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queries = queriesFor(taken);
      for (const query of queries) query.addEventListener("change", onChange);
      return () => {
        for (const query of queries) query.removeEventListener("change", onChange);
      };
    },
    [taken],
  );
  return useSyncExternalStore(
    subscribe,
    () => queriesFor(taken).filter(({ matches }) => matches).length as TableWidth,
  );
}

function queriesFor(taken: number): readonly MediaQueryList[] {
  return FROM.map((rem) => window.matchMedia(`(min-width: ${rem + taken}rem)`));
}

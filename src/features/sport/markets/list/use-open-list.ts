// Keeps the list that the address asks for open in the feed.
import { useEffect } from "react";
import { openList, type PickedList } from "../../feed/feed-store.ts";
import { useFollows } from "../../feed/follows.ts";
import type { PageFilter } from "./page-filter.ts";
import { pickedList } from "./picked-list.ts";

export function useOpenList({ sport, show, date, leagues, pick, of }: PageFilter): void {
  const follows = useFollows();
  const chosen = leagues.join(",");
  const picked = pick === null ? "" : JSON.stringify(pickedList(pick, of, follows));
  const unknown = pick === "follows" && !follows.loaded;
  useEffect(() => {
    if (unknown) return;
    return openList({
      sport,
      show,
      date,
      leagues: chosen === "" ? [] : chosen.split(","),
      picked: picked === "" ? null : (JSON.parse(picked) as PickedList),
    });
  }, [sport, show, date, chosen, picked, unknown]);
}

// Why the list is empty.
import type { PageFilter } from "./page-filter.ts";

export type EmptyReason = "search" | "follows" | "day" | "none";

export function emptyReason(
  { only, leagues, pick, date }: Pick<PageFilter, "only" | "leagues" | "pick" | "date">,
  search: string,
): EmptyReason {
  if (search.trim() !== "" || leagues.length > 0 || only === "tracker") return "search";
  if (pick !== null) return pick === "follows" ? "follows" : "none";
  return date === null ? "none" : "day";
}

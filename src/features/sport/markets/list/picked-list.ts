import type { PickedList } from "../../feed/feed-store.ts";
import type { Follows } from "../../feed/follows.ts";
import type { PageFilter, Picked } from "./page-filter.ts";

const NONE = { teams: [], leagues: [], matches: [] };

/** What the server is asked for. */
export function pickedList(pick: Picked, of: PageFilter["of"], follows: Follows): PickedList {
  switch (pick) {
    case "follows": {
      const { team: teams, league: leagues, match: matches } = follows;
      return { pick: "chosen", teams, leagues, matches };
    }
    case "team":
      return { pick: "chosen", ...NONE, teams: of === null ? [] : [of] };
    case "league":
      return { pick: "chosen", ...NONE, leagues: of === null ? [] : [of] };
    default:
      return { pick, ...NONE };
  }
}

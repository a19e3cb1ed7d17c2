import {
  exchangeRecord,
  promotionConfig,
  raceBoard,
  verification,
} from "#contract/api/activities.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useSession } from "#session/account/session-store.ts";

/** What a claim, joining or leaving may have changed. */
export function refreshActivities(): void {
  for (const { path } of [verification, exchangeRecord, raceBoard, promotionConfig]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

// Lists and boards are for visitors, too, and tell a member more.
useSession.subscribe(({ userId }, before) => {
  if (userId !== before.userId) refreshActivities();
});

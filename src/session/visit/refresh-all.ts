// After a reconnection: refetches everything on view.
import { queryClient } from "#lib/calls/query-client.ts";
import { loadAll } from "../account/member.ts";
import { isLoggedIn } from "../account/session-store.ts";
import { loadSiteInfo } from "./site-info.ts";

export async function refreshAll(): Promise<void> {
  await Promise.allSettled([
    loadSiteInfo(),
    isLoggedIn() ? loadAll() : null,
    // Calls only: modules loaded by the page do not change.
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.["member"] !== undefined }),
  ]);
}

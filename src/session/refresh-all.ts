// Once the connection is back: everything that is shown is asked for again.
import { queryClient } from "../lib/query-client.ts";
import { loadAll } from "./member.ts";
import { isLoggedIn } from "./session-store.ts";
import { loadSiteInfo } from "./site-info.ts";

export async function refreshAll(): Promise<void> {
  await Promise.allSettled([
    loadSiteInfo(),
    isLoggedIn() ? loadAll() : null,
    // Calls only; what the page has loaded of itself does not change.
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.["member"] !== undefined }),
  ]);
}

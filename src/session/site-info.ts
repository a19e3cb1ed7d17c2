// Run-time flags and time of the site, asked once at start (spec: shell-and-accounts §7
// "Site configuration"). Flags can only close what the build left open.
import { preInfo } from "#contract/api/site.ts";
import { setServerTime } from "../lib/clock.ts";
import { request } from "../lib/http.ts";
import { queryClient } from "../lib/query-client.ts";
import { applyEditionFlag } from "./edition.ts";

/** Settles in any case: without an answer the site stays as the build left it. */
export async function loadSiteInfo(): Promise<void> {
  try {
    const info = await queryClient.fetchQuery({
      queryKey: [preInfo.path],
      queryFn: ({ signal }) => request(preInfo, {}, { signal }),
      retry: 3,
    });
    setServerTime(info.serverTime);
    applyEditionFlag(info.siteBaseConfig.editionSwitch === "1");
  } catch {
    // The views that need the server say so themselves.
  }
}

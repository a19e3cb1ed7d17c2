// Run-time flags, address and time of the site, asked once at start (spec: shell-and-accounts §7
// "Site configuration").
import type * as v from "valibot";
import { preInfo } from "#contract/api/site.ts";
import { brand } from "../brand/brand.ts";
import { useAppearance } from "../lib/appearance.ts";
import { CallError } from "../lib/call-error.ts";
import { setServerTime } from "../lib/clock.ts";
import { request } from "../lib/http.ts";
import { queryClient } from "../lib/query-client.ts";
import { applyEditionFlag } from "./edition.ts";
import { h5Redirect, referralCodes } from "./referral.ts";
import { showSiteNotice } from "./site-notice.ts";
import { setSiteFlags } from "./site-flags.ts";
import { setSiteTitle } from "./site-title.ts";

/** Settles in any case: without an answer the site stays as the build left it. */
export async function loadSiteInfo(): Promise<void> {
  try {
    const info = await ask();
    const { depositSwitch, editionSwitch, h5DomainUrl } = info.siteBaseConfig;
    followLocale();
    setServerTime(info.serverTime);
    setSiteFlags({ depositOpen: depositSwitch === "1", clientIp: info.ip });
    applyEditionFlag(editionSwitch === "1");
    toPhoneSite(h5DomainUrl);
  } catch (error) {
    setSiteFlags(null);
    // Anything else the views that need the server say themselves.
    if (error instanceof CallError && isClosed(error.code)) {
      showSiteNotice({ code: error.code, message: error.message });
    }
  }
}

let following = false;

/** Once, however often the site is asked for: a page that hangs on its flags asks again. */
function followLocale(): void {
  if (following) return;
  following = true;
  useAppearance.subscribe(({ locale }, before) => {
    // Without an answer the brand's own title stands.
    if (locale !== before.locale) void ask().catch(() => {});
  });
}

/** The server's texts follow the locale: each answer brings the title in the one it was asked in. */
async function ask(): Promise<v.InferOutput<typeof preInfo.response>> {
  const { locale } = useAppearance.getState();
  const info = await queryClient.fetchQuery({
    queryKey: [preInfo.path, locale],
    staleTime: Infinity,
    queryFn: ({ signal }) => request(preInfo, {}, { signal, quiet: true }),
    // A refusal is an answer; only a connection may get better.
    retry: (failures, error) =>
      failures < 3 && !(error instanceof CallError && error.kind === "code"),
  });
  setSiteTitle(locale, info.siteBaseConfig.title);
  return info;
}

/** The codes that close a whole site. */
function isClosed(code: number | null): code is number {
  return code !== null && CLOSED.has(code);
}

const CLOSED: ReadonlySet<number> = new Set([6013, 6031, 6032, 6316]);

/** Mobile browsers belong on the h5 domain, with the codes they came with. */
function toPhoneSite(h5DomainUrl: string): void {
  const target = h5Redirect({
    userAgent: navigator.userAgent,
    h5DomainUrl,
    origins: brand().hosts.h5,
    location: window.location,
    codes: referralCodes(),
  });
  if (target !== null) window.location.replace(target);
}

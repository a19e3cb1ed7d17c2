// Run-time flags, client address and server time, requested once at start (spec: shell-and-accounts §7 "Site
// configuration").
import type * as v from "valibot";
import { preInfo } from "#contract/api/site.ts";
import {
  MAINTENANCE,
  REGION_LIMITED,
  REGION_WARNING,
  SYSTEM_MAINTENANCE,
} from "#contract/codes.ts";
import { brand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { applyEffects } from "#lib/calls/call-effects.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { setServerTime } from "#lib/time/clock.ts";
import { request } from "#lib/calls/http.ts";
import { httpOptions } from "#lib/wire/http-options.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { applyEditionFlag } from "../preferences/edition.ts";
import { h5Redirect, referralCodes } from "../site/referral.ts";
import { setSiteFlags } from "../site/site-state.ts";
import { setSiteTitle } from "./site-title.ts";

/** Never rejects: without an answer the site keeps the state of the build. */
export async function loadSiteInfo(): Promise<void> {
  try {
    const info = await ask();
    const { depositSwitch, editionSwitch, inSiteGame, h5DomainUrl, betUndoSeconds, marginSwitch } =
      info.siteBaseConfig;
    followLocale();
    if (info.serverTime !== null) setServerTime(info.serverTime);
    setSiteFlags({
      depositOpen: depositSwitch !== "0",
      inSiteGame: inSiteGame === "1",
      betUndoSeconds,
      marginShown: marginSwitch === "1",
      clientIp: info.ip,
    });
    applyEditionFlag(editionSwitch === "1");
    toPhoneSite(h5DomainUrl);
  } catch (error) {
    setSiteFlags(null);
    // Views report other failures themselves.
    if (error instanceof CallError && ABOUT_SITE.has(error.code)) {
      applyEffects(error, { call: preInfo, token: null, quiet: false }, httpOptions().effects);
    }
  }
}

/** For pages that must not stay open once a flag has closed them. */
export async function refreshSiteFlags(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [preInfo.path], refetchType: "none" });
  await loadSiteInfo();
}

let following = false;

/** Subscribes once: a page that waits for the flags calls again. */
function followLocale(): void {
  if (following) return;
  following = true;
  useAppearance.subscribe(({ locale }, before) => {
    // Without an answer the brand's own title stays.
    if (locale !== before.locale) void ask().catch(() => {});
  });
}

/** The server localises its texts: each answer sets the title of the locale it was requested in. */
async function ask(): Promise<v.InferOutput<typeof preInfo.response>> {
  const { locale } = useAppearance.getState();
  const info = await queryClient.fetchQuery({
    queryKey: [preInfo.path, locale],
    staleTime: Infinity,
    queryFn: ({ signal }) => request(preInfo, {}, { signal, quiet: true }),
    // Retry failed connections, not refusals.
    retry: (failures, error) =>
      failures < 3 && !(error instanceof CallError && error.kind === "code"),
  });
  setSiteTitle(locale, info.siteBaseConfig.title);
  return info;
}

const ABOUT_SITE: ReadonlySet<number | null> = new Set([
  MAINTENANCE,
  REGION_LIMITED,
  REGION_WARNING,
  SYSTEM_MAINTENANCE,
]);

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

// Referral and invite codes from the address (spec: shell-and-accounts §2 "Authentication dialog").
import { REFERRAL_CODE } from "#contract/account-rules.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { matching, storage } from "#lib/browser/storage.ts";

export interface ReferralCodes {
  readonly rCode: string;
  readonly iCode: string;
}

/** Lower case, without hyphens and underscores. */
const SPELLINGS = {
  rCode: ["rcode", "rc", "ref", "refcode", "referral", "referralcode"],
  iCode: ["icode", "ic", "invite", "invitecode", "invitation", "invitationcode"],
} as const;
const KEYS = { rCode: "rcode", iCode: "icode" } as const;
const KINDS = ["rCode", "iCode"] as const;
type Kind = (typeof KINDS)[number];

/** At start: codes in the address replace stored ones, each kind on its own. */
export function keepReferral(search: string): void {
  for (const [name, code] of new URLSearchParams(search)) {
    const kind = kindOf(name);
    if (kind !== null && REFERRAL_CODE.test(code)) storage.write(KEYS[kind], code);
  }
}

/** Empty strings when none is stored. */
export function referralCodes(): ReferralCodes {
  const read = (kind: Kind) => storage.read(KEYS[kind], matching(REFERRAL_CODE)) ?? "";
  return { rCode: read("rCode"), iCode: read("iCode") };
}

interface H5Visit {
  readonly userAgent: string;
  /** From the site configuration. */
  readonly h5DomainUrl: string;
  /** Origins of the manifest, `hosts.h5`. */
  readonly origins: readonly string[];
  readonly location: Pick<Location, "origin" | "pathname" | "search">;
  readonly codes: ReferralCodes;
}

const MOBILE = /Mobi|Android|iP(?:hone|ad|od)/i;

/** URL on the h5 domain for a mobile browser, codes appended; null for no redirect. */
export function h5Redirect(visit: H5Visit): string | null {
  const { userAgent, h5DomainUrl, origins, location, codes } = visit;
  if (!MOBILE.test(userAgent)) return null;
  const allowed = allowedUrl(h5DomainUrl, origins);
  if (allowed === null) return null;
  const target = new URL(allowed);
  if (target.origin === location.origin) return null;
  target.pathname = target.pathname.replace(/(?<!\/)\/+$/, "") + location.pathname;
  target.hash = "";
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (kindOf(name) === null) target.searchParams.append(name, value);
  }
  for (const kind of KINDS) {
    if (codes[kind] !== "") target.searchParams.set(KEYS[kind], codes[kind]);
  }
  return target.href;
}

function kindOf(name: string): Kind | null {
  const plain = name.toLowerCase().replaceAll(/[-_]/g, "");
  return KINDS.find((kind) => SPELLINGS[kind].some((spelling) => spelling === plain)) ?? null;
}

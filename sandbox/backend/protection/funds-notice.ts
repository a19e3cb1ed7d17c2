// How members' money is protected is acknowledged before the first deposit, and again after a change (LCCP LC 4.2.1).
import { createHash } from "node:crypto";
import { FUNDS_FIRST, INVALID_PARAMETER } from "#contract/codes.ts";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import type { FundsNotice } from "#contract/protection/funds.ts";
import { type CallContext, type MemberContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { type SiteContext, siteDuties } from "../duties/site-duties.ts";

/** Null where the profile does not ask for it. */
export function fundsOf(context: MemberContext): ProtectionInfo["funds"] {
  const notice = noticeOf(context);
  if (notice === null) return null;
  const version = versionOf(notice);
  return { ...notice, version, known: knownVersion(context) === version };
}

/** @throws Refusal of a deposit before the notice, as it is now, was acknowledged */
export function checkFunds(context: MemberContext): void {
  if (fundsOf(context)?.known === false) throw new Refusal(FUNDS_FIRST);
}

/** @throws Refusal when the notice has changed since it was read */
export function acknowledgeFunds(
  context: CallContext,
  { version }: { readonly version: string },
): void {
  if (fundsOf(context)?.version !== version) throw new Refusal(INVALID_PARAMETER, "version");
  context.database
    .prepare("INSERT OR REPLACE INTO funds_known (member, version, time) VALUES (?, ?, ?)")
    .run(memberOf(context).id, version, context.time);
}

/** Whether members have to be reminded that their money is not protected. */
export const isUnprotected = (context: SiteContext) => noticeOf(context)?.rating === "notProtected";

function noticeOf(context: SiteContext): FundsNotice | null {
  return siteDuties(context).fundsNotice ? (context.view.site.protection.funds ?? null) : null;
}

function versionOf({ rating, method }: FundsNotice): string {
  return createHash("sha256").update(`${rating}\n${method}`).digest("hex").slice(0, 16);
}

function knownVersion(context: MemberContext): unknown {
  return context.database
    .prepare("SELECT version FROM funds_known WHERE member = ?")
    .get(memberOf(context).id)?.["version"];
}

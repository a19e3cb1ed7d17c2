// Addresses of activities and of what the site offers beside them.
import { ACTIVITY_KINDS, ACTIVITY_PARAM, type OfferPage } from "#contract/activities.ts";
import type { Promotion } from "#contract/api/activities.ts";
import * as PAGES from "#contract/pages.ts";
import { hasPage, pageAddress } from "#brand/brand.ts";
import { hasOpenPage } from "./use-has-page.ts";

type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export function activityPath(kind: ActivityKind, id: string): string {
  return `/activity/${kind}/${id}`;
}

/** Where a promotion leads; null where this bundle has no page for it. */
export function promotionPath({
  id,
  kind,
  page,
}: Pick<Promotion, "id" | "kind" | "page">): string | null {
  if (kind !== null) return hasPage(`/activity/${kind}/:id`) ? activityPath(kind, id) : null;
  // Other offers are used in a venue; its page has the same id.
  const path = page === null ? null : offerPath(page);
  return path !== null && hasOpenPage(path) ? path : null;
}

function offerPath(page: OfferPage): string | null {
  if (page === "download") return PAGES.download;
  if (page === "deposit") return pageAddress("savemoney");
  return pageAddress(page === "friendInvitation" ? "friend-invitation" : page);
}

/** @returns null for an address that is none of an activity */
export function activityOf(
  pathname: string,
): { readonly kind: ActivityKind; readonly id: string } | null {
  const [, root, segment, id = "", ...rest] = pathname.split("/");
  const kind = ACTIVITY_KINDS.find((one) => one === segment);
  if (root !== "activity" || kind === undefined || rest.length > 0) return null;
  return new RegExp(ACTIVITY_PARAM).test(id) ? { kind, id } : null;
}

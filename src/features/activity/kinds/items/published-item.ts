import type { ActivityItem } from "#contract/api/activities.ts";

/** An item as published, before anything is known of a member. */
export function publishedItem({
  key,
  ...facts
}: { readonly key: string } & Pick<
  ActivityItem,
  "title" | "target" | "unit" | "rewardCents"
>): ActivityItem {
  const { title, target, unit, rewardCents } = facts;
  const rest = { done: 0, until: null, claimedAt: null };
  return { item: key, state: "locked", title, target, unit, rewardCents, ...rest };
}

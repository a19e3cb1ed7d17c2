import { Check, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ActivityItem } from "#contract/api/activities.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

const TONES = {
  locked: "neutral",
  open: "accent",
  claimable: "ok",
  claimed: "ok",
  expired: "neutral",
} as const satisfies Readonly<Record<ActivityItem["state"], string>>;

export function ItemState({ item }: { readonly item: ActivityItem }) {
  const { t } = useTranslation("activity");
  const { state, rewardCents } = item;
  // What brings nothing of its own is done, not claimed.
  const word = state === "claimed" && rewardCents === 0 ? "done" : state;
  return (
    <Badge tone={TONES[state]}>
      {state === "claimed" && <Icon as={Check} size={1} />}
      {state === "locked" && <Icon as={Lock} size={1} />}
      {t(`item.state.${word}`)}
    </Badge>
  );
}

import { useTranslation } from "react-i18next";
import type { ActivityState } from "#contract/activities.ts";
import { Badge } from "#ui/text/badge.tsx";

const TONES = {
  coming: "warn",
  open: "accent",
  joined: "ok",
  waiting: "alt",
  left: "neutral",
  ended: "neutral",
  closed: "neutral",
} as const satisfies Readonly<Record<ActivityState, string>>;

/** How it stands between an activity and the member. */
export function ActivityBadge({ state }: { readonly state: ActivityState }) {
  const { t } = useTranslation("activity");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}

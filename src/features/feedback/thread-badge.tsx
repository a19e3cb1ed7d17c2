import { useTranslation } from "react-i18next";
import type { FeedbackState } from "#contract/messages.ts";
import { Badge } from "#ui/text/badge.tsx";

const TONES = { waiting: "warn", answered: "ok", closed: "neutral" } as const;

export function ThreadBadge({ state }: { readonly state: FeedbackState }) {
  const { t } = useTranslation("feedback");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}

import { useTranslation } from "react-i18next";
import type { OrderState } from "#contract/payments.ts";
import { Badge } from "#ui/text/badge.tsx";

const TONES = {
  waiting: "warn",
  paid: "warn",
  confirming: "warn",
  review: "warn",
  credited: "ok",
  expired: "neutral",
  cancelled: "neutral",
  refused: "win",
} as const satisfies Readonly<Record<OrderState, string>>;

/** The state of a deposit order in words of the `account` texts. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation("account");
  return <Badge tone={TONES[state]}>{t(`depositState.${state}`)}</Badge>;
}

import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { formatCents } from "#lib/text/format.ts";
import { i18n } from "#lib/text/i18n.ts";
import type { OrderFact } from "./wait-parts.ts";

export function moneySums({ dueCents, receivedCents }: DepositOrder): readonly OrderFact[] {
  const due = { name: i18n.t("deposit-wait:fact.due"), value: formatCents(dueCents) };
  if (receivedCents === null) return [due];
  return [due, { name: i18n.t("deposit-wait:fact.received"), value: formatCents(receivedCents) }];
}

import { useTranslation } from "react-i18next";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { MoneyRoute } from "#ui/money-route.tsx";
import type { Way } from "./transfer-way.ts";

interface TransferRouteProps {
  readonly way: Way;
  readonly centre: number | null;
  readonly venue: VenueMoney;
}

/** What stands in both wallets, in the direction of the money. */
export function TransferRoute({ way, centre, venue }: TransferRouteProps) {
  const { t } = useTranslation("transfer");
  const own = { name: t("head.centre"), cents: centre };
  const [from, to] = way === "in" ? [own, venue] : [venue, own];
  return (
    <MoneyRoute
      from={{ label: t("form.from"), name: from.name, cents: from.cents }}
      to={{ label: t("form.to"), name: to.name, cents: to.cents }}
      unknown={t("form.unknown")}
    />
  );
}

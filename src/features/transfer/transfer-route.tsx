import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { VenueMoney } from "../../session/wallet/venue-balances.ts";
import { Icon } from "../../ui/icon.tsx";
import { Money } from "../../ui/money.tsx";
import type { Way } from "./transfer-way.ts";

interface TransferRouteProps {
  readonly way: Way;
  readonly centre: number | null;
  readonly venue: VenueMoney;
}

/** What stands in both wallets, in the direction of the money. */
export function TransferRoute({ way, centre, venue }: TransferRouteProps) {
  const { t } = useTranslation("transfer");
  const wallets = [
    { name: t("head.centre"), cents: centre },
    { name: venue.name, cents: venue.cents },
  ];
  const [from, to] = way === "in" ? wallets : wallets.toReversed();
  return (
    <dl className={route}>
      {[from, to].map((wallet, index) => (
        <div key={wallet?.name} className={end}>
          <dt className={label}>{t(index === 0 ? "form.from" : "form.to")}</dt>
          <dd>
            <span className={name}>{wallet?.name}</span>
            {wallet?.cents == null ? (
              <span className={label}>{t("form.unknown")}</span>
            ) : (
              <Money cents={wallet.cents} className={sum} />
            )}
          </dd>
          {index === 0 && (
            <span className={arrow}>
              <Icon as={ArrowRight} />
            </span>
          )}
        </div>
      ))}
    </dl>
  );
}

const route = css({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3" });
const end = css({
  position: "relative",
  display: "grid",
  gap: "1",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const label = css({ color: "text-muted", fontSize: "xs" });
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const sum = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const arrow = css({
  position: "absolute",
  right: "-5",
  top: "1/2",
  translate: "[0 -50%]",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  width: "7",
  height: "7",
  borderRadius: "pill",
  background: "accent",
  color: "text-on-accent",
});

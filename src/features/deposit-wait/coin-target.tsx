// The address of the order and its network. Coins that are sent over another network are lost.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Badge } from "#ui/badge.tsx";
import { CopyRows } from "#ui/copy-rows.tsx";
import { Note } from "#ui/note.tsx";
import { coinLink } from "./code-link.ts";
import { inFours } from "./grouped.ts";
import { PayCode } from "./pay-code.tsx";
import { PayTarget, targetTitle } from "./pay-target.tsx";
import type { OrderProps } from "./wait-parts.ts";

export function CoinTarget({ order }: OrderProps) {
  const { t } = useTranslation("coin-wait");
  if (order.coin === null || order.payUrl !== null) return <PayTarget order={order} />;
  const { coin, network, address } = order.coin;
  const rows = [
    { label: t("coin"), shown: coin },
    { label: t("network"), shown: <Badge tone="accent">{network}</Badge> },
    { label: t("address"), shown: inFours(address), copied: address, large: true },
  ];
  return (
    <section className={css({ display: "grid", gap: "3" })}>
      <h2 className={targetTitle}>{t("title")}</h2>
      <CopyRows rows={rows} />
      <Note tone="warn">{t("warning", { coin, network })}</Note>
      <PayCode
        text={order.qr ?? address}
        orderId={order.orderId}
        note={t("check", { network })}
        link={coinLink(order.coin)}
      />
    </section>
  );
}

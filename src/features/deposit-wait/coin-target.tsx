// The address of the order and its network. Coins that are sent over another network are lost.
import { useTranslation } from "react-i18next";
import { Heading, Stack } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { CopyRows } from "#ui/actions/copy-rows.tsx";
import { Note } from "#ui/text/note.tsx";
import { coinLink } from "./code-link.ts";
import { inFours } from "./grouped.ts";
import { PayCode } from "./pay-code.tsx";
import { PayTarget } from "./pay-target.tsx";
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
    <Stack as="section" gap="3">
      <Heading size="md">{t("title")}</Heading>
      <CopyRows rows={rows} />
      <Note tone="warn">{t("warning", { coin, network })}</Note>
      <PayCode
        text={order.qr ?? address}
        orderId={order.orderId}
        note={t("check", { network })}
        link={coinLink(order.coin)}
      />
    </Stack>
  );
}

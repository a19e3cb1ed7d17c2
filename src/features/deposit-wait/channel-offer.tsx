// The page of a payment channel: in a frame, or in a window of its own. Only on an origin of the manifest.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { allowedUrl } from "#lib/safe-url.ts";
import { paymentOrigins } from "#domain/payments/payment-origins.ts";
import { Note } from "#ui/note.tsx";
import { ChannelFrame } from "./channel-frame.tsx";
import { PageLink } from "./page-link.tsx";
import type { OrderProps } from "./wait-parts.ts";

interface ChannelOfferProps extends OrderProps {
  readonly url: string;
}

export function ChannelOffer({ order, url }: ChannelOfferProps) {
  const { t } = useTranslation("deposit-wait");
  const allowed = allowedUrl(url, paymentOrigins());
  const [opened, setOpened] = useState(false);
  if (allowed === null) return <Note tone="warn">{t("channel.foreign")}</Note>;
  if (order.framed) return <ChannelFrame url={allowed} name={order.channel} />;
  return (
    <div className={frame}>
      <p className={words}>{t(opened ? "channel.opened" : "channel.open")}</p>
      <PageLink url={allowed} onOpen={() => setOpened(true)}>
        {t(opened ? "channel.reopen" : "channel.go")}
      </PageLink>
    </div>
  );
}

const frame = css({
  display: "grid",
  justifyItems: "center",
  gap: "4",
  padding: { base: "5", desktop: "8" },
  borderRadius: "lg",
  background: "surface-sunken",
  textAlign: "center",
});
const words = css({ maxWidth: "100", color: "text", fontSize: "sm" });

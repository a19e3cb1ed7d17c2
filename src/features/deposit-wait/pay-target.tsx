// Whom to pay: an account, a code to scan, or the channel's own page.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { CopyRows } from "#ui/actions/copy-rows.tsx";
import { groupedDigits } from "./grouped.ts";
import { PayCode } from "./pay-code.tsx";
import type { OrderProps } from "./wait-parts.ts";
import { useState } from "react";
import { Heading, Stack, Text } from "#styled/jsx/index.js";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { paymentOrigins } from "#domain/payments/payment-origins.ts";
import { Note } from "#ui/text/note.tsx";
import { ChannelFrame } from "./channel-frame.tsx";
import { PageLink } from "./page-link.tsx";

export function PayTarget({ order }: OrderProps) {
  const { payTo, qr, payUrl, orderId } = order;
  return (
    <>
      {payUrl !== null && <ChannelOffer order={order} url={payUrl} />}
      {payTo.length > 0 && <PayLines order={order} />}
      {qr !== null && <PayCode text={qr} orderId={orderId} />}
    </>
  );
}

/** The account, line by line. */
function PayLines({ order: { payTo } }: OrderProps) {
  const { t } = useTranslation("deposit-wait");
  return (
    <Stack as="section" gap="3">
      <Heading size="md">{t("account")}</Heading>
      <CopyRows
        rows={payTo.map(({ label, value, copy, exact }) => {
          const shown = groupedDigits(value);
          return {
            label,
            shown,
            large: shown !== value,
            copied: copy ? value : undefined,
            lang: exact ? "zh-CN" : undefined,
          };
        })}
      />
    </Stack>
  );
}

// The page of a payment channel: in a frame, or in a window of its own. Only on an origin of the manifest.
interface ChannelOfferProps extends OrderProps {
  readonly url: string;
}

function ChannelOffer({ order, url }: ChannelOfferProps) {
  const { t } = useTranslation("deposit-wait");
  const allowed = allowedUrl(url, paymentOrigins());
  const [opened, setOpened] = useState(false);
  if (allowed === null) return <Note tone="warn">{t("channel.foreign")}</Note>;
  if (order.framed) return <ChannelFrame url={allowed} name={order.channel} />;
  return (
    <div className={frame}>
      <Text maxWidth="100" color="text" size="sm">
        {t(opened ? "channel.opened" : "channel.open")}
      </Text>
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

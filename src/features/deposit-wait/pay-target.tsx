// Whom to pay: an account, a code to scan, or the channel's own page.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { CopyRows } from "#ui/copy-rows.tsx";
import { ChannelOffer } from "./channel-offer.tsx";
import { groupedDigits } from "./grouped.ts";
import { PayCode } from "./pay-code.tsx";
import type { OrderProps } from "./wait-parts.ts";

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
    <section className={css({ display: "grid", gap: "3" })}>
      <h2 className={targetTitle}>{t("account")}</h2>
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
    </section>
  );
}

export const targetTitle = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });

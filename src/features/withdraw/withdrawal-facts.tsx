import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { rateText } from "#domain/payments/rate-line.tsx";
import { copyText } from "#ui/actions/copy-text.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money, wrappingFigures } from "#ui/money/money.tsx";
import { isGivenBack } from "./use-withdrawal.ts";
import { coinText } from "#lib/text/coin-amount.ts";

export function WithdrawalFacts({ order }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { orderId, account, feeCents, paidCents, coin } = order;
  return (
    <dl className={grid}>
      <Fact name={t("order.account")}>{unbrokenNumber(account)}</Fact>
      {!isGivenBack(order) && (
        <>
          <Fact name={t(coin === null ? "order.fee" : "order.fees")}>
            {feeCents === 0 ? t("order.free") : <Money cents={feeCents} />}
          </Fact>
          <Fact name={t("order.arrives")}>
            {coin === null ? <Money cents={paidCents} /> : coinText(coin.units, coin.coin)}
          </Fact>
        </>
      )}
      {coin !== null && <Fact name={t("order.rate")}>{rateText(coin.coin, coin.rate)}</Fact>}
      <Fact long name={t("order.id")}>
        <Copied name={t("order.id")} value={orderId} />
      </Fact>
      {coin !== null && coin.txId !== null && (
        <Fact long name={t("coin.txId")}>
          <Copied name={t("coin.txId")} value={coin.txId} />
        </Fact>
      )}
    </dl>
  );
}

/** `中国工商银行 **** 6150`: the last digits do not stand alone in a line. */
function unbrokenNumber(account: string): string {
  return account.replace(/\* (?=\d+$)/, "*\u00A0");
}

interface FactProps {
  readonly name: string;
  /** A number, which takes the width of a phone. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, long = false, children }: FactProps) {
  return (
    <div className={fact} data-long={long || undefined}>
      <Text as="dt" color="text-muted" size="xs">
        {name}
      </Text>
      <Text as="dd" color="text-strong" weight="semibold" className={wrappingFigures}>
        {children}
      </Text>
    </div>
  );
}

/** Cut where the column is narrow, and copied whole. */
function Copied({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTranslation("ui");
  return (
    <Row as="span" align="center" gap="1" minWidth="0">
      <Text as="span" minWidth="0" overflow="hidden" textOverflow="ellipsis">
        {value}
      </Text>
      <IconButton
        size="sm"
        icon={Copy}
        label={t("copyNamed", { name })}
        onClick={() => void copyText(value)}
      />
    </Row>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  alignItems: "baseline",
  gap: "3",
  fontSize: "sm",
});
const fact = css({
  minWidth: "0",
  "&[data-long]": { gridColumn: { base: "1 / -1", desktop: "auto" } },
});

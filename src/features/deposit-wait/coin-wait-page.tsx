// Waiting for virtual coins: sent to an address of the order, or paid through a coin merchant (spec:
// betting-and-money §2 "wait pages"). Only this page imports the modules for coins, so a brand without coins
// does not bundle them.
import { loadNamespace } from "#session/preferences/locale.ts";
import { CoinTarget } from "./coin-target.tsx";
import { prepareWait } from "./prepare-wait.ts";
import type { OrderFact, OrderProps, WaitParts } from "./wait-parts.ts";
import { WaitView } from "./wait-view.tsx";
import { useTranslation } from "react-i18next";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { figures, wrappingFigures } from "#ui/money/money.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { ChannelConfirming } from "./channel-confirming.tsx";
import { css, cx } from "#styled/css/index.js";
import { coinText, formatUnits } from "#lib/text/coin-amount.ts";
import { formatCents } from "#lib/text/format.ts";
import { CopyButton } from "#ui/actions/copy-button.tsx";
import { Note } from "#ui/text/note.tsx";
import { DueAmount, dueFigure, dueFrame, dueLabel, dueLine } from "./due-amount.tsx";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { Coin } from "#contract/coins.ts";
import { i18n } from "#lib/text/i18n.ts";
import { moneySums } from "./money-sums.ts";

/** Words of coins are texts of their own, so that a brand without coins does not have them. */
export async function prepare(): Promise<void> {
  await Promise.all([prepareWait(), loadNamespace("coin-wait")]);
}

const PARTS: WaitParts = {
  Due: CoinDue,
  Target: CoinTarget,
  Confirming: CoinConfirming,
  sums: coinSums,
};

export function Page() {
  return <WaitView parts={PARTS} />;
}

/** Confirmations on the chain. */
function CoinConfirming({ order }: OrderProps) {
  const { t } = useTranslation("coin-wait");
  if (order.coin === null) return <ChannelConfirming />;
  const { confirmations, confirmationsNeeded: needed, txId } = order.coin;
  const done = Math.min(confirmations, needed);
  return (
    <Stack gap="3">
      <Row as="p" align="baseline" justify="space-between" color="text-muted" size="sm">
        {t("confirmations")}
        <Text
          as="b"
          color="text-strong"
          size="lg"
          className={figures}
        >{`${done} / ${needed}`}</Text>
      </Row>
      <ProgressBar label={t("confirmations")} done={done} of={needed} />
      {txId !== null && <CopyField label={t("txId")} value={txId} />}
    </Stack>
  );
}

/** The exact number of coins, at the rate that is fixed until the order expires. */
function CoinDue({ order }: OrderProps) {
  const { t } = useTranslation("coin-wait");
  if (order.coin === null) return <DueAmount order={order} />;
  const { coin, units, rate } = order.coin;
  return (
    <div className={dueFrame}>
      <span className={dueLabel}>{t("due")}</span>
      <div className={dueLine}>
        <b className={cx(figures, dueFigure)}>
          {formatUnits(units, coin)}{" "}
          <Text as="span" size="lg">
            {coin}
          </Text>
        </b>
        <CopyButton name={t("dueUnits")} value={plainUnits(units, coin)} />
      </div>
      <p className={cx(wrappingFigures, worth)}>
        {t("locked", { amount: formatCents(order.dueCents), coin, rate })}
      </p>
      <Note tone="warn">{t("exact")}</Note>
    </div>
  );
}

const worth = css({
  color: "text-muted",
  fontSize: "sm",
  textAlign: { base: "center", desktop: "left" },
});

/** Units as a wallet takes them: without separators. */
function plainUnits(units: number, coin: Coin): string {
  return formatUnits(units, coin).replaceAll(",", "");
}

function coinSums(order: DepositOrder): readonly OrderFact[] {
  if (order.coin === null) return moneySums(order);
  const { coin, units, receivedUnits, network, rate } = order.coin;
  const say = (key: "dueUnits" | "receivedUnits" | "network" | "rate", value: string) => ({
    name: i18n.t(`coin-wait:${key}`),
    value,
  });
  return [
    say("dueUnits", coinText(units, coin)),
    ...(receivedUnits === null ? [] : [say("receivedUnits", coinText(receivedUnits, coin))]),
    say("network", network),
    say("rate", `1 ${coin} = ¥ ${rate}`),
    ...moneySums(order),
  ];
}

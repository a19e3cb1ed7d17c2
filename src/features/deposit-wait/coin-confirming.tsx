import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { CopyField } from "#ui/copy-field.tsx";
import { figures } from "#ui/money.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ChannelConfirming } from "./channel-confirming.tsx";
import type { OrderProps } from "./wait-parts.ts";

/** Confirmations on the chain. */
export function CoinConfirming({ order }: OrderProps) {
  const { t } = useTranslation("coin-wait");
  if (order.coin === null) return <ChannelConfirming />;
  const { confirmations, confirmationsNeeded: needed, txId } = order.coin;
  const done = Math.min(confirmations, needed);
  return (
    <div className={frame}>
      <p className={line}>
        {t("confirmations")}
        <b className={cx(figures, count)}>{`${done} / ${needed}`}</b>
      </p>
      <ProgressBar label={t("confirmations")} done={done} of={needed} />
      {txId !== null && <CopyField label={t("txId")} value={txId} />}
    </div>
  );
}

const frame = css({ display: "grid", gap: "3" });
const line = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  color: "text-muted",
  fontSize: "sm",
});
const count = css({ color: "text-strong", fontSize: "lg" });

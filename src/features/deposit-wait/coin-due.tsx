import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatUnits } from "#lib/coin-amount.ts";
import { formatCents } from "#lib/format.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { figures } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { plainUnits } from "./coin-sums.ts";
import { DueAmount, dueFigure, dueFrame, dueLabel, dueLine } from "./due-amount.tsx";
import type { OrderProps } from "./wait-parts.ts";

/** The exact number of coins, at the rate that is fixed until the order expires. */
export function CoinDue({ order }: OrderProps) {
  const { t } = useTranslation("coin-wait");
  if (order.coin === null) return <DueAmount order={order} />;
  const { coin, units, rate } = order.coin;
  return (
    <div className={dueFrame}>
      <span className={dueLabel}>{t("due")}</span>
      <div className={dueLine}>
        <b className={cx(figures, dueFigure)}>
          {formatUnits(units, coin)} <span className={unit}>{coin}</span>
        </b>
        <CopyButton name={t("dueUnits")} value={plainUnits(units, coin)} />
      </div>
      <p className={cx(figures, worth)}>
        {t("locked", { amount: formatCents(order.dueCents), coin, rate })}
      </p>
      <Note tone="warn">{t("exact")}</Note>
    </div>
  );
}

const unit = css({ fontSize: "lg" });
const worth = css({
  color: "text-muted",
  fontSize: "sm",
  textAlign: { base: "center", desktop: "left" },
  whiteSpace: "normal!",
});

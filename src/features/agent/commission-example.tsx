import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";
import { commissionOf, type Month } from "./commission.ts";

// The numbers of the help page on cooperation.
const MONTH: Month = { loss: 80_000, profit: 30_000, offers: 10_000, costs: 5_000 };
const PERCENT = 30;
const ROWS = ["loss", "profit", "offers", "costs"] as const;

/** One month, worked out line by line. */
export function CommissionExample() {
  const { t } = useTranslation("agent");
  const { net, commission } = commissionOf(MONTH, PERCENT);
  return (
    <div className={cx(cardStyle, frame)}>
      <h3 className={heading}>{t("commission.example.title", { share: PERCENT })}</h3>
      <dl className={css({ display: "grid", gap: "2-5" })}>
        {ROWS.map((row) => (
          <div key={row} className={line}>
            <dt>{t(`commission.example.${row}`)}</dt>
            <dd className={figures}>
              {row === "loss" ? "" : "− "}
              {formatCount(MONTH[row])}
            </dd>
          </div>
        ))}
        <div className={cx(line, sum)}>
          <dt>{t("commission.example.net")}</dt>
          <dd className={figures}>{formatCount(net)}</dd>
        </div>
        <div className={cx(line, result)}>
          <dt>{t("commission.example.commission", { share: PERCENT })}</dt>
          <dd className={cx(figures, css({ fontSize: "2xl" }))}>{formatCount(commission)}</dd>
        </div>
      </dl>
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("commission.negative")}</p>
    </div>
  );
}

const frame = css({ display: "grid", alignContent: "start", gap: "4", padding: "card-pad" });
const heading = css({ color: "text-strong", fontWeight: "bold" });

const line = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4",
});

const sum = css({
  paddingTop: "2-5",
  borderTop: "strong",
  color: "text-strong",
  fontWeight: "bold",
});

const result = css({
  alignItems: "center",
  padding: "3",
  borderRadius: "md",
  background: "accent-subtle",
  color: "accent-text",
  fontWeight: "bold",
});

import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Money } from "../../../../ui/money.tsx";
import { useSlipFigures } from "../state/slip-store.ts";

/** Always three figures: with negative odds the risk differs from the typed amount. */
export function SlipSum() {
  const { t } = useTranslation("sport");
  const { riskCents, winCents, returnCents, count } = useSlipFigures();
  return (
    <dl className={list}>
      {count > 1 && (
        <div>
          <dt>{t("view.count")}</dt>
          <dd>{t("view.bets", { count })}</dd>
        </div>
      )}
      <div>
        <dt>{t("view.risk")}</dt>
        <dd>
          <Money cents={riskCents} />
        </dd>
      </div>
      <div>
        <dt>{t("view.return")}</dt>
        <dd>
          <Money cents={returnCents} />
        </dd>
      </div>
      <div data-main="">
        <dt>{t("view.win")}</dt>
        <dd>
          <Money cents={winCents} />
        </dd>
      </div>
    </dl>
  );
}

const list = css({
  display: "grid",
  gap: "1-5",
  fontSize: "sm",
  "& > div": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "2" },
  "& dt": { color: "text-muted" },
  "& dd": { color: "text-strong", fontWeight: "semibold" },
  "& > [data-main]": { paddingTop: "2", borderTop: "[1px dashed {colors.border-strong}]" },
  "& > [data-main] dd": { color: "win", fontSize: "xl", fontWeight: "bold" },
});

import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { FiguresHelp } from "../../../../ui/figures-help.tsx";
import { Money } from "../../../../ui/money.tsx";
import { srOnly } from "../../../../ui/sr-only.ts";
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
      <div>
        <dt className={srOnly}>{t("view.figures.open")}</dt>
        <dd>
          <FiguresHelp
            title={t("view.figures.open")}
            figures={FIGURES.map((figure) => ({
              name: t(`view.${figure}`),
              meaning: t(`view.figures.${figure}`),
            }))}
            note={t("view.figures.example")}
          />
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

const FIGURES = ["risk", "win", "return"] as const;

const list = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  columnGap: "2",
  rowGap: "1",
  fontSize: "xs",
  "& dt": { color: "text-muted" },
  "& dd": { color: "text-strong", fontWeight: "semibold" },
  "& > [data-main]": { marginLeft: "auto", textAlign: "right" },
  "& > [data-main] dd": { color: "win", fontSize: "lg", fontWeight: "bold", lineHeight: "tight" },
});

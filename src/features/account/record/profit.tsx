// Profit of the days that the filters name, by day, sport and market: as bars, as the figures themselves, as a file.
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { betProfit } from "#contract/api/records.ts";
import { css, cx } from "#styled/css/index.js";
import { type DayRange, spanOf } from "#lib/day-range.ts";
import { saveFile } from "#lib/save-file.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { NetBars } from "#ui/net-bars.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { profitCsv } from "./profit-csv.ts";
import { ProfitTable } from "./profit-table.tsx";
import { PROFIT_BY, type ProfitBy } from "./profit-words.ts";

interface ProfitProps extends DayRange {
  readonly by: ProfitBy;
  readonly onBy: (by: ProfitBy) => void;
}

export function Profit({ first, last, by, onBy }: ProfitProps) {
  const { t } = useTranslation("account");
  const { t: sport } = useTranslation("sport");
  const found = useCall(betProfit, spanOf({ first, last }));
  const rows = found.data?.[by] ?? [];
  const save = () =>
    saveFile(
      `${t("record.profit.file")}-${t(`record.profit.by.${by}`)}-${first}-${last}.csv`,
      profitCsv(rows, by, { account: t, sport }),
    );
  return (
    <section aria-label={t("record.profit.title")} className={cx(cardStyle, panel)}>
      <div className={head}>
        <h2 className={title}>{t("record.profit.title")}</h2>
        <Segmented
          label={t("record.profit.which")}
          options={PROFIT_BY.map((value) => ({ value, label: t(`record.profit.by.${value}`) }))}
          value={by}
          onChange={onBy}
        />
        <Button size="sm" disabled={rows.length === 0} onClick={save}>
          <Icon as={Download} />
          {t("record.export")}
        </Button>
      </div>
      <AsyncView
        result={found}
        skeleton={<Waiting />}
        empty={<p className={muted}>{t("record.profit.none")}</p>}
      >
        {(data) =>
          data[by].length === 0 ? (
            <p className={muted}>{t("record.profit.none")}</p>
          ) : (
            <>
              {by === "days" && (
                <NetBars
                  rows={data.days}
                  label={(words) => t("record.profit.chart", { ...words })}
                  range={(words) => t("record.profit.range", { ...words })}
                />
              )}
              <ProfitTable rows={data[by]} by={by} />
            </>
          )
        }
      </AsyncView>
      <p className={muted}>{t("record.profit.note")}</p>
    </section>
  );
}

/** The chart and a row for each day of the week that is shown first. */
function Waiting() {
  return (
    <>
      <Skeleton className={css({ height: "34", borderRadius: "md" })} />
      <Skeleton className={css({ height: "88", borderRadius: "md" })} />
    </>
  );
}

const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  padding: { base: "3", desktop: "5" },
  minWidth: "0",
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
const title = css({
  flex: { base: "[1 0 100%]", desktop: "1" },
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const muted = css({ color: "text-muted", fontSize: "xs" });

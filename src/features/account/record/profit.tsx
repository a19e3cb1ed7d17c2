// Profit of the days that the filters name, by day, sport and market: as bars, as the figures themselves, as a file.
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { betProfit } from "#contract/api/records.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { type DayRange, spanOf } from "#lib/time/day-range.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { NetBars } from "#ui/money/net-bars.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
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
      <Row wrap="wrap" align="center" gap="3">
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
      </Row>
      <AsyncView
        result={found}
        skeleton={<Waiting />}
        empty={
          <Text color="text-muted" size="xs">
            {t("record.profit.none")}
          </Text>
        }
      >
        {(data) =>
          data[by].length === 0 ? (
            <Text color="text-muted" size="xs">
              {t("record.profit.none")}
            </Text>
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
      <Text color="text-muted" size="xs">
        {t("record.profit.note")}
      </Text>
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
const title = css({
  flex: { base: "line", desktop: "1" },
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});

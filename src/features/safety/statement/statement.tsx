// What went in and out and what was played for: in the chosen days and over all time (RTS 1C).
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { protectionStatement } from "#contract/api/protection-statement.ts";
import { css } from "#styled/css/index.js";
import { CallError } from "#lib/call-error.ts";
import { useAddressFields } from "#lib/address-fields.ts";
import type { DayRange } from "#lib/day-range.ts";
import { formatTime } from "#lib/format.ts";
import { saveFile } from "#lib/save-file.ts";
import { useCall } from "#lib/use-call.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DayChips, DayFields, useDaysText } from "#ui/day-range.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { showToast } from "#ui/toast.tsx";
import { exportStatement } from "./statement-csv.ts";
import {
  askedOf,
  STATEMENT_BY,
  STATEMENT_FIELDS,
  type StatementBy,
  type StatementRange,
} from "./statement-range.ts";
import { StatementRows } from "./statement-rows.tsx";
import { StatementTotals } from "./statement-totals.tsx";

const NO_DAYS: DayRange = { first: "", last: "" };

export function Statement() {
  const { t } = useTranslation("safety");
  const daysText = useDaysText();
  const [{ by, days: range, page }, change] = useAddressFields(STATEMENT_FIELDS);
  const setRange = (days: StatementRange) => change({ days });
  const sums = useCall(protectionStatement, { ...askedOf("day", range), pageNum: 1, pageSize: 1 });
  const { data } = sums;
  const since = data?.since ?? null;
  return (
    <TitledCard
      title={t("statement.title")}
      note={since === null ? undefined : t("statement.since", { date: formatTime(since, "date") })}
      end={<ExportButton by={by} range={range} />}
    >
      <FilterBar
        chosen={[range === null ? t("statement.all") : daysText(range), t(`statement.by.${by}`)]}
        choices={
          <>
            <div className={chips}>
              <DayChips value={range ?? NO_DAYS} onChange={setRange} />
              <Chip pressed={range === null} className={chip} onClick={() => setRange(null)}>
                {t("statement.all")}
              </Chip>
            </div>
            <Segmented
              label={t("statement.byLabel")}
              options={STATEMENT_BY.map((value) => ({ value, label: t(`statement.by.${value}`) }))}
              value={by}
              onChange={(next) => change({ by: next })}
            />
          </>
        }
      >
        <DayFields value={range ?? NO_DAYS} onChange={setRange} />
      </FilterBar>
      <div className={totals}>
        {range !== null && (
          <StatementTotals label={t("statement.total.chosen")} sums={data?.range} />
        )}
        <StatementTotals label={t("statement.total.allTime")} sums={data?.allTime} />
      </div>
      <StatementRows by={by} range={range} page={page} onPage={(next) => change({ page: next })} />
    </TitledCard>
  );
}

interface ExportButtonProps {
  readonly by: StatementBy;
  readonly range: StatementRange;
}

function ExportButton({ by, range }: ExportButtonProps) {
  const { t } = useTranslation("safety");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows } = await exportStatement(by, range, t);
      const days = range === null ? t("statement.all") : `${range.first}-${range.last}`;
      saveFile(`${t("statement.title")}-${t(`statement.by.${by}`)}-${days}.csv`, csv);
      showToast(t("statement.exported", { count: rows }));
    } catch (error) {
      // The call has already shown its failure.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} onClick={() => void save()}>
      <Icon as={Download} />
      {t("statement.export")}
    </Button>
  );
}

const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const chip = css({ minHeight: { base: "10", desktop: "0" } });
const totals = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(auto-fit, minmax(20rem, 1fr))" },
  gap: "3",
});

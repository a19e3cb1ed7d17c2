// The bets: a table where there is room, cards on a phone.
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { betRecordList } from "#contract/api/records.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.tsx";
import { BetCard } from "./bet-card.tsx";
import { exportRecord } from "./export-record.ts";
import { recordColumns } from "./record-columns.tsx";
import { callFilter, PAGE_SIZE, type RecordFilter } from "./record-filter.ts";
import { saveFile } from "#lib/save-file.ts";

interface RecordRowsProps {
  readonly filter: RecordFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function RecordRows({ filter, page, onPage }: RecordRowsProps) {
  const { t } = useTranslation("account");
  const asked = { ...callFilter(filter), pageNum: page, pageSize: PAGE_SIZE };
  const found = useCall(betRecordList, asked);
  const total = found.data?.total ?? 0;
  return (
    <section aria-label={t("record.rows")} className={cx(cardStyle, panel)}>
      <div className={head}>
        <p className={count}>
          {found.data !== undefined &&
            t("record.found", { count: total, number: formatCount(total) })}
        </p>
        <Export filter={filter} disabled={total === 0} />
      </div>
      <DataTable
        label={t("record.table")}
        columns={recordColumns(t)}
        rowKey={({ id }) => id}
        result={found}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        renderCard={(row) => <BetCard row={row} />}
        empty={
          <EmptyState
            title={t("record.none")}
            note={t("record.noneNote")}
            art={brand().art.empty}
          />
        }
      />
    </section>
  );
}

interface ExportProps extends Pick<RecordRowsProps, "filter"> {
  readonly disabled: boolean;
}

function Export({ filter, disabled }: ExportProps) {
  const { t } = useTranslation("account");
  const { t: sport } = useTranslation("sport");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows, cut } = await exportRecord(filter, { account: t, sport });
      saveFile(`${t("record.file")}-${filter.days.first}-${filter.days.last}.csv`, csv);
      showToast(t(cut ? "record.exportCut" : "record.exported", { count: rows }));
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} disabled={disabled} onClick={() => void save()}>
      <Icon as={Download} />
      {t("record.export")}
    </Button>
  );
}

const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  padding: { base: "3", desktop: "5" },
  minWidth: "0",
});
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const count = css({ color: "text-muted", fontSize: "sm" });

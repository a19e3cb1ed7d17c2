// The bets: a table where there is room, cards on a phone.
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { betRecordList } from "#contract/api/records.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import { formatCount } from "../../../lib/format.ts";
import { useCall } from "../../../lib/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { exportRecord } from "./export-record.ts";
import { RecordCards } from "./record-cards.tsx";
import { callFilter, PAGE_SIZE, type RecordFilter } from "./record-filter.ts";
import { RecordTable } from "./record-table.tsx";
import { saveFile } from "./save-file.ts";

interface RecordRowsProps {
  readonly filter: RecordFilter;
}

export function RecordRows({ filter }: RecordRowsProps) {
  const { t } = useTranslation("account");
  const [pageNum, setPageNum] = useState(1);
  const found = useCall(betRecordList, { ...callFilter(filter), pageNum, pageSize: PAGE_SIZE });
  const total = found.data?.total ?? 0;
  return (
    <section aria-label={t("record.rows")} className={cx(cardStyle, panel)}>
      <div className={head}>
        <p className={count}>{t("record.found", { count: total, number: formatCount(total) })}</p>
        <Export filter={filter} disabled={total === 0} />
      </div>
      {found.state === "loading" && <Waiting />}
      {found.state === "error" && <ErrorState onRetry={found.retry} />}
      {found.state === "empty" && (
        <EmptyState title={t("record.none")} note={t("record.noneNote")} art={brand().art.empty} />
      )}
      {found.state === "ready" && (
        <>
          <RecordTable rows={found.data.list} />
          <RecordCards rows={found.data.list} />
        </>
      )}
      <Pagination page={pageNum} pages={Math.ceil(total / PAGE_SIZE)} onChange={setPageNum} />
    </section>
  );
}

interface ExportProps extends RecordRowsProps {
  readonly disabled: boolean;
}

function Export({ filter, disabled }: ExportProps) {
  const { t } = useTranslation("account");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows, cut } = await exportRecord(filter, t);
      saveFile(`${t("record.file")}-${filter.first}-${filter.last}.csv`, csv);
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

function Waiting() {
  return (
    <div aria-busy="true" className={css({ display: "grid", gap: "2" })}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className={css({ height: "[3rem]", borderRadius: "md" })} />
      ))}
    </div>
  );
}

const panel = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
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

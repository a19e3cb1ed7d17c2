import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { useCall } from "../../lib/use-call.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { dealColumns } from "./deal-columns.tsx";
import { callFilter, type DealFilter, PAGE_SIZE } from "./deal-filter.ts";

interface DealTableProps {
  readonly filter: DealFilter;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
}

/** The record where there is room: a table, page by page. */
export function DealTable({ filter, empty, onOpen }: DealTableProps) {
  const { t } = useTranslation("money-records");
  const [pageNum, setPageNum] = useState(1);
  const found = useCall(dealRecords, { ...callFilter(filter), pageNum, pageSize: PAGE_SIZE });
  return (
    <DataTable
      label={t("table")}
      columns={dealColumns(t, onOpen)}
      rowKey={({ id }) => id}
      result={found}
      page={pageNum}
      pageSize={PAGE_SIZE}
      onPage={setPageNum}
      error={t("failed")}
      empty={empty}
    />
  );
}

// A list that comes in pages: a table where there is room, cards on a phone.
import { PagedList, type PagedListProps } from "./paged-list.tsx";
import { RecordTable, type RecordTableProps } from "./record-table.tsx";

export function DataTable<Row>(props: RecordTableProps<Row> & PagedListProps<Row>) {
  const { label, columns, rowKey, renderCard, ...paged } = props;
  const table = { label, columns, rowKey, renderCard };
  return <PagedList {...paged}>{(list) => <RecordTable {...table} rows={list} />}</PagedList>;
}

// The bets: a table where there is room, cards on a phone.
import { useTranslation } from "react-i18next";
import { betRecordList } from "#contract/api/records.ts";
import { Card, Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { DataTable } from "#ui/tables/data-table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ExportButton } from "#ui/actions/export-button.tsx";
import { recordColumns } from "./record-columns.tsx";
import { betRecordQuery, BETS_PER_PAGE, type RecordFilter } from "./record-filter.ts";
import { recordCsv } from "./record-csv.ts";
import { listTime } from "#lib/time/list-times.ts";
import { RecordCard } from "#ui/tables/record-list.tsx";
import { RecordBet } from "./record-bet.tsx";
import { BetState } from "./bet-state.tsx";
import type { RecordRow } from "./record-row.ts";
import { venueText } from "./record-words.ts";
import { TicketButton } from "./ticket-button.tsx";

const MOST_A_PAGE = 100;
const rowKey = ({ id }: RecordRow) => id;

interface RecordRowsProps {
  readonly filter: RecordFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function RecordRows({ filter, page, onPage }: RecordRowsProps) {
  const { t } = useTranslation("account");
  const columns = recordColumns(t);
  const asked = { ...betRecordQuery(filter), pageNum: page, pageSize: BETS_PER_PAGE };
  const found = useCall(betRecordList, asked);
  const total = found.data?.total ?? 0;
  return (
    <Card as="section" aria-label={t("record.rows")} gap="3" padding={{ base: "3", desktop: "5" }}>
      <Row align="center" justify="space-between" gap="3">
        <Text color="text-muted" size="sm">
          {found.data !== undefined &&
            t("record.found", { count: total, number: formatCount(total) })}
        </Text>
        <Export filter={filter} disabled={total === 0} />
      </Row>
      <DataTable
        label={t("record.table")}
        columns={columns}
        rowKey={rowKey}
        result={found}
        page={page}
        pageSize={BETS_PER_PAGE}
        onPage={onPage}
        renderCard={(row) => (
          <RecordCard
            row={row}
            columns={columns}
            state={<BetState state={row.state} netCents={row.netCents} />}
            time={listTime(row.placedAt)}
            id={row.id}
            action={<TicketButton row={row} />}
          >
            <div>
              <RecordBet row={row} />
            </div>
            <Text color="text-muted" size="xs">
              {venueText(row, t)}
            </Text>
          </RecordCard>
        )}
        empty={
          <EmptyState
            title={t("record.none")}
            note={t("record.noneNote")}
            art={brand().art.empty}
          />
        }
      />
    </Card>
  );
}

interface ExportProps extends Pick<RecordRowsProps, "filter"> {
  readonly disabled: boolean;
}

function Export({ filter, disabled }: ExportProps) {
  const { t } = useTranslation("account");
  const { t: sport } = useTranslation("sport");
  return (
    <ExportButton
      label={t("record.export")}
      file={`${t("record.file")}-${filter.days.first}-${filter.days.last}`}
      disabled={disabled}
      load={(pageNum) =>
        request(betRecordList, { ...betRecordQuery(filter), pageNum, pageSize: MOST_A_PAGE })
      }
      mostPages={100}
      rowKey={rowKey}
      csv={(rows) => recordCsv(rows, { account: t, sport })}
      done={(count, cut) => t(cut ? "record.exportCut" : "record.exported", { count })}
    />
  );
}

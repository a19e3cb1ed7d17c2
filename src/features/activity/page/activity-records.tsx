// What the member got from this activity, newest first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { type Activity, exchangeRecord } from "#contract/api/activities.ts";
import { brand, pageAddress } from "#brand/brand.ts";
import { formatCents, formatClock } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { DataTable } from "#ui/tables/data-table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { RecordCard } from "#ui/tables/record-list.tsx";
import type { Column } from "#ui/tables/table.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";

type ExchangeRow = v.InferOutput<typeof exchangeRecord.response>["list"][number];

const PAGE_SIZE = 10;
const TONES = {
  paid: "accent",
  released: "ok",
  lapsed: "neutral",
  none: "neutral",
  freeBet: "accent",
} as const satisfies Readonly<Record<ExchangeRow["state"], string>>;

export function ActivityRecords({ activity: { id, mechanics } }: { readonly activity: Activity }) {
  const { t } = useTranslation("activity");
  // Its prizes are claimed with the other rewards.
  const isRace = mechanics.kind === "racePage";
  const welfare = pageAddress("welfare");
  const columns = useColumns();
  const [pageNum, setPageNum] = useState(1);
  const result = useCall(exchangeRecord, { id, pageNum, pageSize: PAGE_SIZE });
  return (
    <TitledCard title={t("records.title")}>
      <DataTable
        label={t("records.table")}
        columns={columns}
        rowKey={(row) => row.id}
        result={result}
        page={pageNum}
        pageSize={PAGE_SIZE}
        onPage={setPageNum}
        error={t("records.failed")}
        renderCard={(row) => (
          <RecordCard
            row={row}
            columns={columns}
            state={<RecordState state={row.state} />}
            time={formatClock(row.time)}
          >
            {row.title}
          </RecordCard>
        )}
        empty={
          <EmptyState
            title={t("records.empty")}
            note={t(isRace ? "records.raceNote" : "records.emptyNote")}
            art={brand().art.empty}
            action={
              isRace && welfare !== null ? (
                <ButtonLink to={welfare}>{t("next.waiting")}</ButtonLink>
              ) : undefined
            }
          />
        }
      />
    </TitledCard>
  );
}

function useColumns(): readonly Column<ExchangeRow>[] {
  const { t } = useTranslation("activity");
  return [
    {
      key: "time",
      title: t("records.time"),
      cell: ({ time }) => <span className={figures}>{formatClock(time)}</span>,
    },
    { key: "title", title: t("records.what"), cell: ({ title }) => title },
    {
      key: "amount",
      title: t("records.amount"),
      numeric: true,
      fact: true,
      cell: ({ amountCents }) => <Amount cents={amountCents} />,
    },
    {
      key: "turnover",
      title: t("records.turnover"),
      numeric: true,
      fact: true,
      cell: ({ turnoverCents }) => formatCents(turnoverCents),
    },
    { key: "state", title: t("records.state"), cell: ({ state }) => <RecordState state={state} /> },
  ];
}

function Amount({ cents }: { readonly cents: number }) {
  const { t } = useTranslation("activity");
  return cents === 0 ? t("records.none") : <Money cents={cents} sign />;
}

function RecordState({ state }: Pick<ExchangeRow, "state">) {
  const { t } = useTranslation("activity");
  return <Badge tone={TONES[state]}>{t(`records.states.${state}`)}</Badge>;
}

// What the member got from this activity, newest first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { type Activity, exchangeRecord } from "#contract/api/activities.ts";
import { brand, pageAddress } from "#brand/brand.ts";
import { formatCents, formatClock } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures, Money } from "#ui/money.tsx";
import { RecordCard } from "#ui/record-list.tsx";
import type { Column } from "#ui/table.tsx";
import { TitledCard } from "#ui/titled-card.tsx";

type ExchangeRow = v.InferOutput<typeof exchangeRecord.response>["list"][number];

const PAGE_SIZE = 10;
const TONES = {
  paid: "accent",
  released: "ok",
  lapsed: "neutral",
  none: "neutral",
} as const satisfies Readonly<Record<ExchangeRow["state"], string>>;

export function ActivityRecords({ activity: { id, mechanics } }: { readonly activity: Activity }) {
  const { t } = useTranslation("activity");
  // Its prizes are claimed with the other rewards.
  const isRace = mechanics.kind === "racePage";
  const welfare = pageAddress("welfare");
  const [pageNum, setPageNum] = useState(1);
  const result = useCall(exchangeRecord, { id, pageNum, pageSize: PAGE_SIZE });
  return (
    <TitledCard title={t("records.title")}>
      <DataTable
        label={t("records.table")}
        columns={useColumns()}
        rowKey={(row) => row.id}
        result={result}
        page={pageNum}
        pageSize={PAGE_SIZE}
        onPage={setPageNum}
        error={t("records.failed")}
        renderCard={(row) => <RecordRow row={row} />}
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
      cell: ({ amountCents }) => <Amount cents={amountCents} />,
    },
    {
      key: "turnover",
      title: t("records.turnover"),
      numeric: true,
      cell: ({ turnoverCents }) => formatCents(turnoverCents),
    },
    { key: "state", title: t("records.state"), cell: ({ state }) => <RecordState state={state} /> },
  ];
}

function RecordRow({ row }: { readonly row: ExchangeRow }) {
  const { t } = useTranslation("activity");
  const { title, time, amountCents, turnoverCents, state } = row;
  return (
    <RecordCard
      state={<RecordState state={state} />}
      time={formatClock(time)}
      facts={[
        { name: t("records.amount"), value: <Amount cents={amountCents} /> },
        { name: t("records.turnover"), value: formatCents(turnoverCents) },
      ]}
    >
      {title}
    </RecordCard>
  );
}

function Amount({ cents }: { readonly cents: number }) {
  const { t } = useTranslation("activity");
  return cents === 0 ? t("records.none") : <Money cents={cents} sign />;
}

function RecordState({ state }: Pick<ExchangeRow, "state">) {
  const { t } = useTranslation("activity");
  return <Badge tone={TONES[state]}>{t(`records.states.${state}`)}</Badge>;
}

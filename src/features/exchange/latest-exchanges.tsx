import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { formatClock } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { LatestDeals, useLatestDeals } from "#domain/payments/latest-deals.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { RecordCard } from "#ui/tables/record-list.tsx";
import { RecordTable } from "#ui/tables/record-table.tsx";
import type { Column } from "#ui/tables/table.tsx";

const SHOWN = 5;

export function LatestExchanges() {
  const { t } = useTranslation("exchange");
  const latest = useLatestDeals(["exchange"], SHOWN);
  const columns = columnsOf(t);
  return (
    <LatestDeals say={(key) => t(`latest.${key}`)} latest={latest}>
      {(list) => (
        <RecordTable
          label={t("latest.table")}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          renderCard={(deal) => (
            <RecordCard
              row={deal}
              columns={columns}
              state={<b className={title}>{deal.title}</b>}
              time={listTime(deal.time)}
              id={deal.id}
            />
          )}
        />
      )}
    </LatestDeals>
  );
}

function columnsOf(t: TFunction<"exchange">): readonly Column<Deal>[] {
  return [
    {
      key: "time",
      title: t("latest.time"),
      cell: ({ time }) => <time className={figures}>{formatClock(time)}</time>,
    },
    { key: "id", title: t("latest.id"), cell: ({ id }) => <span className={figures}>{id}</span> },
    { key: "title", title: t("latest.way"), cell: ({ title }) => title },
    {
      key: "cny",
      title: t("latest.cny"),
      numeric: true,
      fact: true,
      cell: ({ amountCents }) => <Money sign cents={amountCents} />,
    },
    {
      key: "coin",
      title: t("latest.coin"),
      numeric: true,
      fact: true,
      cell: ({ other }) => <span className={figures}>{other}</span>,
    },
  ];
}

const title = css({ color: "text-strong", fontWeight: "semibold" });

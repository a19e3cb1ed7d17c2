import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { transRecord } from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { serverNow } from "#lib/clock.ts";
import { formatClock, formatTime } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { cardStyle } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures, Money } from "#ui/money.tsx";
import { RecordCard } from "#ui/record-list.tsx";
import type { Column } from "#ui/table.tsx";
import { TextLink } from "#ui/text-link.tsx";

const SHOWN = 5;
const DAYS = 90 * 86_400_000;
/** Milliseconds: the range of the list ends a day ahead, so that it includes exchanges made during this visit. */
const AHEAD = 86_400_000;

/** The last exchanges, newest first. */
export function LatestExchanges() {
  const { t } = useTranslation("exchange");
  const id = useId();
  const [now] = useState(() => Math.floor(serverNow()));
  const result = useCall(dealRecords, {
    kinds: ["exchange"],
    state: "all",
    from: now - DAYS,
    to: now + AHEAD,
    pageNum: 1,
    pageSize: SHOWN,
  });
  const one =
    result.data === undefined ? result : { ...result, data: { list: result.data.list, total: 0 } };
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame)}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {t("latest.title")}
        </h2>
        {hasPage(transRecord) && (
          <TextLink look="more" to={transRecord}>
            {t("latest.all")}
          </TextLink>
        )}
      </div>
      <DataTable
        label={t("latest.table")}
        columns={columnsOf(t)}
        rowKey={(deal) => deal.id}
        result={one}
        page={1}
        pageSize={SHOWN}
        onPage={() => {}}
        error={t("latest.failed")}
        empty={<EmptyState title={t("latest.none")} />}
        renderCard={(deal) => <Card deal={deal} />}
      />
    </section>
  );
}

function columnsOf(t: ReturnType<typeof useTranslation<"exchange">>["t"]): readonly Column<Deal>[] {
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
      cell: ({ amountCents }) => <Money sign cents={amountCents} />,
    },
    { key: "coin", title: t("latest.coin"), numeric: true, cell: ({ other }) => other },
  ];
}

function Card({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation("exchange");
  return (
    <RecordCard
      state={<b className={title}>{deal.title}</b>}
      time={formatTime(deal.time)}
      facts={[
        { name: t("latest.cny"), value: <Money sign cents={deal.amountCents} /> },
        { name: t("latest.coin"), value: <span className={figures}>{deal.other}</span> },
      ]}
      id={deal.id}
    >
      {null}
    </RecordCard>
  );
}

const frame = css({
  display: "grid",
  gap: "3",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const title = css({ color: "text-strong", fontWeight: "semibold" });

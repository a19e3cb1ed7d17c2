import { useTranslation } from "react-i18next";
import { inviteRecords, type InviteRecord } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { pageField, useAddress } from "#lib/browser/address.ts";
import { formatClock } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { toCents } from "#lib/text/money.ts";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { DataTable } from "#ui/tables/data-table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import type { Column } from "#ui/tables/table.tsx";

const PAGE_SIZE = 10;
const FIELDS = { page: pageField() };
/** Of `2026-11-21`. */
const DAY_LENGTH = 10;
const TONES = {
  registered: "neutral",
  bound: "accent",
  effective: "ok",
  expired: "warn",
} as const satisfies Record<InviteRecord["state"], string>;

export function InviteRecords() {
  const { t } = useTranslation("invite");
  const [{ page }, change] = useAddress(FIELDS);
  const records = useCall(inviteRecords, { pageNum: page, pageSize: PAGE_SIZE });
  return (
    <section aria-labelledby="invite-records">
      <SectionHead id="invite-records" title={t("records.title")} />
      <div className={cx(cardStyle, frame)}>
        <DataTable
          label={t("records.table")}
          columns={useColumns()}
          rowKey={(record) => record.id}
          result={records}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next) => change({ page: next })}
          error={t("records.error")}
          empty={
            <EmptyState
              title={t("records.empty")}
              note={t("records.emptyText")}
              art={brand().art.empty}
            />
          }
        />
      </div>
    </section>
  );
}

function useColumns(): readonly Column<InviteRecord>[] {
  const { t } = useTranslation("invite");
  return [
    { key: "friend", title: t("records.friend"), cell: ({ name }) => name },
    {
      key: "time",
      title: t("records.time"),
      cell: ({ time }) => <span className={figures}>{formatClock(time).slice(0, DAY_LENGTH)}</span>,
    },
    {
      key: "state",
      title: t("records.state"),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`records.states.${state}`)}</Badge>,
    },
    {
      key: "reward",
      title: t("records.reward"),
      numeric: true,
      cell: ({ reward }) =>
        reward === null ? t("records.none") : <Money cents={toCents(reward)} sign />,
    },
  ];
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  padding: { base: "2", desktop: "card-pad" },
  paddingBottom: { base: "4", desktop: "card-pad" },
  "& :is(th, td)": { paddingInline: { base: "2", desktop: "cell-pad" } },
  "& th, & td > span": { whiteSpace: "nowrap" },
});

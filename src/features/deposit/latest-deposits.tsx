// The last deposits: a table, cards on a phone; each leads to its record, an open one to its wait page.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { movedAt } from "#contract/deal-time.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import type { CallResult } from "#lib/call-result.ts";
import { formatCents, formatTime } from "#lib/format.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { RecordCard, RecordList } from "#ui/record-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { TextLink } from "#ui/text-link.tsx";

interface LatestDepositsProps {
  readonly latest: CallResult<{ readonly list: readonly Deal[] }>;
}

export function LatestDeposits({ latest }: LatestDepositsProps) {
  const { t } = useTranslation("deposit");
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame)}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {t("latest.title")}
        </h2>
        {hasPage(PAGES.transRecord) && (
          <TextLink look="more" to={PAGES.transRecord}>
            {t("latest.all")}
          </TextLink>
        )}
      </div>
      <AsyncView
        result={latest}
        skeleton={<Skeleton className={css({ height: "40", borderRadius: "md" })} />}
        error={t("latest.failed")}
        empty={<EmptyState title={t("latest.none")} />}
      >
        {({ list }) => <Rows list={list} />}
      </AsyncView>
    </section>
  );
}

function Rows({ list }: { readonly list: readonly Deal[] }) {
  const { t } = useTranslation("deposit");
  const columns: readonly Column<Deal>[] = COLUMNS.map(({ key, numeric, cell }) => ({
    key,
    numeric,
    cell,
    title: t(`latest.${key}`),
  }));
  return (
    <>
      <div className={wide}>
        <Table label={t("latest.table")} columns={columns} rows={list} rowKey={({ id }) => id} />
      </div>
      <RecordList rows={list} rowKey={({ id }) => id} className={narrow}>
        {(deal) => (
          <RecordCard
            state={<State deal={deal} />}
            time={formatTime(movedAt(deal))}
            facts={[
              { name: t("latest.amount"), value: <Money cents={deal.amountCents} /> },
              { name: t("latest.bonus"), value: bonusText(deal) },
            ]}
            id={deal.id}
            action={<OrderLink deal={deal} words={t("latest.view")} />}
          >
            <b className={strong}>{deal.title}</b>
          </RecordCard>
        )}
      </RecordList>
    </>
  );
}

const COLUMNS = [
  { key: "time", numeric: false, cell: (deal: Deal) => formatTime(movedAt(deal)) },
  { key: "id", numeric: false, cell: (deal: Deal) => <OrderLink deal={deal} /> },
  { key: "method", numeric: false, cell: ({ title }: Deal) => title },
  { key: "amount", numeric: true, cell: ({ amountCents }: Deal) => formatCents(amountCents) },
  { key: "bonus", numeric: true, cell: bonusText },
  { key: "state", numeric: true, cell: (deal: Deal) => <State deal={deal} /> },
] as const;

function bonusText({ bonusCents }: Deal): string {
  return bonusCents === 0 ? "—" : formatCents(bonusCents, { sign: true });
}

function State({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation("deposit");
  const { state, stateText } = deal;
  const tone = { open: "warn", done: "ok", failed: "neutral" } as const;
  return <Badge tone={tone[state]}>{stateText || t(`latest.states.${state}`)}</Badge>;
}

interface OrderLinkProps {
  readonly deal: Deal;
  /** Shown instead of the order number. */
  readonly words?: string;
}

function OrderLink({ deal, words }: OrderLinkProps) {
  const { t } = useTranslation("deposit");
  const { id, state, wait } = deal;
  const shown = words ?? id;
  if (state === "open" && wait !== null) {
    return (
      <TextLink to={waitPath({ wait, orderId: id })} className={link}>
        {words === undefined ? id : t("open.goOn")}
      </TextLink>
    );
  }
  if (!hasPage(PAGES.transRecord)) return words === undefined && shown;
  return (
    <TextLink to={`${PAGES.transRecord}?order=${encodeURIComponent(id)}`} className={link}>
      {shown}
    </TextLink>
  );
}

const frame = css({ minWidth: "0", padding: { base: "4", desktop: "6" } });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBottom: "3",
});
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const wide = css({ display: { base: "none", desktop: "block" }, minWidth: "0" });
const narrow = css({ display: { base: "grid", desktop: "none" } });
const strong = css({ color: "text-strong" });
const link = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });

// The last deposits: a table, cards on a phone; each leads to its record, an open one to its wait page.
import type { TFunction } from "i18next";
import { type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { movedAt } from "#contract/deal-time.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import { formatCents } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { LatestDeals } from "#domain/payments/latest-deals.tsx";
import { recordPath, waitPath } from "#domain/payments/wait-path.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Money } from "#ui/money/money.tsx";
import { RecordCard } from "#ui/tables/record-list.tsx";
import { RecordTable } from "#ui/tables/record-table.tsx";
import type { Column } from "#ui/tables/table.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export function LatestDeposits({ latest }: Pick<ComponentProps<typeof LatestDeals>, "latest">) {
  const { t } = useTranslation("deposit");
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
              state={<State deal={deal} />}
              time={listTime(movedAt(deal))}
              id={deal.id}
              action={<OrderLink deal={deal} words={t("latest.view")} />}
            >
              <Text as="b" color="text-strong">
                {deal.title}
              </Text>
            </RecordCard>
          )}
        />
      )}
    </LatestDeals>
  );
}

function columnsOf(t: TFunction<"deposit">): readonly Column<Deal>[] {
  return [
    { key: "time", title: t("latest.time"), cell: (deal) => listTime(movedAt(deal)) },
    { key: "id", title: t("latest.id"), cell: (deal) => <OrderLink deal={deal} /> },
    { key: "method", title: t("latest.method"), cell: ({ title }) => title },
    {
      key: "amount",
      title: t("latest.amount"),
      numeric: true,
      fact: true,
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
    { key: "bonus", title: t("latest.bonus"), numeric: true, fact: true, cell: bonusText },
    {
      key: "state",
      title: t("latest.state"),
      numeric: true,
      cell: (deal) => <State deal={deal} />,
    },
  ];
}

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
    <TextLink to={recordPath(id)} className={link}>
      {shown}
    </TextLink>
  );
}

const link = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });

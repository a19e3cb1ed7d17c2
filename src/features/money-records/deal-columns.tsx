import type { TFunction } from "i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { movedAt } from "#contract/deal-time.ts";
import { css, cx } from "#styled/css/index.js";
import { formatClock } from "#lib/text/format.ts";
import { Badge } from "#ui/text/badge.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { cellLines } from "#ui/tables/table-cells.ts";
import type { Column } from "#ui/tables/table.tsx";
import { DealAmount } from "./deal-amount.tsx";
import { DetailButton } from "./detail-button.tsx";
import { STATE_TONES, stateWords } from "./deal-words.ts";

export function dealColumns(
  t: TFunction<"money-records">,
  onOpen: (deal: Deal) => void,
): readonly Column<Deal>[] {
  return [
    {
      key: "time",
      title: t("column.time"),
      cell: (deal) => (
        <div className={cellLines}>
          <time className={figures}>{formatClock(movedAt(deal))}</time>
          <span className={cx(figures, small)}>{deal.id}</span>
        </div>
      ),
    },
    {
      key: "title",
      title: t("column.title"),
      wide: true,
      cell: ({ kind, title }) => (
        <div className={cx(cellLines, what)}>
          <span className={strong}>{t(`kind.${kind}`)}</span>
          <span className={small}>{title}</span>
        </div>
      ),
    },
    {
      key: "state",
      title: t("column.state"),
      cell: (deal) => <Badge tone={STATE_TONES[deal.state]}>{stateWords(deal, t)}</Badge>,
    },
    {
      key: "amount",
      title: t("column.amount"),
      numeric: true,
      fact: true,
      cell: (deal) => <DealAmount {...deal} />,
    },
    {
      key: "fee",
      title: t("column.fee"),
      numeric: true,
      fact: true,
      cell: ({ feeCents }) => (feeCents === 0 ? "–" : <Money cents={feeCents} />),
    },
    {
      key: "balance",
      title: t("column.balance"),
      numeric: true,
      fact: true,
      cell: ({ balanceCents }) => (balanceCents === null ? "–" : <Money cents={balanceCents} />),
    },
    {
      key: "detail",
      title: t("column.detail"),
      cell: (deal) => <DetailButton deal={deal} onOpen={onOpen} />,
    },
  ];
}

const what = css({ minWidth: "40" });
const strong = css({ color: "text-strong", fontWeight: "semibold" });
const small = css({ display: "block", color: "text-muted", fontSize: "2xs" });

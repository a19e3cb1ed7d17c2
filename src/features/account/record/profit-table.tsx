import { useTranslation } from "react-i18next";
import type { ProfitRow } from "#contract/api/records.ts";
import { css, cva } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { type Column, Table } from "#ui/tables/table.tsx";
import { type ProfitBy, profitName } from "./profit-words.ts";

interface ProfitTableProps {
  readonly rows: readonly ProfitRow[];
  readonly by: ProfitBy;
}

/** The figures, each sport and market with a bar of its own. */
export function ProfitTable({ rows, by }: ProfitTableProps) {
  const { t } = useTranslation("account");
  const { t: sport } = useTranslation("sport");
  const most = Math.max(1, ...rows.map(({ netCents }) => Math.abs(netCents)));
  const barCell = ({ netCents }: ProfitRow) => bar(netCents / most);
  const columns: readonly Column<ProfitRow>[] = [
    {
      key: "name",
      title: t(`record.profit.by.${by}`),
      cell: ({ key }) => profitName(key, by, { account: t, sport }),
    },
    {
      key: "count",
      title: t("record.total.count"),
      numeric: true,
      cell: ({ count }) => formatCount(count),
    },
    {
      key: "stake",
      title: t("record.total.stake"),
      numeric: true,
      cell: stakeCell,
    },
    {
      key: "net",
      title: t("record.total.net"),
      numeric: true,
      cell: netCell,
    },
    {
      key: "bar",
      title: t("record.profit.bar"),
      cell: barCell,
    },
  ];
  return (
    <Table
      label={t("record.profit.table", { by: t(`record.profit.by.${by}`) })}
      columns={by === "days" ? columns.slice(0, -1) : columns}
      rows={by === "days" ? rows.toReversed() : rows}
      rowKey={({ key }) => key}
    />
  );
}

function stakeCell({ stakeCents }: ProfitRow) {
  return <Money cents={stakeCents} />;
}

function netCell({ netCents }: ProfitRow) {
  return <Money sign={netCents > 0} cents={netCents} className={moneyTone(netCents)} />;
}

/** To the right of the middle for a profit, to the left for a loss. */
function bar(share: number) {
  const width = Math.abs(share) * 50;
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={frame}>
      <rect
        x={share < 0 ? 50 - width : 50}
        y={1}
        width={width}
        height={6}
        className={fill({ lost: share < 0 })}
      />
      <rect x={49.8} y={0} width={0.4} height={8} className={middle} />
    </svg>
  );
}

const frame = css({ width: "full", minWidth: "24", height: "3" });
const fill = cva({
  variants: { lost: { true: { fill: "lose" }, false: { fill: "win" } } },
});
const middle = css({ fill: "border-strong" });

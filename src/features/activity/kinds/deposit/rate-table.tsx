import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents } from "../../../../lib/format.ts";
import { type Column, Table } from "../../../../ui/table.tsx";
import { percentText, type Rate } from "./deposit-reward.ts";

interface RateTableProps {
  readonly rates: readonly (Rate & { readonly nth?: number })[];
}

/** The published rates of a ladder or of tiers. */
export function RateTable({ rates }: RateTableProps) {
  const { t } = useTranslation("activity");
  const columns: Column<RateTableProps["rates"][number]>[] = [
    {
      key: "min",
      title: t("rate.min"),
      cell: ({ minCents, nth }) => (
        <>
          {nth !== undefined && <span className={whole}>{t("rate.nth", { nth })}</span>}{" "}
          <span className={whole}>{t("rate.from", { amount: formatCents(minCents) })}</span>
        </>
      ),
    },
    {
      key: "percent",
      title: t("rate.percent"),
      numeric: true,
      cell: ({ basisPoints }) => percentText(basisPoints),
    },
    {
      key: "max",
      title: t("rate.max"),
      numeric: true,
      cell: ({ maxRewardCents }) => formatCents(maxRewardCents),
    },
    {
      key: "times",
      title: t("rate.turnover"),
      numeric: true,
      cell: ({ turnoverTimes }) => t("rate.times", { count: turnoverTimes }),
    },
  ];
  return (
    <Table
      label={t("rate.table")}
      columns={columns}
      rows={rates}
      rowKey={({ minCents, nth }) => `${nth ?? ""}-${minCents}`}
    />
  );
}

const whole = css({ whiteSpace: "nowrap" });

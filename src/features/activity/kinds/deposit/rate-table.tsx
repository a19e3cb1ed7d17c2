import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Text } from "#styled/jsx/index.js";
import { formatCents, percentText } from "#lib/text/format.ts";
import { type Column, Table } from "#ui/tables/table.tsx";
import { type DepositRate } from "./deposit-reward.ts";

type Rung = DepositRate & { readonly nth?: number };

interface RateTableProps {
  readonly rates: readonly Rung[];
}

/** The published rates of a ladder or of tiers. */
export function RateTable({ rates }: RateTableProps) {
  const { t } = useTranslation("activity");
  const columns: Column<Rung>[] = [
    {
      key: "min",
      title: t("rate.min"),
      cell: (rate) => renderFrom(rate, t),
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

/** Breaks between its two parts only. */
function renderFrom({ nth, minCents }: Rung, t: TFunction<"activity">) {
  return (
    <>
      {nth !== undefined && (
        <Text as="span" whiteSpace="nowrap">
          {t("rate.nth", { nth })}
        </Text>
      )}{" "}
      <Text as="span" whiteSpace="nowrap">
        {t("rate.from", { amount: formatCents(minCents) })}
      </Text>
    </>
  );
}

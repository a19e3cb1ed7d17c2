import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { dealRecords } from "#contract/api/deal-records.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { formatCount } from "#lib/text/format.ts";
import { figures, Money } from "#ui/money/money.tsx";
import { SumList } from "#ui/layout/sum-list.tsx";

interface DealTotalsProps {
  readonly found: CallResult<v.InferOutput<typeof dealRecords.response>>;
  /** Shows only the received sum. */
  readonly onlyIn: boolean;
}

/** Sums of the finished movements that match the filter. */
export function DealTotals({ found: { data, state }, onlyIn }: DealTotalsProps) {
  const { t } = useTranslation("money-records");
  const money = (key: "inCents" | "outCents" | "feeCents") => data && <Money cents={data[key]} />;
  const out = [
    { name: t("total.out"), value: money("outCents") },
    { name: t("total.fee"), value: money("feeCents") },
  ];
  return (
    <SumList
      busy={state === "loading"}
      sums={[
        {
          name: t("total.count"),
          value: data && <span className={figures}>{formatCount(data.total)}</span>,
        },
        { name: t(onlyIn ? "total.gift" : "total.in"), value: money("inCents") },
        ...(onlyIn ? [] : out),
      ]}
    />
  );
}

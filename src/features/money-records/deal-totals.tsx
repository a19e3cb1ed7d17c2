import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { dealRecords } from "#contract/api/deal-records.ts";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/call-result.ts";
import { formatCount } from "#lib/format.ts";
import { figures, Money } from "#ui/money.tsx";

interface DealTotalsProps {
  readonly found: CallResult<v.InferOutput<typeof dealRecords.response>>;
  /** Shows only the received sum. */
  readonly onlyIn: boolean;
}

/** Sums of the finished movements that match the filter. */
export function DealTotals({ found: { data, state }, onlyIn }: DealTotalsProps) {
  const { t } = useTranslation("money-records");
  const money = (key: "inCents" | "outCents" | "feeCents") =>
    data === undefined ? "–" : <Money cents={data[key]} />;
  return (
    <dl aria-busy={state === "loading"} className={grid} data-few={onlyIn || undefined}>
      <div>
        <dt className={name}>{t("total.count")}</dt>
        <dd className={cx(figures, value)}>{data === undefined ? "–" : formatCount(data.total)}</dd>
      </div>
      <div>
        <dt className={name}>{t(onlyIn ? "total.gift" : "total.in")}</dt>
        <dd className={value}>{money("inCents")}</dd>
      </div>
      {!onlyIn && (
        <>
          <div>
            <dt className={name}>{t("total.out")}</dt>
            <dd className={value}>{money("outCents")}</dd>
          </div>
          <div>
            <dt className={name}>{t("total.fee")}</dt>
            <dd className={value}>{money("feeCents")}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(4, minmax(0, 1fr))",
  },
  gap: "3",
  padding: { base: "3", desktop: "4" },
  borderRadius: "md",
  background: "surface-sunken",
  "&[data-few]": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const name = css({ color: "text-muted", fontSize: "xs" });
const value = css({
  color: "text-strong",
  fontSize: { base: "md", desktop: "lg" },
  fontWeight: "figure",
});

import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { betRecordTotal } from "#contract/api/records.ts";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/call-result.ts";
import { formatCount } from "#lib/format.ts";
import { FiguresHelp } from "#ui/figures-help.tsx";
import { figures, Money } from "#ui/money.tsx";
import { moneyTone } from "#ui/money-tone.ts";

interface RecordTotalsProps {
  readonly totals: CallResult<v.InferOutput<typeof betRecordTotal.response>>;
}

/** Sums over everything the filters let through, not only the page that is shown. */
export function RecordTotals({ totals: { data, state } }: RecordTotalsProps) {
  const { t } = useTranslation("account");
  const money = (cents: number | undefined) =>
    cents === undefined ? "–" : <Money cents={cents} />;
  return (
    <dl aria-busy={state === "loading"} className={grid}>
      <div>
        <dt className={name}>{t("record.total.count")}</dt>
        <dd className={cx(figures, value)}>{data === undefined ? "–" : formatCount(data.count)}</dd>
      </div>
      <div>
        <dt className={name}>{t("record.total.stake")}</dt>
        <dd className={value}>{money(data?.stakeCents)}</dd>
      </div>
      <div>
        <dt className={name}>{t("record.total.valid")}</dt>
        <dd className={value}>{money(data?.validCents)}</dd>
      </div>
      <div>
        <dt className={cx(name, withHelp)}>
          {t("record.total.net")}
          <FiguresHelp
            title={t("record.total.help")}
            figures={FIGURES.map((figure) => ({
              name: t(`record.total.${figure}`),
              meaning: t(`record.total.means.${figure}`),
            }))}
          />
        </dt>
        <dd className={value}>
          {data === undefined ? (
            "–"
          ) : (
            <Money
              sign={data.netCents > 0}
              cents={data.netCents}
              className={moneyTone(data.netCents)}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}

const FIGURES = ["stake", "valid", "net"] as const;

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
});
const name = css({ color: "text-muted", fontSize: "xs" });
/** The button is higher than the line. */
const withHelp = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "& > button": { marginBlock: "-1" },
});
const value = css({
  color: "text-strong",
  fontSize: { base: "md", desktop: "lg" },
  fontWeight: "figure",
});

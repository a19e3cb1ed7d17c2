import { useTranslation } from "react-i18next";
import type { StatementSums } from "#contract/api/protection-statement.ts";
import { css } from "#styled/css/index.js";
import { Money } from "#ui/money.tsx";
import { moneyTone } from "#ui/money-tone.ts";
import { MONEY_COLUMNS, PLAY_COLUMNS } from "./statement-csv.ts";

interface StatementTotalsProps {
  /** Undefined while it loads. */
  readonly sums: StatementSums | undefined;
  readonly label: string;
}

export function StatementTotals({ sums, label }: StatementTotalsProps) {
  const { t } = useTranslation("safety");
  return (
    <div className={frame}>
      <h3 className={heading}>{label}</h3>
      <dl aria-busy={sums === undefined} className={grid}>
        {[...MONEY_COLUMNS, ...PLAY_COLUMNS].map((key) => (
          <div key={key}>
            <dt className={name}>{t(`statement.total.${key}`)}</dt>
            <dd className={value}>
              {sums === undefined ? (
                "–"
              ) : (
                <Money
                  cents={sums[key]}
                  className={key === "netCents" ? moneyTone(sums[key]) : undefined}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const frame = css({
  display: "grid",
  alignContent: "start",
  gap: "3",
  padding: { base: "3", desktop: "4" },
  borderRadius: "md",
  background: "surface-sunken",
});
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(3, minmax(0, 1fr))",
  },
  gap: "3",
});
const name = css({ color: "text-muted", fontSize: "xs" });
const value = css({ color: "text-strong", fontSize: "md", fontWeight: "figure" });

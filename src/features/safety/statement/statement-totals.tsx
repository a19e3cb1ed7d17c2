import { useTranslation } from "react-i18next";
import type { StatementSums } from "#contract/api/protection-statement.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { SumList } from "#ui/layout/sum-list.tsx";
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
      <Text as="h3" color="text-strong" size="sm" weight="semibold">
        {label}
      </Text>
      <SumList
        busy={sums === undefined}
        look="plain"
        sums={[...MONEY_COLUMNS, ...PLAY_COLUMNS].map((key) => ({
          name: t(`statement.total.${key}`),
          value: sums && (
            <Money
              cents={sums[key]}
              className={key === "netCents" ? moneyTone(sums[key]) : undefined}
            />
          ),
        }))}
      />
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

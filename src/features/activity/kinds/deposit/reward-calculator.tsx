// What a deposit of an amount would bring, and the turnover it would require.
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { DepositReward } from "./deposit-reward.ts";

interface RewardCalculatorProps {
  readonly reward: (cents: number) => DepositReward | null;
  readonly leastCents: number;
  /** Whole units. */
  readonly quick: readonly number[];
  /** Above the amount. */
  readonly children?: ReactNode;
}

export function RewardCalculator({ reward, leastCents, quick, children }: RewardCalculatorProps) {
  const { t } = useTranslation("activity");
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { cents, problem } = typedAmount(text);
  const short = problem === null && text !== "" && cents < leastCents;
  const result = problem === null && !short ? reward(cents) : null;
  const least = t("calculator.least", { amount: formatCents(leastCents) });
  return (
    <TitledCard title={t("calculator.title")} note={t("calculator.note")}>
      {children}
      <div className={columns}>
        <AmountField
          label={t("calculator.amount")}
          placeholder={t("calculator.placeholder")}
          value={text}
          onChange={setText}
          error={problem === null ? (short ? least : undefined) : t(`calculator.${problem}`)}
          hint={least}
          quick={quick}
          ref={field}
        />
        <dl aria-live="polite" className={rows}>
          <SummaryRow name={t("calculator.reward")} tone={result === null ? undefined : "bonus"}>
            {result === null ? "—" : formatCents(result.rewardCents, { sign: true })}
          </SummaryRow>
          <SummaryRow name={t("calculator.total")}>
            {result === null ? "—" : formatCents(cents + result.rewardCents)}
          </SummaryRow>
          <SummaryRow name={t("calculator.turnover")}>
            {result === null
              ? "—"
              : t("calculator.times", {
                  amount: formatCents(result.turnoverCents),
                  count: result.times,
                })}
          </SummaryRow>
          {result?.capped === true && (
            <Text color="text-muted" size="xs">
              {t("calculator.capped")}
            </Text>
          )}
        </dl>
      </div>
    </TitledCard>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  gap: { base: "2", wide: "6" },
});
const rows = css({
  display: "grid",
  gap: "2-5",
  padding: "4",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
});

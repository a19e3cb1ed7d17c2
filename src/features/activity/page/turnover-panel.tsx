import { useTranslation } from "react-i18next";
import type { Verification } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SummaryRow } from "#ui/summary-row.tsx";
import { TitledCard } from "#ui/titled-card.tsx";

/** Turnover that claimed rewards of this activity still require. */
export function TurnoverPanel({ mine }: { readonly mine: Verification }) {
  const { t } = useTranslation("activity");
  const { requiredCents, doneCents } = mine.turnover;
  if (requiredCents === 0) return null;
  const missing = Math.max(0, requiredCents - doneCents);
  return (
    <TitledCard title={t("turnover.title")}>
      <ProgressBar label={t("turnover.title")} done={doneCents} of={requiredCents} />
      <dl className={rows}>
        <SummaryRow name={t("turnover.done")}>{formatCents(doneCents)}</SummaryRow>
        <SummaryRow name={t("turnover.required")}>{formatCents(requiredCents)}</SummaryRow>
        <SummaryRow name={t("turnover.missing")} tone={missing === 0 ? "good" : undefined}>
          {formatCents(missing)}
        </SummaryRow>
        {mine.lockedCents > 0 && (
          <SummaryRow name={t("turnover.locked")}>{formatCents(mine.lockedCents)}</SummaryRow>
        )}
      </dl>
    </TitledCard>
  );
}

const rows = css({ display: "grid", gap: "2", fontSize: "sm" });

// How often the member is reminded to review limits and transactions (RTS 12).
import { useTranslation } from "react-i18next";
import { setReview } from "#contract/api/protection.ts";
import { REVIEW_MONTHS } from "#contract/protection/controls.ts";
import { css } from "#styled/css/index.js";
import { ownDuty } from "#brand/brand.ts";
import { useProtection } from "#domain/safety/protection.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";

export function Part() {
  const { t } = useTranslation("duties");
  const change = useChange();
  const { data } = useProtection();
  const most = ownDuty("reviewMonths") ?? null;
  const now = data?.reviewMonths ?? null;
  if (most === null || now === null) return null;
  const save = (months: number) => {
    if (!change.busy) void change.send(setReview, { months }, () => t("review.saved"));
  };
  const offered = REVIEW_MONTHS.filter((months) => months <= most);
  const choices = [...new Set([...offered, now])].toSorted((a, b) => a - b);
  return (
    <TitledCard title={t("review.title")}>
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("review.text")}</p>
      <div>
        <Segmented
          className={css({ flexWrap: "wrap" })}
          label={t("review.label")}
          options={choices.map((count) => ({
            value: String(count),
            label: t("review.months", { count }),
          }))}
          value={String(now)}
          onChange={(chosen) => save(Number(chosen))}
        />
      </div>
    </TitledCard>
  );
}

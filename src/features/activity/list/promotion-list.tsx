import { useTranslation } from "react-i18next";
import type { Promotion } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import { serverNow } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { isShown, type ListFilter, type Phase, phaseOf } from "./list-filter.ts";
import { PromotionCard } from "./promotion-card.tsx";

const PHASES: readonly Phase[] = ["running", "coming", "ended"];

interface PromotionListProps {
  readonly list: readonly Promotion[];
  readonly filter: ListFilter;
  readonly onReset: () => void;
}

/** Running ones first, then what comes and what has ended. */
export function PromotionList({ list, filter, onReset }: PromotionListProps) {
  const { t } = useTranslation("activity");
  const now = serverNow();
  const shown = list.filter((promotion) => isShown(promotion, filter.state, now));
  const groups = PHASES.map((phase) => ({
    phase,
    list: shown.filter((promotion) => phaseOf(promotion, now) === phase),
  })).filter((group) => group.list.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        className={cardStyle}
        title={t("list.empty")}
        note={t("list.emptyNote")}
        art={brand().art.empty}
        action={<Button onClick={onReset}>{t("list.reset")}</Button>}
      />
    );
  }
  return groups.map(({ phase, list: rows }) => (
    <section key={phase} aria-labelledby={`activities-${phase}`}>
      <SectionHead
        id={`activities-${phase}`}
        title={t(`list.phase.${phase}`)}
        note={t("list.count", { count: rows.length })}
      />
      <ul className={grid}>
        {rows.map((promotion) => (
          <li key={promotion.id} className={css({ minWidth: "0" })}>
            <PromotionCard promotion={promotion} phase={phase} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

export function ListSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className={waiting} />
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const waiting = css({ height: { base: "76", _professional: "60" }, borderRadius: "lg" });

import { useTranslation } from "react-i18next";
import type { Promotion } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { isShown, type PromotionFilter, type Phase, phaseOf } from "./promotion-filter.ts";
import { PromotionCard } from "./promotion-card.tsx";

/** Of each phase at first. */
const ON_PHONES = 12;

const PHASES: readonly Phase[] = ["running", "coming", "ended"];

interface PromotionListProps {
  readonly list: readonly Promotion[];
  readonly filter: PromotionFilter;
  readonly onReset: () => void;
  readonly onAll: () => void;
}

/** Running ones first, then what comes and what has ended. */
export function PromotionList({ list, filter, onReset, onAll }: PromotionListProps) {
  const { t } = useTranslation("activity");
  const now = serverNow();
  const desktop = useDesktop();
  const most = desktop || filter.all ? Infinity : ON_PHONES;
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
        {rows.slice(0, most).map((promotion) => (
          <li key={promotion.id} className={css({ minWidth: "0" })}>
            <PromotionCard promotion={promotion} phase={phase} />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button block className={rest} onClick={onAll}>
          {t("list.rest", { count: rows.length - most })}
        </Button>
      )}
    </section>
  ));
}

export function PromotionListSkeleton() {
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
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(19rem, 1fr))",
  },
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const waiting = css({
  height: { base: "60", desktop: { base: "76", _professional: "60" } },
  borderRadius: "lg",
});
const rest = css({ marginTop: "3" });

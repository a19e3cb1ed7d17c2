import { useTranslation } from "react-i18next";
import type { Promotion } from "#contract/api/activities.ts";
import { css, cva } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { LeadCard } from "./lead-card.tsx";
import type { Phase, PromotionFilter } from "./promotion-filter.ts";
import { arrange } from "./promotion-groups.ts";
import { PromotionCard } from "./promotion-card.tsx";

/** Cards of each group on a phone, at first. */
const ON_PHONES = { running: 4, coming: 2, ended: 2 } as const satisfies Readonly<
  Record<Phase, number>
>;

interface PromotionListProps {
  readonly list: readonly Promotion[];
  readonly filter: PromotionFilter;
  readonly onReset: () => void;
  readonly onAll: () => void;
}

/** One that leads, the running ones by kind, then what comes and what has ended. */
export function PromotionList({ list, filter, onReset, onAll }: PromotionListProps) {
  const { t } = useTranslation("activity");
  const desktop = useDesktop();
  const { lead, groups } = arrange(list, filter, serverNow());
  const short = !desktop && !filter.all;
  const shown = groups.map((group) => ({
    ...group,
    rows: short ? group.list.slice(0, ON_PHONES[group.phase]) : group.list,
  }));
  const hidden = shown.reduce((sum, { list: all, rows }) => sum + all.length - rows.length, 0);
  if (lead === null && groups.length === 0) {
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
  return (
    <>
      {lead !== null && <LeadCard promotion={lead} />}
      <div className={columns}>
        {shown.map(({ key, phase, width, list: all, rows }) => (
          <section key={key} aria-labelledby={`activities-${key}`} className={group({ width })}>
            <SectionHead
              id={`activities-${key}`}
              title={t(`list.group.${key}`)}
              note={t("list.count", { count: all.length })}
            />
            <ul className={grid}>
              {rows.map((promotion) => (
                <li key={promotion.id} className={css({ minWidth: "0" })}>
                  <PromotionCard promotion={promotion} phase={phase} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hidden > 0 && (
        <Button block onClick={onAll}>
          {t("list.rest", { count: hidden })}
        </Button>
      )}
    </>
  );
}

export function PromotionListSkeleton() {
  return (
    <>
      <Skeleton className={leading} />
      <div className={grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className={waiting} />
        ))}
      </div>
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  },
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: { base: "4", _professional: "2" },
  rowGap: { base: "5", desktop: "8" },
});
const group = cva({
  base: { minWidth: "0" },
  variants: { width: { full: { gridColumn: "1 / -1" }, half: {} } },
});
const leading = css({
  height: { base: "84", desktop: { base: "80", _professional: "60" } },
  borderRadius: "lg",
});
const waiting = css({
  height: { base: "60", desktop: { base: "76", _professional: "60" } },
  borderRadius: "lg",
});

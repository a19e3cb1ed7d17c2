// Show types with their counts, and the sorting.
import { useTranslation } from "react-i18next";
import { isChampion, SHOW_TYPES } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { figures } from "#ui/money.tsx";
import { FilterLink } from "./filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "#ui/use-one-stop.ts";

interface ShowTabsProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function ShowTabs({ filter, facts }: ShowTabsProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  const shows = SHOW_TYPES.filter((show) => filter.sport !== "FS" || isChampion(show));
  return (
    <nav aria-label={t("list.showTypes")} className={frame}>
      <div {...stop} aria-label={t("list.showTypes")} className={showTabs}>
        {shows.map((show) => (
          <FilterLink
            key={show}
            filter={filter}
            change={{ show }}
            current={show === filter.show}
            className={showTab}
          >
            {t(`list.shows.${show}`)}
            <span className={cx(figures, count)}>
              {facts?.shows.find((fact) => fact.show === show)?.count}
            </span>
          </FilterLink>
        ))}
      </div>
    </nav>
  );
}

const frame = css({ minWidth: "0" });
export const showTabs = css({
  display: "flex",
  gap: "5",
  minWidth: "0",
  // Bleeds to the window edges.
  marginInline: { base: "-4", desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const showTab = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  flex: "none",
  height: { base: "10", desktop: { base: "11", _professional: "row" } },
  color: "text-muted",
  fontSize: { base: "md", desktop: "sm" },
  fontWeight: "medium",
  whiteSpace: "nowrap",
  _hover: { color: "text-strong" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": {
    color: "text-strong",
    fontWeight: "bold",
    _after: {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "0",
      height: "bar",
      borderTopRadius: "3px",
      background: "accent-mark",
    },
  },
});
const count = css({ fontSize: "2xs", fontWeight: "semibold", color: "text-muted" });

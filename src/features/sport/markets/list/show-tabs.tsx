// Show types with their counts, and the sorting.
import { useTranslation } from "react-i18next";
import { isChampion, SHOW_TYPES } from "#contract/betting/sports.ts";
import { css } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { MatchFilterLink } from "./match-filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "#ui/fields/use-one-stop.ts";

interface ShowTabsProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function ShowTabs({ filter, facts }: ShowTabsProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  const shows = SHOW_TYPES.filter((show) => filter.sport !== "FS" || isChampion(show));
  return (
    <Box as="nav" aria-label={t("list.showTypes")} minWidth="0">
      <div {...stop} aria-label={t("list.showTypes")} className={showTabs}>
        {shows.map((show) => (
          <MatchFilterLink
            key={show}
            filter={filter}
            change={{ show }}
            current={show === filter.show}
            className={showTab}
          >
            {t(`list.shows.${show}`)}
            <Text as="span" size="2xs" weight="semibold" color="text-muted" className={figures}>
              {facts?.shows.find((fact) => fact.show === show)?.count}
            </Text>
          </MatchFilterLink>
        ))}
      </div>
    </Box>
  );
}

export const showTabs = css({
  display: "flex",
  gap: "5",
  minWidth: "0",
  // Bleeds to the window edges.
  marginInline: { base: "-4", desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
  layerStyle: "scrollRow",
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

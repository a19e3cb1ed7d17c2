// Phones: the sports as a swipeable row instead of the left column.
import { History, LayoutGrid } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { FindButton } from "./find-button.tsx";
import { MatchFilterLink } from "./match-filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import { PICK_ICONS, PICK_LISTS } from "./pick-lists.ts";
import { SPORT_ICONS, SPORT_ORDER } from "./sport-icons.ts";
import { useOneStop } from "#ui/fields/use-one-stop.ts";
import { MULTI_VIEW, RESULTS_LINK } from "./use-page-filter.ts";

export function SportStrip({ filter }: { readonly filter: PageFilter }) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  const [every, ...rest] = SPORT_ORDER;
  return (
    <nav aria-label={t("list.sportsNav")} className={strip}>
      <FindButton className={place} size={1.375} />
      <div {...stop} aria-label={t("list.sportsNav")} className={links}>
        {[...rest, every].map((sport) => (
          <MatchFilterLink
            key={sport}
            filter={filter}
            change={{ sport, only: null }}
            current={sport === filter.sport && filter.pick === null}
            className={place}
          >
            <Icon as={SPORT_ICONS[sport]} size={1.375} />
            {t(`list.sports.${sport}`)}
          </MatchFilterLink>
        ))}
        {PICK_LISTS.map((pick) => (
          <MatchFilterLink
            key={pick}
            filter={filter}
            change={{ pick }}
            current={filter.pick === pick}
            className={place}
          >
            <Icon as={PICK_ICONS[pick]} size={1.375} />
            {t(`list.picks.${pick}`)}
          </MatchFilterLink>
        ))}
        <Link to={MULTI_VIEW} className={place}>
          <Icon as={LayoutGrid} size={1.375} />
          {t("list.multi")}
        </Link>
        <Link {...RESULTS_LINK} className={place}>
          <Icon as={History} size={1.375} />
          {t("list.results")}
        </Link>
      </div>
    </nav>
  );
}

const strip = css({
  display: { base: "flex", desktop: "none" },
  gap: "1",
  paddingBlock: "1",
  paddingInline: "4",
  background: "surface-raised",
  borderBottom: "thin",
});
const links = css({
  display: "flex",
  gap: "1",
  minWidth: "0",
  marginRight: "-4",
  layerStyle: "scrollRow",
});
const place = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0-5",
  flex: "none",
  minWidth: "15",
  minHeight: "11",
  paddingInline: "1",
  borderRadius: "md",
  color: "text-muted",
  fontSize: "xs",
  whiteSpace: "nowrap",
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": { background: "accent-subtle", color: "accent-text", fontWeight: "bold" },
});

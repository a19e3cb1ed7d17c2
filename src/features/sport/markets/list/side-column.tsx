// Left column: follows, sports with their counts, and the quick leagues of the chosen sport.
import { History, Star, Tv, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { figures } from "../../../../ui/money.tsx";
import { FilterLink } from "./filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import { QuickLeagues } from "./quick-leagues.tsx";
import { SPORT_ICONS, SPORT_ORDER } from "./sport-icons.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "../../../../ui/use-one-stop.ts";
import { RESULTS_LINK } from "./use-page-filter.ts";
import { useSportPreferences } from "../../feed/sport-preferences.ts";

interface SideColumnProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function SideColumn({ filter, facts }: SideColumnProps) {
  const { t } = useTranslation("sport");
  const followed = useSportPreferences(({ follows: ids }) => ids.length);
  const stop = useOneStop();
  return (
    <nav aria-label={t("list.sportsNav")}>
      <div
        {...stop}
        aria-label={t("list.sportsNav")}
        aria-orientation="vertical"
        className={cx(cardStyle, column)}
      >
        <Only filter={filter} only="follows" icon={Star} count={followed} />
        <Only filter={filter} only="tracker" icon={Tv} />
        <Link {...RESULTS_LINK} className={entry}>
          <Icon as={History} className={css({ color: "text-muted" })} />
          {t("list.results")}
        </Link>
        <h2 className={heading}>{t("list.sportsNav")}</h2>
        <ul>
          {SPORT_ORDER.map((sport) => {
            const current = sport === filter.sport;
            const count = facts?.sports.find((fact) => fact.sport === sport)?.count;
            return (
              <li key={sport}>
                <FilterLink
                  filter={filter}
                  change={{ sport, only: null }}
                  current={current && filter.only === null}
                  className={entry}
                >
                  <Icon as={SPORT_ICONS[sport]} />
                  {t(`list.sports.${sport}`)}
                  <span className={cx(figures, number)}>{count}</span>
                </FilterLink>
                {current && <QuickLeagues filter={filter} facts={facts} entry={entry} />}
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

interface OnlyProps {
  readonly filter: PageFilter;
  readonly only: "follows" | "tracker";
  readonly icon: LucideIcon;
  readonly count?: number;
}

function Only({ filter, only, icon, count }: OnlyProps) {
  const { t } = useTranslation("sport");
  const current = filter.only === only;
  return (
    <FilterLink
      filter={filter}
      change={{ only: current ? null : only }}
      current={current}
      className={entry}
    >
      <Icon as={icon} />
      {t(`list.only.${only}`)}
      <span className={cx(figures, number)}>{count}</span>
    </FilterLink>
  );
}

const column = css({ padding: "2" });
const heading = css({
  marginTop: "2",
  paddingTop: "3",
  paddingBottom: "1",
  paddingInline: "3",
  borderTop: "thin",
  color: "text-muted",
  fontSize: "2xs",
  fontWeight: "semibold",
});
const entry = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  minHeight: "[max({sizes.target}, {sizes.row} - 0.375rem)]",
  paddingInline: "3",
  borderRadius: "md",
  color: "text",
  fontSize: "sm",
  "& > svg": { color: "text-muted" },
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": {
    background: "accent-subtle",
    color: "accent-text",
    fontWeight: "bold",
    "& > svg": { color: "inherit" },
  },
});
const number = css({ marginLeft: "auto", color: "text-muted", fontSize: "2xs" });

// Left column: search, picked lists, sports with their counts, and the quick leagues of the chosen sport.
import { History, LayoutGrid, Tv, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { FilterLink } from "./filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import { QuickLeagues } from "./quick-leagues.tsx";
import { SPORT_ICONS, SPORT_ORDER } from "./sport-icons.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "#ui/use-one-stop.ts";
import { MULTI_VIEW, RESULTS_LINK, useOpened } from "./use-page-filter.ts";
import { useFollows } from "../../feed/follows.ts";
import { FindButton } from "../find/find-button.tsx";
import { useMultiMatches } from "../multi/multi-matches.ts";
import { PICK_ICONS, PICK_LISTS } from "./pick-lists.ts";

interface SideColumnProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function SideColumn({ filter, facts }: SideColumnProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  return (
    <nav aria-label={t("list.sportsNav")} className={cx(cardStyle, column)}>
      <FindButton className={cx(entry, find)} />
      <div {...stop} aria-label={t("list.sportsNav")} aria-orientation="vertical">
        <Views filter={filter} />
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
                  current={current && filter.only === null && filter.pick === null}
                  className={entry}
                >
                  <Icon as={SPORT_ICONS[sport]} />
                  {t(`list.sports.${sport}`)}
                  <span className={cx(figures, number)}>{count}</span>
                </FilterLink>
                {current && filter.pick === null && (
                  <QuickLeagues filter={filter} facts={facts} entry={entry} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

/** Lists over all sports, and the matches side by side. */
function Views({ filter }: Pick<SideColumnProps, "filter">) {
  const { t } = useTranslation("sport");
  const followed = useFollows(
    ({ team, league, match }) => team.length + league.length + match.length,
  );
  const beside = useMultiMatches(({ ids }) => ids.length);
  const { multi } = useOpened();
  return (
    <>
      {PICK_LISTS.map((pick) => (
        <FilterLink
          key={pick}
          filter={filter}
          change={{ pick }}
          current={filter.pick === pick}
          className={entry}
        >
          <Icon as={PICK_ICONS[pick]} />
          {t(`list.picks.${pick}`)}
          {pick === "follows" && <span className={cx(figures, number)}>{followed}</span>}
        </FilterLink>
      ))}
      <Only filter={filter} only="tracker" icon={Tv} />
      <Link
        to={MULTI_VIEW}
        preventScrollReset
        aria-current={multi ? "true" : undefined}
        className={entry}
      >
        <Icon as={LayoutGrid} />
        {t("list.multi")}
        <span className={cx(figures, number)}>{beside}</span>
      </Link>
    </>
  );
}

interface OnlyProps {
  readonly filter: PageFilter;
  readonly only: "tracker";
  readonly icon: LucideIcon;
}

function Only({ filter, only, icon }: OnlyProps) {
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
const find = css({
  width: "full",
  marginBottom: "1",
  background: "surface-sunken",
  fontWeight: "semibold",
});
const number = css({ marginLeft: "auto", color: "text-muted", fontSize: "2xs" });

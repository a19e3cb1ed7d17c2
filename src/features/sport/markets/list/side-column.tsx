// Left column: search, picked lists, sports with their counts, and the quick leagues of the chosen sport.
import { History, LayoutGrid, Tv, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cva, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { MatchFilterLink } from "./match-filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import { QuickLeagues } from "./quick-leagues.tsx";
import { SPORT_ICONS, SPORT_ORDER } from "./sport-icons.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "#ui/fields/use-one-stop.ts";
import { MULTI_VIEW, RESULTS_LINK, useOpened } from "./use-page-filter.ts";
import { useFollows } from "../../feed/follows.ts";
import { FindButton } from "./find-button.tsx";
import { useMultiMatches } from "./multi-matches.ts";
import { PICK_ICONS, PICK_LISTS } from "./pick-lists.ts";

interface SideColumnProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function SideColumn({ filter, facts }: SideColumnProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  return (
    <Box as="nav" aria-label={t("list.sportsNav")} padding="2" className={cardStyle}>
      <FindButton className={cx(entry({ level: "sport", plain: false }), find)} />
      <div {...stop} aria-label={t("list.sportsNav")} aria-orientation="vertical">
        <Views filter={filter} />
        <Link {...RESULTS_LINK} className={look("sport")}>
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
                <MatchFilterLink
                  filter={filter}
                  change={{ sport, only: null }}
                  current={current && filter.only === null && filter.pick === null}
                  className={look("sport")}
                >
                  <Icon as={SPORT_ICONS[sport]} />
                  {t(`list.sports.${sport}`)}
                  <span className={cx(figures, number)}>{count}</span>
                </MatchFilterLink>
                {current && filter.pick === null && (
                  <QuickLeagues filter={filter} facts={facts} entry={look("league")} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Box>
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
        <MatchFilterLink
          key={pick}
          filter={filter}
          change={{ pick }}
          current={filter.pick === pick}
          className={look("sport")}
        >
          <Icon as={PICK_ICONS[pick]} />
          {t(`list.picks.${pick}`)}
          {pick === "follows" && <span className={cx(figures, number)}>{followed}</span>}
        </MatchFilterLink>
      ))}
      <Only filter={filter} only="tracker" icon={Tv} />
      <Link to={MULTI_VIEW} aria-current={multi ? "true" : undefined} className={look("sport")}>
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
    <MatchFilterLink
      filter={filter}
      change={{ only: current ? null : only }}
      current={current}
      className={look("sport")}
    >
      <Icon as={icon} />
      {t(`list.only.${only}`)}
    </MatchFilterLink>
  );
}

/** Beside the rail of the site's menu, which has icons, the sports have none. */
const look = (level: "sport" | "league") =>
  entry({ level, plain: brand().layout.header === "side" });

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
const entry = cva({
  base: {
    display: "flex",
    alignItems: "center",
    paddingRight: "3",
    borderRadius: "md",
    color: "text",
    "& > svg": { color: "text-muted" },
    _hover: { background: "surface-hover" },
    _focusVisible: { outlineOffset: "-0-5" },
    "&[aria-current]": {
      color: "accent-text",
      fontWeight: "bold",
      "& > svg": { color: "inherit" },
    },
  },
  variants: {
    level: {
      sport: {
        gap: "2-5",
        minHeight: "[max({sizes.target}, {sizes.row} - 0.375rem)]",
        paddingLeft: "3",
        fontSize: "sm",
        "&[aria-current]": { background: "accent-subtle" },
      },
      // Only the row of a sport has a background when it is chosen. A chosen league has another colour and weight.
      league: {
        position: "relative",
        gap: "1-5",
        minHeight: "[max({sizes.target}, {sizes.row} - 0.75rem)]",
        paddingLeft: "9-5",
        fontSize: "xs",
        "&[aria-current]": { background: "transparent" },
      },
    },
    plain: { true: { "& > svg": { display: "none" } }, false: {} },
  },
});
const find = css({
  width: "full",
  marginBottom: "1",
  background: "surface-sunken",
  fontWeight: "semibold",
});
const number = css({ marginLeft: "auto", color: "text-muted", fontSize: "2xs" });

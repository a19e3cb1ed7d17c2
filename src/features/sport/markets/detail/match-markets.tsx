// All markets of a match, under their tabs.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { playText } from "#domain/bets/play-words.ts";
import { useOpened } from "../list/use-page-filter.ts";
import {
  combinedCards,
  groupsOf,
  isIn,
  type MarketGroup,
  type PlayCard,
  partsOf,
  pinnedFirst,
  playCards,
} from "./market-groups.ts";
import { isPlayNamed } from "./market-search.ts";
import { usePinnedPlays } from "./pinned-plays.ts";
import { PlayCardView } from "./play-card.tsx";

type Tab = MarketGroup | "combined";

export function MatchMarkets({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const [asked, setTab] = useState<Tab>("all");
  const [play] = useState(useOpened().play);
  const [search, setSearch] = useState(PLAYS.has(play) ? playText({ ...match, w: play }, t) : "");
  const pinned = usePinnedPlays((state) => state.bases);
  const cards = pinnedFirst(playCards(match.markets), pinned);
  const combinable = combinedCards(cards, match.sport);
  const groups: readonly Tab[] = groupsOf(cards, pinned);
  const tabs =
    groups.length > 0 && combinable.length > 1 ? [...groups, "combined" as const] : groups;
  const shownTab = tabs.find((tab) => tab === asked) ?? "all";
  if (cards.length === 0) {
    return <NoMarkets match={match} />;
  }
  const cardsOf = (tab: Tab) =>
    tab === "combined" ? combinable : cards.filter((card) => isIn(card, tab, pinned));
  const shown = cardsOf(shownTab).filter((card) =>
    isPlayNamed(search, playText({ ...match, w: card.w }, t)),
  );
  return (
    <>
      <div className={find}>
        {tabs.length > 0 && (
          <fieldset aria-label={t("detail.groups")} className={chips}>
            {tabs.map((tab) => (
              <Chip
                key={tab}
                pressed={tab === shownTab}
                count={cardsOf(tab).length}
                className={chip}
                onClick={() => setTab(tab)}
              >
                {t(`detail.group.${nameOf(tab, match.sport)}`)}
              </Chip>
            ))}
          </fieldset>
        )}
        {cards.length > SEARCHED && (
          <SearchField
            label={t("detail.searchMarkets")}
            value={search}
            maxLength={20}
            className={searchBox}
            onSearch={setSearch}
          />
        )}
      </div>
      <Cards match={match} cards={shown} combine={shownTab === "combined"} />
    </>
  );
}

interface CardsProps {
  readonly match: SportMatch;
  readonly cards: readonly PlayCard[];
  readonly combine: boolean;
}

function Cards({ match, cards, combine }: CardsProps) {
  const { t } = useTranslation("sport");
  if (cards.length === 0)
    return <EmptyState title={t("detail.notFound")} note={t("detail.notFoundNote")} />;
  return (
    <>
      {combine && (
        <Text color="text-muted" size="sm" marginBottom="2">
          {t("detail.combinedNote")}
        </Text>
      )}
      <div className={grid}>
        {cards.map((card) => (
          <PlayCardView key={card.w} match={match} card={card} combine={combine} />
        ))}
      </div>
    </>
  );
}

function nameOf(group: Tab, sport: SportMatch["sport"]) {
  if (group === "parts") return partsOf(sport);
  return group === "goals" && !GOALS.has(sport) ? "points" : group;
}

/** From so many plays on, a search is quicker than the tabs. */
const SEARCHED = 6;

const OVER: ReadonlySet<string> = new Set(["ended", "postponed", "abandoned"]);

function NoMarkets({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const { gameStatus } = useMatchState(match.gameId) ?? match.state;
  const over = OVER.has(gameStatus);
  return (
    <EmptyState
      title={t(over ? "detail.allClosed" : "detail.noMarkets")}
      note={t(over ? "detail.allClosedNote" : "detail.noMarketsNote")}
    />
  );
}

/** Sports with goals; the others have points. */
const GOALS: ReadonlySet<string> = new Set(["FT", "VF", "OP"]);

/** On desktops one line, so that the first prices are seen without scrolling. */
const find = css({
  display: "flex",
  flexDirection: { base: "column-reverse", desktop: "row" },
  gap: { base: "3", desktop: "4" },
  marginBottom: { base: "3", desktop: "1-5" },
  _empty: { display: "none" },
});
const searchBox = css({
  flex: "none",
  width: { desktop: "44" },
  marginLeft: { desktop: "auto" },
  "& > *": { desktop: { height: "8", minHeight: "0" } },
});
const chips = css({
  minWidth: "0",
  display: "flex",
  gap: "2",
  paddingBlock: "1px",
  layerStyle: "scrollRow",
});
const chip = css({ minHeight: { base: "10", desktop: "0" } });
/** Columns of cards with different heights: as many as the page has room for, beside a chat, too. */
const grid = css({ columns: { base: "1", wide: "21rem 4" }, columnGap: "3" });

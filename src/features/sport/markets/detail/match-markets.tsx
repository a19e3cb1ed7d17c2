// All markets of a match, under their tabs.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { playText } from "#domain/bets/play-words.ts";
import { useOpened } from "../list/use-page-filter.ts";
import { inOwnOrder, type Tab, useGroupOrder } from "./group-order.ts";
import { blocksOf } from "./ladders.ts";
import { LadderCard } from "./ladder-card.tsx";
import {
  combinedCards,
  groupsOf,
  isIn,
  type PlayCard,
  pinnedFirst,
  playCards,
} from "./market-groups.ts";
import { isPlayNamed } from "./market-search.ts";
import { MarketTabs } from "./market-tabs.tsx";
import { usePinnedPlays } from "./pinned-plays.ts";
import { PlayCardView } from "./play-card.tsx";

export function MatchMarkets({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const [asked, setTab] = useState<Tab>("all");
  const [play] = useState(useOpened().play);
  const [search, setSearch] = useState(PLAYS.has(play) ? playText({ ...match, w: play }, t) : "");
  const { tabs, cardsOf } = useTabs(match);
  const top = useRef<HTMLDivElement>(null);
  const all = cardsOf("all");
  if (all.length === 0) return <NoMarkets match={match} />;
  const found = all.filter((card) => isPlayNamed(search, playText({ ...match, w: card.w }, t)));
  const shownTab = tabs.find((tab) => tab === asked) ?? "all";
  const searched = search.trim() !== "";
  return (
    <>
      <div ref={top} className={mark} />
      <MarketTabs
        sport={match.sport}
        tabs={tabs}
        // What is searched for may be in any group.
        chosen={searched ? null : shownTab}
        countOf={(tab) => cardsOf(tab).length}
        search={all.length > SEARCHED ? search : null}
        onChoose={(tab) => {
          setSearch("");
          setTab(tab);
          showTop(top.current);
        }}
        onSearch={(text) => {
          setSearch(text);
          showTop(top.current);
        }}
      />
      <Cards
        match={match}
        cards={searched ? found : cardsOf(shownTab)}
        combine={!searched && shownTab === "combined"}
      />
    </>
  );
}

/** Another group begins at its first price, however far the last one was scrolled. */
function showTop(mark: HTMLElement | null): void {
  if (mark !== null && mark.getBoundingClientRect().top < 0)
    mark.scrollIntoView({ behavior: "instant" });
}

function useTabs({ markets, sport }: SportMatch) {
  const pinned = usePinnedPlays((state) => state.bases);
  const order = useGroupOrder((state) => state.order);
  const cards = pinnedFirst(playCards(markets), pinned);
  const combinable = combinedCards(cards, sport);
  const groups: readonly Tab[] = groupsOf(cards, pinned);
  const combined = groups.length > 0 && combinable.length > 1 ? (["combined"] as const) : [];
  return {
    tabs: inOwnOrder([...groups, ...combined], order),
    cardsOf: (tab: Tab) =>
      tab === "combined" ? combinable : cards.filter((card) => isIn(card, tab, pinned)),
  };
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
  // Of a combination, every line is a choice of its own.
  const blocks = combine ? cards.map((card) => ({ key: card.w, card })) : blocksOf(cards);
  return (
    <>
      {combine && (
        <Text color="text-muted" size="sm" marginBottom="2">
          {t("detail.combinedNote")}
        </Text>
      )}
      <div className={grid}>
        {blocks.map((block) =>
          "card" in block ? (
            <PlayCardView key={block.key} match={match} card={block.card} combine={combine} />
          ) : (
            <LadderCard key={block.key} match={match} ladder={block.ladder} />
          ),
        )}
      </div>
    </>
  );
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

/** Where the tabs stand before the page is scrolled. */
const mark = css({
  scrollMarginTop: { base: "below-folded-phone", desktop: "below-folded" },
});
/** Columns of cards with different heights: as many as the page has room for, beside a chat, too. */
const grid = css({ columns: { base: "1", wide: "21rem 4" }, columnGap: "3" });

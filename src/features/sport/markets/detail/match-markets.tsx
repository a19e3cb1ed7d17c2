// All markets of a match, under their tabs.
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { latePart } from "#session/parts/late-part.tsx";
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
import { FactsWaiting } from "./fact-columns.tsx";
import { isPlayerPlay } from "./player-rows.ts";
import { PlayCardView } from "./play-card.tsx";

const PlayerMarkets = latePart(async () => (await import("./player-markets.tsx")).PlayerMarkets);

export function MatchMarkets({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const [asked, setTab] = useState<Tab>("all");
  const [play] = useState(useOpened().play);
  const [search, setSearch] = useState(PLAYS.has(play) ? playText({ ...match, w: play }, t) : "");
  const { tabs, cardsOf, hasPlayers } = useTabs(match);
  const top = useRef<HTMLDivElement>(null);
  const all = cardsOf("all");
  const searched = search.trim() !== "";
  const shownTab = searched ? null : (tabs.find((tab) => tab === asked) ?? "all");
  if (all.length === 0) return <NoMarkets match={match} />;
  const found = all.filter((card) => isPlayNamed(search, playText({ ...match, w: card.w }, t)));
  // Where no play is called so, a player may be.
  const players = shownTab === "players" || (searched && found.length === 0);
  return (
    <>
      <div ref={top} className={mark} />
      <MarketTabs
        sport={match.sport}
        tabs={tabs}
        // What is searched for may be in any group.
        chosen={shownTab}
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
      {hasPlayers && players ? (
        <Suspense fallback={<FactsWaiting />}>
          <PlayerMarkets match={match} markets={match.markets} search={search} />
        </Suspense>
      ) : (
        <Cards
          match={match}
          cards={shownTab === null ? found : cardsOf(shownTab)}
          combine={shownTab === "combined"}
        />
      )}
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
  const every = playCards(markets);
  const cards = pinnedFirst(
    every.filter(({ spec }) => !isPlayerPlay(spec)),
    pinned,
  );
  const ofPlayers = every.filter(({ spec }) => isPlayerPlay(spec));
  const combinable = combinedCards(cards, sport);
  const groups: readonly Tab[] = groupsOf(cards, pinned);
  const more: readonly Tab[] = [
    ...(ofPlayers.length > 0 ? (["players"] as const) : []),
    ...(combinable.length > 1 ? (["combined"] as const) : []),
  ];
  return {
    tabs: groups.length > 0 ? inOwnOrder([...groups, ...more], order) : groups,
    hasPlayers: ofPlayers.length > 0,
    cardsOf(tab: Tab) {
      if (tab === "players") return ofPlayers;
      return tab === "combined" ? combinable : cards.filter((card) => isIn(card, tab, pinned));
    },
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

// The local sports view: sports, matches and slip side by side; stacked on phones.
import { Suspense, useEffect, useState } from "react";
import { isChampion } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { PriceAnnouncer } from "#ui/money/price-announcer.tsx";
import { menuColumn, slipColumn, usePageColumns } from "./page-columns.ts";
import { spanColumn } from "#ui/layout/span-column.ts";
import { useFeedHealth } from "./feed/feed-store.ts";
import { followFollows } from "./feed/follows.ts";
import { followMoments } from "./feed/match-moments.ts";
import { lateOverlay, latePart } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "./feed/later-texts.ts";
import { loadSlip, useExpectedSlip, useSlipLoaded } from "./bet-slip/lazy-slip.ts";
import { addQueuedSelection } from "./bet-slip/add-queued-selection.ts";
import { useSlipShown, useSlipView } from "./bet-slip/view/view-store.ts";
import { SlipRail } from "./bet-slip/slip-rail.tsx";
import { useFindKey } from "./markets/list/find-button.tsx";
import { closeFinder, useFinder } from "./markets/list/find-state.ts";
import { MatchFilterBar } from "./markets/list/match-filter-bar.tsx";
import { ListSkeleton } from "./markets/list/list-skeleton.tsx";
import { MatchList } from "./markets/list/match-list.tsx";
import type { PageFilter } from "./markets/list/page-filter.ts";
import { type Sort, useSportPreferences } from "./feed/sport-preferences.ts";
import { SideColumn } from "./markets/list/side-column.tsx";
import { SportStrip } from "./markets/list/sport-strip.tsx";
import { useListState } from "./markets/list/list-state.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { useLeagueFacts } from "./markets/list/use-league-facts.ts";
import { useListRows } from "./markets/list/use-list-rows.ts";
import { useOpenList } from "./markets/list/use-open-list.ts";
import { useOpened, usePageFilter } from "./markets/list/use-page-filter.ts";

const MatchDetail = latePart(
  async () => (await import("./markets/detail/match-detail.tsx")).MatchDetail,
  WITH_LATER_TEXTS,
);
const OutrightList = latePart(
  async () => (await import("./markets/outright/outright-list.tsx")).OutrightList,
  WITH_LATER_TEXTS,
);
const ResultCentre = latePart(
  async () => (await import("./results/result-centre.tsx")).ResultCentre,
  WITH_LATER_TEXTS,
);
const MultiView = latePart(
  async () => (await import("./markets/multi/multi-view.tsx")).MultiView,
  WITH_LATER_TEXTS,
);
const FindDialog = lateOverlay(
  async () => (await import("./markets/find/find-dialog.tsx")).FindDialog,
  WITH_LATER_TEXTS,
);
const PickBar = latePart(async () => (await import("./markets/list/pick-bar.tsx")).PickBar, {
  small: true,
});
const MyBets = latePart(
  async () => (await import("./my-bets/my-bets.tsx")).MyBets,
  WITH_LATER_TEXTS,
);
const SlipSheet = latePart(async () => (await import("./bet-slip/slip-sheet.tsx")).SlipSheet);
const TrackerCard = latePart(
  async () => (await import("./markets/detail/tracker-card.tsx")).TrackerCard,
);

const SlipRunner = latePart(async () => (await loadSlip()).SlipRunner, { unasked: true });

export function LocalSportView() {
  const { filter, change } = usePageFilter();
  const facts = useLeagueFacts(filter);
  const preferred = useSportPreferences((state) => state.sort);
  const columns = useSportPreferences((state) => state.columns);
  const sort = filter.sort ?? preferred;
  const listed = useListRows(filter, sort, columns);
  const opened = useOpened();
  const aside = opened.results || opened.multi;
  const desktop = useDesktop();
  const railOpen = useSlipView((state) => state.open);
  const chosen = useListState((state) => state.tracked);
  const tracked = chosen ?? opened.game ?? listed.trackedId;
  useDesk(filter, opened.slip);
  return (
    <div className={cx(spanColumn, usePageColumns(railOpen))}>
      <PriceAnnouncer />
      <RunningSlip />
      <Find />
      {desktop ? (
        <div className={menuColumn}>
          <SideColumn filter={filter} facts={facts.data} />
        </div>
      ) : (
        <SportStrip filter={filter} />
      )}
      <div className={centre}>
        <Suspense fallback={<ListSkeleton />}>
          {opened.results && <ResultCentre />}
          {opened.multi && <MultiView onBack={opened.close} />}
          {!aside && opened.game !== null && (
            <MatchDetail
              gameId={opened.game}
              trackerBeside={desktop && railOpen && tracked === opened.game}
              onBack={opened.close}
            />
          )}
        </Suspense>
        {!aside && opened.game === null && (
          <Centre filter={filter} facts={facts} listed={listed} sort={sort} onChange={change} />
        )}
      </div>
      {desktop && (
        <div className={slipColumn()}>
          <SlipRail bets={<MyBets />} />
          {tracked !== null && (
            <Suspense>
              <TrackerCard key={tracked} gameId={tracked} />
            </Suspense>
          )}
        </div>
      )}
      {!desktop && (
        <Suspense>
          <SlipSheet bets={<MyBets />} />
        </Suspense>
      )}
    </div>
  );
}

/** What the page follows while it is open. */
function useDesk(filter: PageFilter, slipShown: boolean): void {
  useOpenList(filter);
  useSlipShown(slipShown);
  useQueuedSelection();
  useEffect(followFollows, []);
  useFindKey();
  useExpectedSlip();
  useEffect(followMoments, []);
}

function RunningSlip() {
  const loaded = useSlipLoaded();
  return <Suspense>{loaded && <SlipRunner />}</Suspense>;
}

/** Loaded with the first search. */
function Find() {
  const open = useFinder((state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <FindDialog open={open} onClose={closeFinder} />
      </Suspense>
    )
  );
}

interface CentreProps {
  readonly filter: PageFilter;
  readonly facts: ReturnType<typeof useLeagueFacts>;
  readonly listed: ReturnType<typeof useListRows>;
  readonly sort: Sort;
  readonly onChange: (change: Partial<PageFilter>) => void;
}

function Centre({ filter, facts, listed, sort, onChange }: CentreProps) {
  const health = useFeedHealth();
  const columns = useSportPreferences((state) => state.columns);
  const champions = filter.pick === null && isChampion(filter.show);
  const refresh = () => {
    facts.retry();
    if (health.state !== "live") health.retry();
  };
  return (
    <>
      {filter.pick === null ? (
        <MatchFilterBar
          filter={filter}
          facts={facts.data}
          sort={sort}
          leagueIds={listed.leagueIds}
          onChange={onChange}
          onRefresh={refresh}
        />
      ) : (
        <Suspense>
          <PickBar filter={filter} onRefresh={refresh} />
        </Suspense>
      )}
      {champions ? (
        <Suspense fallback={<ListSkeleton />}>
          <OutrightList />
        </Suspense>
      ) : (
        <MatchList filter={filter} rows={listed.rows} columns={columns} onChange={onChange} />
      )}
    </>
  );
}

/** Adds a price that was pressed on another page. */
function useQueuedSelection(): void {
  useEffect(() => {
    // The match is over or cannot be loaded: the slip stays unchanged.
    addQueuedSelection().catch(() => {});
  }, []);
}

const centre = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "0", desktop: { base: "3", _professional: "2" } },
  minWidth: "0",
});

// The local sports view: sports, matches, slip side by side; on phones one below the other.
import { Suspense, useEffect } from "react";
import { isChampion } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { spanColumn } from "../../../ui/span-column.ts";
import { OddsAnnouncer } from "../live/odds-announcer.tsx";
import { openList, useFeedHealth } from "../live/feed-store.ts";
import { latePart } from "../late-part.ts";
import { lateView } from "../late-view.ts";
import { useFollowSlip } from "../slip/slip-door.ts";
import { addQueuedPick } from "../slip/take-queued-pick.ts";
import { SlipRail } from "../slip-view/slip-rail.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { MatchBoard } from "./match-board.tsx";
import { MatchList } from "./match-list.tsx";
import type { PageFilter, Sort } from "./page-filter.ts";
import { SideColumn } from "./side-column.tsx";
import { SportStrip } from "./sport-strip.tsx";
import { useChosenTracked } from "./tracked.ts";
import { useDesk } from "./use-desk.ts";
import { useLeagueFacts } from "./use-league-facts.ts";
import { useListRows } from "./use-list-rows.ts";
import { useOpened, usePageFilter } from "./use-page-filter.ts";
import { useViewOptions } from "./view-options.ts";

const MatchDetail = lateView(async () => (await import("../detail/match-detail.tsx")).MatchDetail);
const OutrightList = lateView(
  async () => (await import("../outright/outright-list.tsx")).OutrightList,
);
const ResultCentre = lateView(
  async () => (await import("../results/result-centre.tsx")).ResultCentre,
);
const SlipSheet = latePart(async () => (await import("../slip-view/slip-sheet.tsx")).SlipSheet);
const TrackerCard = latePart(async () => (await import("../detail/tracker-card.tsx")).TrackerCard);

export function SportDesk() {
  const { filter, change } = usePageFilter();
  const facts = useLeagueFacts(filter);
  const view = useViewOptions();
  const sort = filter.sort ?? view.sort;
  const listed = useListRows(filter, sort, view.columns);
  const opened = useOpened();
  const desk = useDesk();
  const tracked = useChosenTracked() ?? opened.game ?? listed.boardId;
  useOpenList(filter);
  useQueuedPick();
  useFollowSlip();
  return (
    <div className={cx(spanColumn, grid)}>
      <OddsAnnouncer />
      {desk ? (
        <div className={cx(rail, sportSide)}>
          <SideColumn filter={filter} facts={facts.data} />
        </div>
      ) : (
        <SportStrip filter={filter} />
      )}
      <div className={centre}>
        <Suspense fallback={<ListSkeleton />}>
          {opened.results && <ResultCentre />}
          {!opened.results && opened.game !== null && (
            <MatchDetail gameId={opened.game} onBack={opened.close} />
          )}
        </Suspense>
        {!opened.results && opened.game === null && (
          <Centre filter={filter} facts={facts} listed={listed} sort={sort} onChange={change} />
        )}
      </div>
      {desk && (
        <div className={cx(rail, slipSide)}>
          <SlipRail />
          {tracked !== null && (
            <Suspense>
              <TrackerCard key={tracked} gameId={tracked} />
            </Suspense>
          )}
        </div>
      )}
      {!desk && (
        <Suspense>
          <SlipSheet />
        </Suspense>
      )}
    </div>
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
  const columns = useViewOptions((state) => state.columns);
  const champions = isChampion(filter.show);
  const refresh = () => {
    facts.retry();
    if (health.state !== "live") health.retry();
  };
  return (
    <>
      {listed.boardId !== null && !champions && <MatchBoard gameId={listed.boardId} />}
      <FilterBar
        filter={filter}
        facts={facts.data}
        sort={sort}
        leagueIds={listed.leagueIds}
        onChange={onChange}
        onRefresh={refresh}
      />
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

/** A price that was pressed on another page. */
function useQueuedPick(): void {
  useEffect(() => {
    // The match is gone by now, or cannot be asked for: the player sees an unchanged slip.
    addQueuedPick().catch(() => {});
  }, []);
}

function useOpenList({ sport, show, date, leagues }: PageFilter): void {
  const chosen = leagues.join(",");
  useEffect(
    () => openList({ sport, show, date, leagues: chosen === "" ? [] : chosen.split(",") }),
    [sport, show, date, chosen],
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "[minmax(0, 1fr)]",
    desktop: "[10.5rem minmax(0, 1fr) 17.5rem]",
    wide: "[12rem minmax(0, 1fr) 18.75rem]",
  },
  alignItems: "start",
  gap: { base: "0", desktop: { base: "4", _professional: "2" } },
  paddingTop: { base: "0", desktop: { base: "4", _professional: "2" } },
  paddingBottom: "10",
  "@media (min-width: 100rem)": {
    gridTemplateColumns: "[13.5rem minmax(0, 1fr) 21rem]",
  },
  // The slip folded to a tab leaves its room to the table.
  "&:has([data-slip-rail=folded])": {
    gridTemplateColumns: { desktop: "[11.5rem minmax(0, 1fr) 2.75rem]" },
  },
});
const rail = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
  gap: { base: "3", _professional: "2" },
  position: "sticky",
  top: "[calc({sizes.header} + {spacing.2})]",
  overflowY: "auto",
  scrollbarWidth: "[thin]",
  borderRadius: "lg",
});
const sportSide = css({ maxHeight: "[calc(100dvh - {sizes.header} - {spacing.4})]" });
/** Ends above what floats in the corner of the window, whether or not the page is scrolled. */
const slipSide = css({ maxHeight: "[calc(100dvh - {sizes.header} - 8.25rem)]" });
const centre = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
  gap: { base: "0", desktop: { base: "3", _professional: "2" } },
  minWidth: "0",
});

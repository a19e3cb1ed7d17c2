// The live casino: tables with their roads, kept current by the stream.
import { Armchair, Rows3 } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/format.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHero } from "#domain/games/lobby/lobby-hero.tsx";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { VenueRail } from "#domain/games/lobby/venue-rail.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { followGoodRoads } from "./feed/good-road-news.ts";
import { followTables, loadTables } from "./feed/live-feed.ts";
import { useLiveTables } from "./feed/live-store.ts";
import { GoodRoadBar } from "./lobby/good-road-bar.tsx";
import { KeptStrip } from "./lobby/kept-strip.tsx";
import { NoTables } from "./lobby/no-tables.tsx";
import { StaleNote } from "./lobby/stale-note.tsx";
import { TableBar } from "./lobby/table-bar.tsx";
import { TableChoices } from "./lobby/table-choices.tsx";
import { GridSkeleton, TableGrid } from "./lobby/table-grid.tsx";
import { useShownTables } from "./lobby/use-shown-tables.ts";
import { TABLES_ID, useTableFilter } from "./lobby/use-table-filter.ts";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

const TableDetails = lazy(async () => ({
  default: (await import("./details/table-details.tsx")).TableDetails,
}));

export function Page() {
  const { filter, choose } = useTableFilter();
  const shown = useShownTables(filter);
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((id: string) => setOpened(id), []);
  useEffect(followTables, []);
  useEffect(followGoodRoads, []);
  useEffect(followFavourites, []);
  return (
    <>
      <LobbyFrame
        hero={
          <LobbyHero
            venue="realbet"
            actions={
              <HeroActions
                onView={(view) => {
                  choose({ view });
                  toContent(TABLES_ID);
                }}
              />
            }
          />
        }
        lead={
          <>
            <VenueRail
              venue="realbet"
              chosen={filter.provider}
              onPick={({ enName }) =>
                choose({ provider: enName === filter.provider ? null : enName })
              }
            />
            <JackpotBand venue="realbet" />
          </>
        }
        contentId={TABLES_ID}
        bar={
          <>
            <TableBar found={shown.length} />
            {filter.view === "roads" && <KeptStrip onDetails={open} />}
          </>
        }
      >
        <Tables ids={shown} onDetails={open} />
        <VisitorBand />
      </LobbyFrame>
      <GoodRoadBar onDetails={open} />
      <Suspense>
        {opened !== null && <TableDetails id={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

function HeroActions({ onView }: { readonly onView: (view: "cards" | "roads") => void }) {
  const { t } = useTranslation("live");
  return (
    <>
      <Button tone="light" size="lg" onClick={() => onView("cards")}>
        <Icon as={Armchair} />
        {t("hero.tables")}
      </Button>
      <Button tone="glass" size="lg" onClick={() => onView("roads")}>
        <Icon as={Rows3} />
        {t("hero.roads")}
      </Button>
    </>
  );
}

interface TablesProps {
  readonly ids: readonly string[];
  readonly onDetails: (id: string) => void;
}

function Tables({ ids, onDetails }: TablesProps) {
  const { t } = useTranslation("live");
  const { filter, choose } = useTableFilter();
  const result = useTablesResult();
  const found =
    result.data === undefined ? undefined : t("filter.count", { count: formatCount(ids.length) });
  return (
    <section aria-labelledby="tables-head" className={section}>
      <SectionHead id="tables-head" title={t("tables.title")} note={found} className={head} />
      <TableChoices layout="row" filter={filter} onChange={choose} />
      <StaleNote />
      <DutyPart name="duty-table-delay" />
      <LobbyView
        result={result}
        skeleton={<GridSkeleton view={filter.view} />}
        empty={
          <EmptyState title={t("empty.none")} note={t("empty.noneNote")} art={brand().art.empty} />
        }
      >
        {() =>
          ids.length > 0 ? (
            <TableGrid
              ids={ids}
              view={filter.view}
              label={t("tables.title")}
              onDetails={onDetails}
            />
          ) : (
            <NoTables filter={filter} onReset={choose} onDetails={onDetails} />
          )
        }
      </LobbyView>
    </section>
  );
}

function useTablesResult() {
  const state = useLiveTables((tables) => tables.state);
  const error = useLiveTables((tables) => tables.error);
  const ids = useLiveTables((tables) => tables.ids);
  const loaded = state === "ready" || state === "empty";
  return { state, error, data: loaded ? ids : undefined, retry: () => void loadTables() };
}

const section = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
});
const head = css({ marginBottom: "0!" });

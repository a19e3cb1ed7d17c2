// The live casino: tables with their roads, kept current by the stream.
import { Armchair, Rows3 } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/text/format.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { ListHead } from "#domain/games/lobby/list-head.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { VenueChips } from "#domain/games/lobby/venue-chips.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
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
import { tableLobby, type TableView } from "./lobby/table-filter.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

const TableDetails = lateOverlay(
  async () => (await import("./details/table-details.tsx")).TableDetails,
);

export function Page() {
  const { t } = useTranslation("live");
  const { filter, choose } = tableLobby.useFilter();
  const shown = useShownTables(filter);
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((id: string) => setOpened(id), []);
  useEffect(followTables, []);
  useEffect(followGoodRoads, []);
  useEffect(followFavourites, []);
  const look = (view: TableView) => {
    choose({ view });
    toContent(tableLobby.contentId);
  };
  return (
    <>
      <LobbyFrame
        head={
          <LobbyHead
            venue="realbet"
            actions={[
              { icon: Armchair, label: t("hero.tables"), onPress: () => look("cards") },
              { icon: Rows3, label: t("hero.roads"), onPress: () => look("roads") },
            ]}
          />
        }
        venues={
          <VenueChips
            venue="realbet"
            chosen={filter.provider}
            onPick={({ enName }) =>
              choose({ provider: enName === filter.provider ? null : enName })
            }
          />
        }
        contentId={tableLobby.contentId}
        bar={
          <>
            <TableBar found={shown.length} />
            {filter.view === "roads" && <KeptStrip onDetails={open} />}
          </>
        }
        after={
          <>
            <JackpotBand venue="realbet" />
            <VisitorBand />
          </>
        }
      >
        <Tables ids={shown} onDetails={open} />
      </LobbyFrame>
      <GoodRoadBar onDetails={open} />
      <Suspense>
        {opened !== null && <TableDetails id={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

interface TablesProps {
  readonly ids: readonly string[];
  readonly onDetails: (id: string) => void;
}

function Tables({ ids, onDetails }: TablesProps) {
  const { t } = useTranslation("live");
  const { filter, choose } = tableLobby.useFilter();
  const result = useTablesResult();
  const found =
    result.data === undefined ? undefined : t("filter.count", { count: formatCount(ids.length) });
  return (
    <Grid
      as="section"
      aria-labelledby="tables-head"
      columns="minmax(0, 1fr)"
      gap={{ base: "4", _professional: "2" }}
    >
      <ListHead id="tables-head" title={t("tables.title")} note={found}>
        <TableChoices layout="row" filter={filter} onChange={choose} />
      </ListHead>
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
    </Grid>
  );
}

function useTablesResult() {
  const state = useLiveTables((tables) => tables.state);
  const error = useLiveTables((tables) => tables.error);
  const ids = useLiveTables((tables) => tables.ids);
  const loaded = state === "ready" || state === "empty";
  return { state, error, data: loaded ? ids : undefined, retry: () => void loadTables() };
}

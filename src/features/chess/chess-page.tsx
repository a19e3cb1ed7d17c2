// Chess and card rooms: what can be played, at which stake, and where the balance suffices to sit down.
import { Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { Grid } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/text/format.ts";
import { useGradual } from "#lib/time/use-gradual.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { ListHead } from "#domain/games/lobby/list-head.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { VenueChips } from "#domain/games/lobby/venue-chips.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { CupRow } from "./cards/cup-row.tsx";
import { QuickSeat } from "./cards/quick-seat.tsx";
import { inBands, roomFits, sortRooms } from "./rooms/choose-rooms.ts";
import { NoRooms } from "./cards/no-rooms.tsx";
import { RoomBar } from "./rooms/room-bar.tsx";
import { RoomChoices } from "./rooms/room-choices.tsx";
import { RoomList, RoomsSkeleton } from "./cards/room-list.tsx";
import { usePurse, useRooms } from "./rooms/use-rooms.ts";
import { roomLobby } from "./rooms/room-filter.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

const RoomRules = lateOverlay(async () => (await import("./cards/room-rules.tsx")).RoomRules);

export function Page() {
  const { filter, choose } = roomLobby.useFilter();
  const { data: rooms = [] } = useRooms();
  const purse = usePurse();
  const shown = sortRooms(
    rooms.filter((room) => roomFits(room, filter, purse)),
    filter.sort,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback(({ id }: Room) => setOpened(id), []);
  const openedRoom = rooms.find(({ id }) => id === opened);
  useEffect(followFavourites, []);
  return (
    <>
      <LobbyFrame
        head={<LobbyHead venue="chess" aside={<QuickSeat />} />}
        venues={
          <VenueChips
            venue="chess"
            chosen={filter.provider}
            onPick={({ enName }) =>
              choose({ provider: enName === filter.provider ? null : enName })
            }
          />
        }
        contentId={roomLobby.contentId}
        bar={<RoomBar rooms={rooms} found={shown.length} />}
        after={
          <>
            <CupRow />
            <JackpotBand venue="chess" />
            <VisitorBand />
          </>
        }
      >
        <Rooms shown={shown} onRules={open} />
      </LobbyFrame>
      <Suspense>
        {openedRoom !== undefined && (
          <RoomRules room={openedRoom} cents={purse.cents} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

interface RoomsProps {
  readonly shown: readonly Room[];
  readonly onRules: (room: Room) => void;
}

/** Cards drawn in one frame. */
const STEP = 6;

function Rooms({ shown, onRules }: RoomsProps) {
  const { t } = useTranslation("chess");
  const { filter, choose } = roomLobby.useFilter();
  const result = useRooms();
  const { cents } = usePurse();
  const drawn = useGradual(shown.length, STEP);
  const byBand = filter.band === null && filter.sort === "recommended";
  const listed = byBand ? inBands(shown) : shown;
  const found = result.data && t("filter.count", { count: formatCount(shown.length) });
  return (
    <Grid
      as="section"
      aria-labelledby="rooms-head"
      columns="minmax(0, 1fr)"
      gap={{ base: "4", _professional: "2" }}
    >
      <ListHead id="rooms-head" title={t("rooms.title")} note={found}>
        <RoomChoices layout="row" filter={filter} onChange={choose} />
      </ListHead>
      <LobbyView
        result={result}
        skeleton={<RoomsSkeleton byBand={byBand} />}
        empty={
          <EmptyState title={t("empty.none")} note={t("empty.noneNote")} art={brand().art.empty} />
        }
      >
        {(rooms) =>
          shown.length > 0 ? (
            <RoomList
              rooms={listed.slice(0, drawn)}
              byBand={byBand}
              cents={cents}
              onRules={onRules}
            />
          ) : (
            <NoRooms
              rooms={rooms}
              filter={filter}
              cents={cents}
              onReset={choose}
              onRules={onRules}
            />
          )
        }
      </LobbyView>
    </Grid>
  );
}

// Chess and card rooms: what can be played, at which stake, and where the balance suffices to sit down.
import { LayoutGrid } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/format.ts";
import { useGradual } from "#lib/use-gradual.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHero } from "#domain/games/lobby/lobby-hero.tsx";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { VenueRail } from "#domain/games/lobby/venue-rail.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { CupRow } from "./cards/cup-row.tsx";
import { SeatPanel } from "./cards/seat-panel.tsx";
import { fitsFilter, sortRooms } from "./rooms/choose-rooms.ts";
import { NoRooms } from "./rooms/no-rooms.tsx";
import { RoomBar } from "./rooms/room-bar.tsx";
import { RoomChoices } from "./rooms/room-choices.tsx";
import { RoomList, RoomsSkeleton } from "./rooms/room-list.tsx";
import { usePurse, useRooms } from "./rooms/use-rooms.ts";
import { ROOMS_ID, useRoomFilter } from "./rooms/use-room-filter.ts";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

const RoomRules = lazy(async () => ({
  default: (await import("./cards/room-rules.tsx")).RoomRules,
}));

export function Page() {
  const { t } = useTranslation("chess");
  const { filter, choose } = useRoomFilter();
  const { data: rooms = [] } = useRooms();
  const purse = usePurse();
  const shown = sortRooms(
    rooms.filter((room) => fitsFilter(room, filter, purse)),
    filter.sort,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback(({ id }: Room) => setOpened(id), []);
  const openedRoom = rooms.find(({ id }) => id === opened);
  useEffect(followFavourites, []);
  return (
    <>
      <LobbyFrame
        hero={
          <LobbyHero
            venue="chess"
            actions={
              <Button tone="light" size="lg" onClick={toRooms}>
                <Icon as={LayoutGrid} />
                {t("hero.rooms")}
              </Button>
            }
            aside={<SeatPanel />}
          />
        }
        lead={
          <>
            <VenueRail
              venue="chess"
              chosen={filter.provider}
              onPick={({ enName }) =>
                choose({ provider: enName === filter.provider ? null : enName })
              }
            />
            <CupRow />
            <JackpotBand venue="chess" />
          </>
        }
        contentId={ROOMS_ID}
        bar={<RoomBar rooms={rooms} found={shown.length} />}
      >
        <Rooms shown={shown} onRules={open} />
        <VisitorBand />
      </LobbyFrame>
      <Suspense>
        {openedRoom !== undefined && (
          <RoomRules room={openedRoom} cents={purse.cents} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

function toRooms(): void {
  toContent(ROOMS_ID);
}

interface RoomsProps {
  readonly shown: readonly Room[];
  readonly onRules: (room: Room) => void;
}

/** Cards drawn in one frame. */
const STEP = 6;

function Rooms({ shown, onRules }: RoomsProps) {
  const { t } = useTranslation("chess");
  const { filter, choose } = useRoomFilter();
  const result = useRooms();
  const { cents } = usePurse();
  const drawn = useGradual(shown.length, STEP);
  const { band, sort } = filter;
  const found = result.data && t("filter.count", { count: formatCount(shown.length) });
  return (
    <section aria-labelledby="rooms-head" className={section}>
      <SectionHead id="rooms-head" title={t("rooms.title")} note={found} className={head} />
      <RoomChoices layout="row" filter={filter} onChange={choose} />
      <LobbyView
        result={result}
        skeleton={<RoomsSkeleton />}
        empty={
          <EmptyState title={t("empty.none")} note={t("empty.noneNote")} art={brand().art.empty} />
        }
      >
        {(rooms) =>
          shown.length > 0 ? (
            <RoomList
              rooms={shown.slice(0, drawn)}
              byBand={band === null && sort === "recommended"}
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
    </section>
  );
}

const section = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
});
const head = css({ marginBottom: "0!" });

// Nothing fits the filter: says why, leads back, and shows the busiest rooms.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { Row } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { sortRooms } from "../rooms/choose-rooms.ts";
import { roomLobby, type RoomFilter } from "../rooms/room-filter.ts";
import { Cards } from "./room-list.tsx";

interface NoRoomsProps {
  readonly rooms: readonly Room[];
  readonly filter: RoomFilter;
  readonly cents: number | null;
  readonly onReset: (filter: RoomFilter) => void;
  readonly onRules: (room: Room) => void;
}

const POPULAR = 4;

export function NoRooms({ rooms, filter, cents, onReset, onRules }: NoRoomsProps) {
  const { t } = useTranslation("chess");
  const reason = useReason(filter);
  const popular = sortRooms(rooms, "online").slice(0, POPULAR);
  return (
    <>
      <EmptyState
        title={t(`empty.${reason.title}`)}
        note={t(`empty.${reason.note}`)}
        art={brand().art.empty}
        action={
          <Row as="span" gap="3">
            {reason.title === "visitor" && (
              <Button tone="primary" onClick={() => emit("login", null)}>
                {t("empty.login")}
              </Button>
            )}
            <Button onClick={() => onReset(roomLobby.cleared(filter))}>{t("filter.reset")}</Button>
          </Row>
        }
      />
      <section>
        <SectionHead title={t("empty.near")} />
        <Cards label={t("empty.near")} rooms={popular} cents={cents} onRules={onRules} />
      </section>
    </>
  );
}

function useReason(filter: RoomFilter) {
  const loggedIn = useLoggedIn();
  if (filter.only === null || roomLobby.narrowings(filter) > 1)
    return { title: "title", note: "note" } as const;
  if (!loggedIn) return { title: "visitor", note: "visitorNote" } as const;
  return filter.only === "favourites"
    ? ({ title: "favourites", note: "favouritesNote" } as const)
    : ({ title: "affordable", note: "affordableNote" } as const);
}

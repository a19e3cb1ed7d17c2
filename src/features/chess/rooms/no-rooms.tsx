// Nothing fits the filter: says why, leads back, and shows the busiest rooms.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { sortRooms } from "./choose-rooms.ts";
import { narrowings, NO_FILTER, type RoomFilter } from "./room-filter.ts";
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
          <span className={ways}>
            {reason.title === "visitor" && (
              <Button tone="primary" onClick={() => emit("login", null)}>
                {t("empty.login")}
              </Button>
            )}
            <Button onClick={() => onReset({ ...NO_FILTER, sort: filter.sort })}>
              {t("filter.reset")}
            </Button>
          </span>
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
  if (filter.only === null || narrowings(filter) > 1)
    return { title: "title", note: "note" } as const;
  if (!loggedIn) return { title: "visitor", note: "visitorNote" } as const;
  return filter.only === "favourites"
    ? ({ title: "favourites", note: "favouritesNote" } as const)
    : ({ title: "affordable", note: "affordableNote" } as const);
}

const ways = css({ display: "flex", gap: "3" });

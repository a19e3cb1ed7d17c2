// The bar that stays in view: games, search, order; on phones band, range and order open in a sheet.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { PhoneFilters } from "../../../session/games/lobby/phone-filters.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { RoomChoices } from "./room-choices.tsx";
import { MOST_SEARCH, narrowings, NO_FILTER } from "./room-filter.ts";
import { useRoomFilter } from "./use-room-filter.ts";

interface RoomBarProps {
  readonly rooms: readonly Room[];
  readonly found: number;
}

/** Stands for "no choice" in a control that needs a value. */
const ALL = "";

export function RoomBar({ rooms, found }: RoomBarProps) {
  const { t } = useTranslation("chess");
  const { filter, choose, refine } = useRoomFilter();
  const games = [...new Set(rooms.map(({ game }) => game))];
  return (
    <>
      <Segmented
        label={t("filter.game")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...games.map((game) => ({ value: game, label: game })),
        ]}
        value={filter.game ?? ALL}
        onChange={(game) => choose({ game: game || null })}
      />
      <SearchField
        label={t("filter.search")}
        value={filter.search}
        maxLength={MOST_SEARCH}
        className={search}
        onSearch={(text) => refine({ search: text })}
      />
      <PhoneFilters
        texts={{
          open: t("filter.open"),
          title: t("filter.label"),
          reset: t("filter.reset"),
          done: t("filter.done", { count: formatCount(found) }),
        }}
        chosen={narrowings({ ...filter, search: "", game: null })}
        onReset={() => refine({ ...NO_FILTER, sort: filter.sort })}
      >
        <RoomChoices layout="sheet" filter={filter} onChange={refine} />
      </PhoneFilters>
    </>
  );
}

const search = css({ flex: "1", maxWidth: { desktop: "80" }, marginLeft: { desktop: "auto" } });

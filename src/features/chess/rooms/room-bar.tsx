// The bar that stays in view: games, search; on phones band, range and order open in a sheet.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { formatCount } from "#lib/format.ts";
import { LobbyFilterBar } from "#domain/games/lobby/lobby-filter-bar.tsx";
import { RoomChoices } from "./room-choices.tsx";
import { MOST_SEARCH, narrowings, NO_FILTER } from "./room-filter.ts";
import { useRoomFilter } from "./use-room-filter.ts";

interface RoomBarProps {
  readonly rooms: readonly Room[];
  readonly found: number;
}

export function RoomBar({ rooms, found }: RoomBarProps) {
  const { t } = useTranslation("chess");
  const { filter, choose, refine } = useRoomFilter();
  const games = [...new Set(rooms.map(({ game }) => game))];
  return (
    <LobbyFilterBar
      games={{
        label: t("filter.game"),
        all: t("filter.all"),
        options: games.map((value) => ({ value, label: value })),
        value: filter.game,
        onChange: (game) => choose({ game }),
      }}
      search={{
        label: t("filter.search"),
        value: filter.search,
        maxLength: MOST_SEARCH,
        onSearch: (search) => refine({ search }),
      }}
      sheet={{
        texts: {
          open: t("filter.open"),
          title: t("filter.label"),
          reset: t("filter.reset"),
          done: t("filter.done", { count: formatCount(found) }),
        },
        chosen: narrowings({ ...filter, search: "", game: null }),
        onReset: () => refine({ ...NO_FILTER, sort: filter.sort }),
        children: <RoomChoices layout="sheet" filter={filter} onChange={refine} />,
      }}
    />
  );
}

// The bar that stays in view: games, search; on phones band, range and order open in a sheet.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { formatCount } from "#lib/text/format.ts";
import { LobbyFilterBar } from "#domain/games/lobby/lobby-filter-bar.tsx";
import { RoomChoices } from "./room-choices.tsx";
import { roomLobby } from "./room-filter.ts";
import { LONGEST_SEARCH } from "#lib/browser/address.ts";

interface RoomBarProps {
  readonly rooms: readonly Room[];
  readonly found: number;
}

export function RoomBar({ rooms, found }: RoomBarProps) {
  const { t } = useTranslation("chess");
  const { filter, choose, refine } = roomLobby.useFilter();
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
        maxLength: LONGEST_SEARCH,
        onSearch: (search) => refine({ search }),
      }}
      sheet={{
        texts: {
          open: t("filter.open"),
          title: t("filter.label"),
          reset: t("filter.reset"),
          done: t("filter.done", { count: formatCount(found) }),
        },
        chosen: roomLobby.narrowings({ ...filter, search: "", game: null }),
        onReset: () => refine(roomLobby.cleared(filter)),
        children: <RoomChoices layout="sheet" filter={filter} onChange={refine} />,
      }}
    />
  );
}

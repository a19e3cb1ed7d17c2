// The bar that stays in view: games, search, order; on phones band, range and order open in a sheet.
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CountBadge } from "../../../ui/count-badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
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
      <PhoneFilters found={found} />
    </>
  );
}

function PhoneFilters({ found }: { readonly found: number }) {
  const { t } = useTranslation("chess");
  const { filter, refine } = useRoomFilter();
  const [open, setOpen] = useState(false);
  const chosen = narrowings({ ...filter, search: "", game: null });
  return (
    <>
      <Button className={phone} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} />
        {t("filter.open")}
        {chosen > 0 && <CountBadge>{chosen}</CountBadge>}
      </Button>
      <Sheet open={open} title={t("filter.label")} onClose={() => setOpen(false)}>
        <RoomChoices layout="sheet" filter={filter} onChange={refine} />
        <div className={foot}>
          <Button size="lg" onClick={() => refine({ ...NO_FILTER, sort: filter.sort })}>
            {t("filter.reset")}
          </Button>
          <Button
            size="lg"
            tone="primary"
            className={css({ flex: "1" })}
            onClick={() => setOpen(false)}
          >
            {t("filter.done", { count: formatCount(found) })}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

const search = css({ flex: "1", maxWidth: { desktop: "80" }, marginLeft: { desktop: "auto" } });
const phone = css({ display: { desktop: "none" }, height: "10!", paddingInline: "3!" });
const foot = css({
  position: "sticky",
  bottom: "0",
  display: "flex",
  gap: "3",
  paddingBlock: "3",
  background: "surface-overlay",
});

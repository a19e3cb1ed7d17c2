// The bar above the wall: search, order, a game by chance. On phones the order and the filters are in a sheet.
import { Shuffle, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { CountBadge } from "#ui/count-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import type { GamePage } from "../games/game-pages.ts";
import { type LobbyFilter, MOST_SEARCH, narrowings } from "./lobby-filter.ts";
import { useLobbyFilter, WALL_ID } from "./use-lobby-filter.ts";

const FilterSheet = lazy(async () => ({
  default: (await import("./filter-sheet.tsx")).FilterSheet,
}));

interface LobbyBarProps {
  readonly games: GamePage | undefined;
  readonly onSurprise: () => void;
}

export function LobbyBar({ games, onSurprise }: LobbyBarProps) {
  const { t } = useTranslation("slots");
  const { filter, choose, refine } = useLobbyFilter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    toWall();
  };
  return (
    <>
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        maxLength={MOST_SEARCH}
        className={field}
        value={filter.search}
        onSearch={(search) => {
          refine({ search });
          toWall();
        }}
      />
      <Button className={phone} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} />
        {t("filter.open")}
        <Narrowed filter={filter} />
      </Button>
      <Segmented
        label={t("sort.label")}
        className={wide}
        options={GAME_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={filter.sort}
        onChange={(sort) => choose({ sort })}
      />
      <Button aria-label={t("surprise")} className={end} onClick={onSurprise}>
        <Icon as={Shuffle} />
        <span className={words}>{t("surprise")}</span>
      </Button>
      <Suspense>
        {open && <FilterSheet filter={filter} games={games} onChange={refine} onClose={close} />}
      </Suspense>
    </>
  );
}

function Narrowed({ filter }: { readonly filter: LobbyFilter }) {
  const count = narrowings({ ...filter, search: "" });
  return count === 0 ? null : <CountBadge>{count}</CountBadge>;
}

/** A new list is read from its start; nothing moves while that is in view. */
function toWall(): void {
  const wall = document.getElementById(WALL_ID);
  if (wall !== null && wall.getBoundingClientRect().top < 0) wall.scrollIntoView();
}

const field = css({ flex: "1", maxWidth: { desktop: "104" } });
const phone = css({
  display: { desktop: "none" },
  height: "11!",
  paddingInline: "3!",
});
const wide = css({ display: { base: "none", desktop: "inline-flex" } });
const end = css({
  marginLeft: { desktop: "auto" },
  height: { base: "11!", desktop: "control!" },
  paddingInline: { base: "3!", desktop: "4!" },
});
const words = css({ display: { base: "none", desktop: "inline" } });

// The bar above the wall: search, order, a game by chance. On phones the order and the filters are in a sheet.
import { Shuffle, SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import type { GamePage } from "./game-pages.ts";
import { type LobbyFilter, gameLobby } from "./lobby-filter.ts";
import { LONGEST_SEARCH } from "#lib/browser/address.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

const FilterSheet = lateOverlay(async () => (await import("./filter-sheet.tsx")).FilterSheet);

interface LobbyBarProps {
  readonly games: GamePage | undefined;
  readonly onSurprise: () => void;
}

export function LobbyBar({ games, onSurprise }: LobbyBarProps) {
  const { t } = useTranslation("slots");
  const { filter, choose, refine } = gameLobby.useFilter();
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
        maxLength={LONGEST_SEARCH}
        className={field}
        value={filter.search}
        onSearch={(search) => {
          refine({ search });
          toWall();
        }}
      />
      <Button size="bar" className={phone} onClick={() => setOpen(true)}>
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
      <Button size="bar" aria-label={t("surprise")} className={end} onClick={onSurprise}>
        <Icon as={Shuffle} />
        <Box as="span" display={{ base: "none", desktop: "inline" }}>
          {t("surprise")}
        </Box>
      </Button>
      <Suspense>
        {open && <FilterSheet filter={filter} games={games} onChange={refine} onClose={close} />}
      </Suspense>
    </>
  );
}

function Narrowed({ filter }: { readonly filter: LobbyFilter }) {
  const count = gameLobby.narrowings({ ...filter, search: "" });
  return count === 0 ? null : <CountBadge>{count}</CountBadge>;
}

/** A new list is read from its start; nothing moves while that is in view. */
function toWall(): void {
  const wall = document.getElementById(gameLobby.contentId);
  if (wall !== null && wall.getBoundingClientRect().top < 0) wall.scrollIntoView();
}

const field = css({ flex: "1", maxWidth: { desktop: "104" } });
const phone = css({ hideFrom: "desktop" });
const wide = css({ display: { base: "none", desktop: "inline-flex" } });
const end = css({
  marginLeft: { desktop: "auto" },
});

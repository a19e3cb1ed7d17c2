// The filtered part of the lobby: counts, filters beside it, the wall in all its states.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cva } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { useTurn } from "#lib/time/use-turn.ts";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { SideFilters } from "./filter/side-filters.tsx";
import { gameLobby } from "./filter/lobby-filter.ts";
import type { GamePage } from "./filter/game-pages.ts";
import type { useShownGames } from "./games/use-shown-games.ts";
import { GameWall } from "./wall/game-wall.tsx";
import { usePageTop } from "#ui/layout/use-page-top.ts";
import { useWallLayout } from "./wall/use-wall-layout.ts";
import { NoGames } from "./wall/no-games.tsx";
import { WallSkeleton } from "./wall/wall-skeleton.tsx";

interface LobbyWallProps {
  readonly venue: "egame" | "fishing";
  readonly games: ReturnType<typeof useShownGames>;
  readonly onOpen: (game: Game) => void;
}

const OWN = ["all", "favourites", "recent"] as const;

export function LobbyWall({ venue, games, onOpen }: LobbyWallProps) {
  const { t } = useTranslation("slots");
  const { filter, choose } = gameLobby.useFilter();
  const { data, changing } = games;
  const alone = isEmpty(data?.first) || games.state === "error";
  // Measured while the games load, so that the wall is drawn once.
  const box = useRef<HTMLDivElement>(null);
  const layout = useWallLayout(box);
  const top = usePageTop(box);
  const turn = useTurn(data !== undefined);
  const count = data === undefined ? null : formatCount(data.first.total);
  return (
    <>
      <SectionHead
        title={t(`title.${venue}`)}
        note={count === null ? undefined : t("count", { count })}
        flush
      >
        <Segmented
          label={t("own.label")}
          options={OWN.map((value) => ({ value, label: t(`own.${value}`) }))}
          value={filter.own ?? "all"}
          onChange={(own) => choose({ own: own === "all" ? null : own })}
        />
      </SectionHead>
      <div className={frame({ alone })}>
        {!alone && (
          <div className={side}>
            <SideFilters filter={filter} facets={turn ? data?.first : undefined} />
          </div>
        )}
        <div ref={box} className={css({ minWidth: "0" })}>
          <output className={srOnly}>
            {count === null || changing ? t("counting") : t("count", { count })}
          </output>
          <LobbyView
            result={games}
            skeleton={<WallSkeleton />}
            empty={<NoGames near={data?.first.near ?? []} onOpen={onOpen} />}
          >
            {({ source, first }) =>
              layout === null ? (
                <WallSkeleton />
              ) : (
                <GameWall
                  source={source}
                  total={first.total}
                  layout={layout}
                  top={top}
                  changing={changing}
                  onOpen={onOpen}
                />
              )
            }
          </LobbyView>
        </div>
      </div>
    </>
  );
}

/** No filters to show beside the wall. */
function isEmpty(first: GamePage | undefined): boolean {
  return first !== undefined && first.themes.length === 0 && first.providers.length === 0;
}

const frame = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: { base: "6", _professional: "3" },
    // The footer stays below the window while there is little to show.
    minHeight: "128",
  },
  variants: {
    alone: {
      true: {},
      false: {
        desktop: {
          gridTemplateColumns: {
            base: "12.5rem minmax(0, 1fr)",
            _professional: "11rem minmax(0, 1fr)",
          },
        },
      },
    },
  },
});
const side = css({
  display: { base: "none", desktop: "block" },
  position: "sticky",
  top: "[calc({sizes.header} + 4.5rem)]",
  minWidth: "0",
});

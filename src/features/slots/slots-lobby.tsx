// The lobby of covers, for e-games and for fishing.
import { LayoutGrid, Shuffle } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHero } from "#domain/games/lobby/lobby-hero.tsx";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LobbyBar } from "./filter/lobby-bar.tsx";
import { useLobbyFilter, WALL_ID } from "./filter/use-lobby-filter.ts";
import { useGameSource } from "./games/game-pages.ts";
import { useShownGames } from "./games/use-shown-games.ts";
import { useSurprise } from "./games/use-surprise.ts";
import { LobbyLead } from "./lead/lobby-lead.tsx";
import { LobbyWall } from "./lobby-wall.tsx";

const GameDetails = lazy(async () => ({
  default: (await import("./details/game-details.tsx")).GameDetails,
}));

export function SlotsLobby({ venue }: { readonly venue: "egame" | "fishing" }) {
  const { t } = useTranslation("slots");
  const { filter } = useLobbyFilter();
  const games = useShownGames(useGameSource(filter, VENUE_CODES[venue]));
  const [opened, setOpened] = useState<Game | null>(null);
  const open = useCallback((game: Game) => setOpened(game), []);
  const surprise = useSurprise(games.data, open);
  useEffect(followFavourites, []);
  return (
    <>
      <LobbyFrame
        hero={
          <LobbyHero
            venue={venue}
            actions={
              <>
                <Button tone="light" size="lg" onClick={toWall}>
                  <Icon as={LayoutGrid} />
                  {t("browse")}
                </Button>
                <Button tone="glass" size="lg" onClick={() => void surprise()}>
                  <Icon as={Shuffle} />
                  {t("surprise")}
                </Button>
              </>
            }
          />
        }
        lead={<LobbyLead venue={venue} onOpen={open} />}
        contentId={WALL_ID}
        bar={<LobbyBar games={games.data?.first} onSurprise={() => void surprise()} />}
      >
        <LobbyWall venue={venue} games={games} onOpen={open} />
      </LobbyFrame>
      <Suspense>
        {opened !== null && <GameDetails game={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

function toWall(): void {
  toContent(WALL_ID);
}

// The lobby of covers, for e-games and for fishing.
import { LayoutGrid, Shuffle } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { followFavourites } from "#domain/games/favourites.ts";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { LobbyBar } from "./filter/lobby-bar.tsx";
import { gameLobby } from "./filter/lobby-filter.ts";
import { GAMES_PER_PAGE, pageQuery, useGameSource } from "./filter/game-pages.ts";
import { type ShownGames, useShownGames } from "./games/use-shown-games.ts";
import { LobbyWall } from "./lobby-wall.tsx";
import { errorText } from "#lib/calls/error-text.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { brand } from "#brand/brand.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { leadPlan } from "./lead/lead-plan.ts";
import { Picks } from "./lead/picks.tsx";
import { RecentRow } from "./lead/recent-row.tsx";
import { GameSpotlight } from "./lead/game-spotlight.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";

const GameDetails = lateOverlay(
  async () => (await import("./details/game-details.tsx")).GameDetails,
);

export function SlotsLobby({ venue }: { readonly venue: "egame" | "fishing" }) {
  const { t } = useTranslation("slots");
  const { filter } = gameLobby.useFilter();
  const games = useShownGames(useGameSource(filter, VENUE_CODES[venue]));
  const [opened, setOpened] = useState<Game | null>(null);
  const open = useCallback((game: Game) => setOpened(game), []);
  const surprise = useSurprise(games.data, open);
  useEffect(followFavourites, []);
  return (
    <>
      <LobbyFrame
        head={
          <LobbyHead
            venue={venue}
            actions={[
              { icon: LayoutGrid, label: t("browse"), onPress: toWall },
              { icon: Shuffle, label: t("surprise"), onPress: () => void surprise() },
            ]}
          />
        }
        lead={<LobbyLead venue={venue} onOpen={open} />}
        contentId={gameLobby.contentId}
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
  toContent(gameLobby.contentId);
}

/** Opens a game of the shown list by chance; one that is closed is drawn again. */
function useSurprise(
  shown: ShownGames | undefined,
  onOpen: (game: Game) => void,
): () => Promise<void> {
  const drawing = useRef(false);
  return async () => {
    if (shown === undefined || shown.first.total === 0 || drawing.current) return;
    drawing.current = true;
    try {
      const index = Math.floor(Math.random() * shown.first.total);
      const page = pageQuery(shown.source, Math.floor(index / GAMES_PER_PAGE) + 1);
      const { list } = await queryClient.fetchQuery(page);
      const open = list.filter(({ opensAt }) => opensAt === null);
      const game = open[index % Math.max(1, open.length)] ?? list[0];
      if (game !== undefined) onOpen(game);
    } catch (error) {
      showToast(errorText(error));
    } finally {
      drawing.current = false;
    }
  };
}

// What a lobby shows above its wall.
interface LobbyLeadProps {
  readonly venue: VenueSwitch;
  readonly onOpen: (game: Game) => void;
}

function LobbyLead({ venue, onOpen }: LobbyLeadProps) {
  const { order, ranked } = leadPlan(brand().layout.home);
  const parts = {
    spotlight: <GameSpotlight key="spotlight" venue={venue} ranked={ranked} onOpen={onOpen} />,
    jackpot: <JackpotBand key="jackpot" venue={venue} above={order[0] === "jackpot"} />,
    picks: <Picks key="picks" venue={venue} onOpen={onOpen} />,
  };
  return (
    <>
      <RecentRow venue={venue} onOpen={onOpen} />
      {order.map((part) => parts[part])}
      <VisitorBand />
    </>
  );
}

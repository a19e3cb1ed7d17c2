// Esports: odds of all matches with their maps, bracket and standings, schedule, tournaments, venues.
import { LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { WithRail } from "#styled/jsx/index.js";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { VenueChips } from "#domain/games/lobby/venue-chips.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { BoardFilters } from "./board/board-filters.tsx";
import { MatchBoard } from "./board/match-board.tsx";
import { BracketCard, StandingsCard } from "./cup/cup-cards.tsx";
import { Tournaments } from "./cup/tournaments.tsx";
import { Schedule } from "./schedule/schedule.tsx";
import { EsportsSpotlight } from "./esports-spotlight.tsx";
import { useEnterEsports } from "./desk/use-esports.ts";
import { BOARD_ID } from "./desk/use-gaming-address.ts";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

export function Page() {
  const { t } = useTranslation("gaming");
  const enter = useEnterEsports();
  return (
    <LobbyFrame
      head={
        <LobbyHead
          venue="gaming"
          actions={[
            {
              icon: LogIn,
              label: t("enter"),
              disabled: enter === null,
              onPress: () => enter?.(),
            },
          ]}
          aside={<EsportsSpotlight />}
        />
      }
      venues={<VenueChips venue="gaming" />}
      bar={<BoardFilters />}
      contentId={BOARD_ID}
      after={
        <>
          <Tournaments />
          <Schedule />
          <JackpotBand venue="gaming" />
          <VisitorBand />
        </>
      }
    >
      <WithRail
        rail={{ wide: "24rem" }}
        gap={{ base: "4", desktop: { base: "5", _professional: "3" } }}
      >
        <MatchBoard />
        <aside aria-label={t("aside")} className={aside}>
          <BracketCard />
          <StandingsCard />
        </aside>
      </WithRail>
    </LobbyFrame>
  );
}

const aside = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(2, minmax(0, 1fr))",
    wide: "minmax(0, 1fr)",
  },
  alignItems: "start",
  gap: { base: "4", _professional: "3" },
  // Follows a long board, below the header and the filters.
  wide: { position: "sticky", top: "[calc({sizes.header} + 4.5rem)]" },
});

// Esports: odds of all matches with their maps, bracket and standings, schedule, tournaments, venues.
import { LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHero } from "#domain/games/lobby/lobby-hero.tsx";
import { VenueRail } from "#domain/games/lobby/venue-rail.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { BoardFilters } from "./board/board-filters.tsx";
import { MatchBoard } from "./board/match-board.tsx";
import { BracketCard, StandingsCard } from "./cup/cup-cards.tsx";
import { Tournaments } from "./cup/tournaments.tsx";
import { Schedule } from "./schedule/schedule.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useEnterEsports } from "./use-esports.ts";
import { BOARD_ID } from "./use-gaming-address.ts";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

export function Page() {
  const { t } = useTranslation("gaming");
  return (
    <LobbyFrame
      hero={<LobbyHero venue="gaming" actions={<Enter />} aside={<Spotlight />} />}
      bar={<BoardFilters />}
      contentId={BOARD_ID}
    >
      <div className={columns}>
        <MatchBoard />
        <aside aria-label={t("aside")} className={aside}>
          <BracketCard />
          <StandingsCard />
        </aside>
      </div>
      <div className={further}>
        <Tournaments />
        <Schedule />
        <JackpotBand venue="gaming" />
        <VenueRail venue="gaming" />
        <VisitorBand />
      </div>
    </LobbyFrame>
  );
}

function Enter() {
  const { t } = useTranslation("gaming");
  const enter = useEnterEsports();
  return (
    <Button tone="light" size="lg" disabled={enter === null} onClick={() => enter?.()}>
      <Icon as={LogIn} />
      {t("enter")}
    </Button>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 24rem" },
  alignItems: "start",
  gap: { base: "4", desktop: { base: "5", _professional: "3" } },
});
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
const further = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "section-gap",
  marginTop: { base: "6", desktop: "8" },
});

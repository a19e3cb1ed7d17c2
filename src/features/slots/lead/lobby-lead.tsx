// What a lobby shows above its wall.
import { brand } from "#brand/brand.ts";
import type { Game } from "#contract/api/game-list.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { leadPlan } from "./lead-plan.ts";
import { Picks } from "./picks.tsx";
import { RecentRow } from "./recent-row.tsx";
import { Spotlight } from "./spotlight.tsx";

interface LobbyLeadProps {
  readonly venue: VenueSwitch;
  readonly onOpen: (game: Game) => void;
}

export function LobbyLead({ venue, onOpen }: LobbyLeadProps) {
  const { order, ranked } = leadPlan(brand().layout.home);
  const parts = {
    spotlight: <Spotlight key="spotlight" venue={venue} ranked={ranked} onOpen={onOpen} />,
    jackpot: <JackpotBand key="jackpot" venue={venue} />,
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

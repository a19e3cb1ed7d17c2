// The sports lobby: live matches, the link to the local view, other venues.
import { LogIn } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { useEnterSport } from "./markets/lobby/enter-sport.ts";
import { LobbyHighlights } from "./markets/lobby/lobby-highlights.tsx";
import { LobbyMatches } from "./markets/lobby/lobby-matches.tsx";
import { LobbySports } from "./markets/lobby/lobby-sports.tsx";
import { LobbyToday } from "./markets/lobby/lobby-today.tsx";
import { LobbyVenues } from "./markets/lobby/lobby-venues.tsx";
import { openList } from "./feed/feed-store.ts";

export function Page() {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  useEffect(() => openList({ sport: "ALL", show: "RB", date: null, leagues: [] }), []);
  return (
    <LobbyFrame
      head={
        <LobbyHead
          venue="sport"
          words={{
            title: t("list.title"),
            text: t("list.lobby.text"),
          }}
          actions={[
            { icon: LogIn, label: t("list.lobby.enter"), onPress: () => enter() },
            { label: t("list.lobby.today"), onPress: () => enter("show=FT") },
          ]}
          aside={<LobbyToday />}
        />
      }
      lead={<LobbySports />}
      after={
        <>
          <LobbyHighlights />
          <LobbyVenues />
          <VisitorBand />
        </>
      }
    >
      <LobbyMatches />
    </LobbyFrame>
  );
}

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

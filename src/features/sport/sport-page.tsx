// The sports lobby: live matches, the link to the local view, other venues.
import { LogIn } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { pageColumn } from "#ui/page-column.ts";
import { PageHero } from "#ui/page-hero.tsx";
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
  const { art } = brand();
  useEffect(() => openList({ sport: "ALL", show: "RB", date: null, leagues: [] }), []);
  return (
    <>
      <PageHero
        kicker={t("list.lobby.kicker")}
        title={t("list.title")}
        text={t("list.lobby.text")}
        art={art.venues.sport ?? art.hero}
        actions={
          <>
            <Button tone="light" size="lg" onClick={() => enter()}>
              <Icon as={LogIn} />
              {t("list.lobby.enter")}
            </Button>
            <Button tone="glass" size="lg" onClick={() => enter("show=FT")}>
              {t("list.lobby.today")}
            </Button>
          </>
        }
        aside={<LobbyToday />}
      />
      <div className={pageColumn}>
        <LobbySports />
        <LobbyMatches />
        <LobbyHighlights />
        <LobbyVenues />
        <VisitorBand />
      </div>
    </>
  );
}

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

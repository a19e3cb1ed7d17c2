// What a player should know of a game before it starts.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { GameTag } from "#domain/games/covers/game-tag.tsx";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ArtFrame, CoverArt } from "#ui/cover-art.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { FavouriteButton } from "../games/favourite-button.tsx";
import { DetailFacts } from "./detail-facts.tsx";

interface GameDetailsProps {
  readonly game: Game;
  readonly onClose: () => void;
}

export function GameDetails({ game, onClose }: GameDetailsProps) {
  const { t } = useTranslation("slots");
  const media = useMediaUrl();
  const { name, vendor, features, rules, opensAt } = game;
  return (
    <PanelDialog label={name} size="wide" crossOnArt="phone" dismissOutside onClose={onClose}>
      <div className={frame}>
        <ArtFrame className={picture}>
          <CoverArt src={media(game.image)} below loading="eager" />
          <span className={veil} />
          <GameTag game={game} lead={undefined} />
          <div className={head}>
            <h2 className={title}>{name}</h2>
            <p className={maker}>{vendor}</p>
          </div>
        </ArtFrame>
        <div className={body}>
          <div className={scroll}>
            {opensAt !== null && <MaintenanceNote name={name} opensAt={opensAt} />}
            <DetailFacts game={game} />
            {features.length > 0 && (
              <section aria-label={t("details.features")} className={tags}>
                {features.map((feature) => (
                  <Badge key={feature} tone="accent">
                    {feature}
                  </Badge>
                ))}
              </section>
            )}
            {rules !== "" && (
              <section>
                <h3 className={heading}>{t("details.rules")}</h3>
                <p className={text}>{rules}</p>
              </section>
            )}
            <p className={small}>{t("details.rtpNote")}</p>
          </div>
          <Actions game={game} onClose={onClose} />
        </div>
      </div>
    </PanelDialog>
  );
}

function Actions({ game, onClose }: GameDetailsProps) {
  const { t } = useTranslation("slots");
  const launch = useLaunchGame();
  const loggedIn = useLoggedIn();
  const start = (demo: boolean) => {
    onClose();
    launch({ enName: game.enName, gameCode: game.id, name: game.name }, { demo });
  };
  return (
    <div className={foot}>
      <FavouriteButton game={game} />
      {game.demo && (
        <Button size="lg" disabled={game.opensAt !== null} onClick={() => start(true)}>
          {t(loggedIn ? "details.demo" : "details.demoLogin")}
        </Button>
      )}
      <Button
        tone="primary"
        size="lg"
        className={css({ flex: "1" })}
        disabled={game.opensAt !== null}
        onClick={() => start(false)}
      >
        {t("details.play")}
      </Button>
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 2fr) minmax(0, 3fr)" },
  gridTemplateRows: { base: "auto minmax(0, 1fr)", desktop: "minmax(0, 1fr)" },
  height: "full",
  minHeight: "0",
});
const picture = css({
  height: { base: "46", desktop: "auto" },
  minHeight: { desktop: "108" },
  display: "flex",
  alignItems: "flex-end",
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 94%, transparent) 10%, transparent 58%)]",
});
const head = css({ padding: { base: "4", desktop: "5" } });
const title = css({ textStyle: "display", fontSize: "2xl" });
const maker = css({ color: "on-art-muted", fontSize: "sm" });
const body = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: "0",
});
const scroll = css({
  display: "grid",
  alignContent: "start",
  gap: "4",
  padding: { base: "4", desktop: "6" },
  paddingTop: { desktop: "12" },
  overflowY: "auto",
  overscrollBehavior: "contain",
});
const tags = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const text = css({ marginTop: "1", fontSize: "sm", lineHeight: "1-6" });
const small = css({ color: "text-muted", fontSize: "2xs" });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  padding: "4",
  paddingBottom: { base: "6-safe", desktop: "4" },
  borderTop: "thin",
  "& > :first-child": { height: "control-lg!" },
});

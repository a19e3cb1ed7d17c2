// What a player should know of a game before it starts.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Box, Grid, Heading, Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { GameTag } from "#domain/games/covers/game-tag.tsx";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { PanelDialog } from "#ui/overlays/panel-dialog.tsx";
import { FavouriteButton } from "../games/favourite-button.tsx";
import { GameFacts } from "./game-facts.tsx";

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
          <Box padding={{ base: "4", desktop: "5" }}>
            <Text as="h2" textStyle="display" size="2xl">
              {name}
            </Text>
            <Text color="on-art-muted" size="sm">
              {vendor}
            </Text>
          </Box>
        </ArtFrame>
        <Grid columns="minmax(0, 1fr)" rows="minmax(0, 1fr) auto" minHeight="0">
          <div className={scroll}>
            {opensAt !== null && <MaintenanceNote name={name} opensAt={opensAt} />}
            <GameFacts game={game} />
            {features.length > 0 && (
              <Row as="section" aria-label={t("details.features")} wrap="wrap" gap="2">
                {features.map((feature) => (
                  <Badge key={feature} tone="accent">
                    {feature}
                  </Badge>
                ))}
              </Row>
            )}
            {rules !== "" && (
              <section>
                <Heading as="h3" size="sm">
                  {t("details.rules")}
                </Heading>
                <Text marginTop="1" size="sm" lineHeight="1-6">
                  {rules}
                </Text>
              </section>
            )}
            <Text color="text-muted" size="2xs">
              {t("details.rtpNote")}
            </Text>
          </div>
          <Actions game={game} onClose={onClose} />
        </Grid>
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
    "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 94%, transparent) 10%, transparent 58%)",
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
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  padding: "4",
  paddingBottom: { base: "6-safe", desktop: "4" },
  borderTop: "thin",
  "& > :first-child": { height: "control-lg" },
});

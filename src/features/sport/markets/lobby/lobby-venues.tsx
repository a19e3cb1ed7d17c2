// Other sports venues of the site.
import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useEnterSport } from "./enter-sport.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const SPORT = "TY";
const WAITING = 4;

export function LobbyVenues() {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const enter = useEnterSport();
  const launch = useLaunchGame();
  const venues = useCall(venueInfo, { category: SPORT });
  return (
    <section aria-labelledby="sport-venues">
      <SectionHead
        id="sport-venues"
        title={t("list.lobby.venues")}
        note={t("list.lobby.venuesNote")}
      />
      <AsyncView result={venues} skeleton={<Waiting />}>
        {(data) => (
          <ul className={grid}>
            {data.venues.map(({ id, name, enName, note, image, badge }, at) => (
              <li key={id}>
                <PlainButton
                  className={cx(cardStyle, tile)}
                  // The first is the site's own.
                  onClick={() =>
                    at === 0 || enName === "" ? enter() : launch({ enName, gameCode: "", name })
                  }
                >
                  <img
                    alt=""
                    loading="lazy"
                    decoding="async"
                    src={mediaUrl(image)}
                    className={picture}
                  />
                  <Stack as="span" flex="1" minWidth="0">
                    <Text as="span" color="text-strong" weight="semibold" truncate>
                      {name}
                    </Text>
                    <Text as="span" color="text-muted" size="xs" truncate>
                      {note}
                    </Text>
                    {badge !== null && (
                      <Badge tone={badge.tone} className={fit}>
                        {badge.text}
                      </Badge>
                    )}
                  </Stack>
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function Waiting() {
  return (
    <div className={grid}>
      {Array.from({ length: WAITING }, (_, at) => (
        <Skeleton key={at} className={waiting} />
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(auto-fill, minmax(17rem, 1fr))",
  },
  gap: "3",
});
const waiting = css({ height: "23", borderRadius: "lg" });
const tile = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minWidth: "0",
  padding: "3",
  background: "surface-raised",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
const picture = css({
  flex: "none",
  width: "15",
  height: "15",
  borderRadius: "md",
  objectFit: "cover",
});
const fit = css({ justifySelf: "start", marginTop: "1" });

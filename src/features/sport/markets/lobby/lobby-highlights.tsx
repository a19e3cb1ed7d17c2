// Matches of today in the lobby, chosen by the book.
import { useTranslation } from "react-i18next";
import { featuredMatches } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { useAppearance } from "#lib/browser/appearance.ts";
import { formatTime } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useEnterSport } from "./enter-sport.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const SHOWN = 8;

export function LobbyHighlights() {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const enter = useEnterSport();
  const { state, data } = useToday();
  // Optional: left out when it is empty or fails.
  if (state === "error" || state === "empty") return null;
  return (
    <section aria-labelledby="sport-today" aria-busy={state === "loading"}>
      <SectionHead
        id="sport-today"
        title={t("list.lobby.highlights")}
        note={t("list.lobby.highlightsNote")}
      />
      <ul className={grid}>
        {state === "loading" &&
          Array.from({ length: SHOWN }, (_, at) => (
            <li key={at}>
              <Skeleton className={waiting} />
            </li>
          ))}
        {data?.matches.map(({ id, league, startsAt, home, away }) => (
          <Box as="li" key={id} minWidth="0">
            <PlainButton
              className={cx(cardStyle, tile)}
              onClick={() => enter(`show=FT&game=${id}`)}
            >
              <Row as="span" gap="2" color="text-muted" size="xs" minWidth="0">
                <Text as="span" color="accent-text" weight="semibold" className={figures}>
                  {formatTime(startsAt, "time")}
                </Text>
                <Text as="span" truncate minWidth="0">
                  {league}
                </Text>
              </Row>
              {[home, away].map((side) => (
                <span key={side.crest} className={team}>
                  <Crest src={mediaUrl(side.crest)} size={1.25} />
                  <Text as="span" truncate minWidth="0">
                    {side.name}
                  </Text>
                </span>
              ))}
            </PlainButton>
          </Box>
        ))}
      </ul>
    </section>
  );
}

function useToday() {
  const langx = useAppearance((state) => (state.locale === "zh-TW" ? "zh-tw" : "zh-cn"));
  return useCall(featuredMatches, {
    method: "featured",
    enName: "CRTY",
    // Visitors have no token; the server knows time and address of the request.
    Request: {
      timestamp: 0,
      token: "",
      remoteip: "",
      langx,
      kind: "sport",
      showType: "FT",
      limit: SHOWN,
    },
  });
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(4, minmax(0, 1fr))",
  },
  gap: { base: "2", desktop: "3" },
});
const waiting = css({ height: "25", borderRadius: "lg" });
const tile = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  width: "full",
  padding: "3",
  background: "surface-raised",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
const team = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  fontWeight: "semibold",
});

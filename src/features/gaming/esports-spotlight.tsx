// The first match in play, on the drawing of the page: score, maps, prices of its first market.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useLobbyHead } from "#domain/games/lobby/use-lobby-head.ts";
import { MatchTime } from "#domain/sports/match-time.tsx";
import { Odds } from "#domain/sports/odds.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useEnterEsports, useEsports } from "./desk/use-esports.ts";

/** Hidden where the head is one line: the board right below shows the same match. */
export function EsportsSpotlight() {
  const isLine = useLobbyHead() === "line";
  return isLine ? null : <Spotlight />;
}

function Spotlight() {
  const { t } = useTranslation("gaming");
  const { state, data } = useEsports();
  const match = data?.matches[0];
  if (match !== undefined) return <Shown match={match} />;
  return state === "loading" ? (
    <section aria-busy="true" aria-label={t("spotlight")} className={panel}>
      <Skeleton className={waiting} />
    </section>
  ) : null;
}

function Shown({ match }: { readonly match: Match }) {
  const { t } = useTranslation("gaming");
  const enterVenue = useEnterEsports() ?? undefined;
  const { live, league, home, away, markets, format } = match;
  const market = markets.find(({ prices }) => prices.length === 2);
  return (
    <section aria-label={t("spotlight")} className={panel}>
      <Row as="p" align="center" gap="2" color="on-art-muted" size="xs">
        <Text as="span" flex="1" minWidth="0" truncate>
          {league}
        </Text>
        {format !== "" && <span>{format}</span>}
        <Badge tone={live ? "live" : "neutral"} look="solid" className={figures}>
          <MatchTime match={match} />
        </Badge>
      </Row>
      <Grid columns="minmax(0, 1fr) auto minmax(0, 1fr)" align="center" gap="3">
        <Side side={home} />
        <Text as="b" size="xl" weight="bold" lineHeight="none" className={figures}>
          {live ? `${home.score ?? 0} : ${away.score ?? 0}` : t("versus")}
        </Text>
        <Side side={away} />
      </Grid>
      {market !== undefined && (
        <div className={prices}>
          {market.prices.map((price, at) => (
            <Odds
              key={price.id}
              price={price}
              market={market.title}
              label={(at === 0 ? home : away).name}
              onArt
              {...(enterVenue === undefined ? {} : { enterVenue })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Side({ side }: { readonly side: Match["home"] }) {
  const media = useMediaUrl();
  return (
    <Row as="span" align="center" gap="2" minWidth="0">
      <Crest src={media(side.crest)} size={1.75} />
      <Text as="b" minWidth="0" truncate>
        {side.name}
      </Text>
    </Row>
  );
}

const panel = css({
  display: "grid",
  alignContent: "center",
  gap: "2",
  flex: "none",
  width: { base: "full", desktop: "108" },
  // As tall as a match in play, so that nothing below moves when it arrives.
  minHeight: { base: "32", desktop: "34" },
  paddingBlock: "3",
  paddingInline: { base: "3", desktop: "5" },
  borderRadius: "lg",
  background: "art-panel",
  boxShadow: "edge-art",
});
const waiting = css({ height: "24", borderRadius: "md", opacity: "0.2" });
const prices = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "2",
});

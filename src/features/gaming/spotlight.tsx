// The first match in play, on the drawing of the page: score, maps, prices of its first market.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { MatchTime } from "#domain/games/matches/match-time.tsx";
import { Odds } from "#domain/games/matches/odds.tsx";
import { Badge } from "#ui/badge.tsx";
import { Crest } from "#ui/crest.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { MapScores } from "./board/map-scores.tsx";
import { useEnterEsports, useEsports } from "./use-esports.ts";

export function Spotlight() {
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
  const { live, league, home, away, maps, markets, format } = match;
  const market = markets.find(({ prices }) => prices.length === 2);
  return (
    <section aria-label={t("spotlight")} className={panel}>
      <p className={head}>
        <span className={leagueName}>{league}</span>
        {format !== "" && <span>{format}</span>}
        <Badge tone={live ? "live" : "neutral"} look="solid" className={figures}>
          <MatchTime match={match} />
        </Badge>
      </p>
      <div className={versus}>
        <Side side={home} />
        <b className={cx(figures, score)}>
          {live ? `${home.score ?? 0} : ${away.score ?? 0}` : t("versus")}
        </b>
        <Side side={away} />
      </div>
      <div className={middle}>
        <MapScores maps={maps} onArt />
      </div>
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
    <span className={team}>
      <Crest src={media(side.crest)} size={3} />
      <b className={name}>{side.name}</b>
    </span>
  );
}

const panel = css({
  display: "grid",
  alignContent: "center",
  gap: "4",
  flex: "none",
  width: { base: "full", desktop: "108" },
  // As tall as a match in play, so that nothing below moves when it arrives.
  minHeight: { base: "72", desktop: "74" },
  padding: { base: "4", desktop: "6" },
  borderRadius: "lg",
  background: "art-panel",
  boxShadow: "edge-art",
});
const waiting = css({ height: "38", borderRadius: "md", opacity: "0.2" });
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "on-art-muted",
  fontSize: "xs",
});
const leagueName = css({ flex: "1", minWidth: "0", truncate: true });
const versus = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "3",
});
const team = css({ display: "grid", justifyItems: "center", gap: "1-5", minWidth: "0" });
const name = css({ maxWidth: "full", truncate: true });
const score = css({ fontSize: "3xl", fontWeight: "bold", lineHeight: "none" });
const middle = css({ display: "flex", justifyContent: "center", _empty: { display: "none" } });
const prices = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "2",
});

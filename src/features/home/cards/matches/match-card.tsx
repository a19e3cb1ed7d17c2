// One match as a card: league and clock, two sides, two markets.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { MatchSide } from "./match-side.tsx";
import { MatchTime } from "#domain/games/matches/match-time.tsx";
import { Odds } from "#domain/games/matches/odds.tsx";

/** Two-price markets that fit a card. */
const MARKETS = 2;

export function MatchCard({ match }: { readonly match: Match }) {
  const { t } = useTranslation("home");
  const markets = match.markets.filter(({ prices }) => prices.length === 2).slice(0, MARKETS);
  return (
    <article
      className={cx(cardStyle, card)}
      aria-label={`${match.home.name} ${t("match.versus")} ${match.away.name}`}
    >
      <p className={head}>
        {match.live ? <Badge tone="live">{t("match.live")}</Badge> : null}
        <span className={league}>{match.league}</span>
        <span className={cx(figures, match.live ? clock : time)}>
          <MatchTime match={match} />
        </span>
      </p>
      <div className={sides}>
        <MatchSide side={match.home} />
        <MatchSide side={match.away} />
      </div>
      {markets.map((market) => (
        <div key={market.id} className={line}>
          <span className={name}>{market.title}</span>
          {market.prices.map((price, at) => (
            <Odds
              key={price.id}
              price={price}
              market={market.title}
              {...(price.label === ""
                ? { label: at === 0 ? t("match.homeShort") : t("match.awayShort") }
                : {})}
            />
          ))}
        </div>
      ))}
    </article>
  );
}

/** Skeleton of a card. */
export function MatchCardSkeleton() {
  return (
    <div className={cx(cardStyle, card)} aria-hidden="true">
      <div className={head}>
        <Skeleton className={css({ width: "7/10" })} />
      </div>
      <div className={sides}>
        <Skeleton className={cx(sideWait)} />
        <Skeleton className={cx(sideWait)} />
      </div>
      <Skeleton className={oddsWait} />
      <Skeleton className={oddsWait} />
    </div>
  );
}

const card = css({
  display: "grid",
  gap: "3",
  minWidth: "0",
  padding: "4",
  background: "surface-raised",
  alignContent: "start",
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "5",
  fontSize: "2xs",
  color: "text-muted",
});
const league = css({
  truncate: true,
  minWidth: "0",
});
const clock = css({ marginLeft: "auto", color: "live", fontWeight: "bold" });
const time = css({ marginLeft: "auto", color: "text" });
const sides = css({ display: "grid", gap: "2" });
const line = css({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr) minmax(0, 1fr)",
  gap: "1-5",
  alignItems: "center",
});
const name = css({
  fontSize: "2xs",
  color: "text-muted",
  whiteSpace: "nowrap",
  overflow: "hidden",
});
const sideWait = css({ height: "6" });
const oddsWait = css({ height: "odds" });

// One match as a card: league and clock, two sides, two markets.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Card, Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { FeaturedMatchSide } from "./featured-match-side.tsx";
import { MatchTime } from "#domain/sports/match-time.tsx";
import { Odds } from "#domain/sports/odds.tsx";

/** Two-price markets that fit a card. */
const MARKETS = 2;

export function FeaturedMatchCard({ match }: { readonly match: Match }) {
  const { t } = useTranslation("home");
  const markets = match.markets.filter(({ prices }) => prices.length === 2).slice(0, MARKETS);
  return (
    <Card
      as="article"
      aria-label={`${match.home.name} ${t("match.versus")} ${match.away.name}`}
      gap="3"
      padding="4"
      background="surface-raised"
      alignContent="start"
    >
      <Row as="p" align="center" gap="2" minHeight="5" size="2xs" color="text-muted">
        {match.live ? <Badge tone="live">{t("match.live")}</Badge> : null}
        <Text as="span" truncate minWidth="0">
          {match.league}
        </Text>
        <span className={cx(figures, match.live ? clock : time)}>
          <MatchTime match={match} />
        </span>
      </Row>
      <Stack gap="2">
        <FeaturedMatchSide side={match.home} />
        <FeaturedMatchSide side={match.away} />
      </Stack>
      {markets.map((market) => (
        <Grid key={market.id} columns="2rem minmax(0, 1fr) minmax(0, 1fr)" gap="1-5" align="center">
          <Text as="span" size="2xs" color="text-muted" whiteSpace="nowrap" overflow="hidden">
            {market.title}
          </Text>
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
        </Grid>
      ))}
    </Card>
  );
}

/** Skeleton of a card. */
export function MatchCardSkeleton() {
  return (
    <Card aria-hidden="true" gap="3" padding="4" background="surface-raised" alignContent="start">
      <Row align="center" gap="2" minHeight="5" size="2xs" color="text-muted">
        <Skeleton className={css({ width: "7/10" })} />
      </Row>
      <Stack gap="2">
        <Skeleton className={cx(sideWait)} />
        <Skeleton className={cx(sideWait)} />
      </Stack>
      <Skeleton className={oddsWait} />
      <Skeleton className={oddsWait} />
    </Card>
  );
}

const clock = css({ marginLeft: "auto", color: "live", fontWeight: "bold" });
const time = css({ marginLeft: "auto", color: "text" });
const sideWait = css({ height: "6" });
const oddsWait = css({ height: "odds" });

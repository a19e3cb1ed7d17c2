// A match as the hero's live card: sides, score, prices of its first market.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { LiveClock } from "#domain/sports/live-clock.tsx";
import { Odds } from "#domain/sports/odds.tsx";
import { useEnterVenue } from "../cards/use-enter-venue.ts";
import { CardFrame } from "./card-frame.tsx";
import { openingMarket, useFeatured } from "./featured-match.ts";
import { isOnArt, useHeroSlot } from "./hero-slot.ts";
import { Versus } from "./versus.tsx";

interface FixtureViewProps {
  readonly label: string;
  readonly matches: readonly Match[];
  readonly venue: VenueSwitch;
}

export function FixtureView({ label, matches, venue }: FixtureViewProps) {
  const { t } = useTranslation("home");
  const slot = useHeroSlot();
  const match = useFeatured(matches);
  if (match === undefined) return null;
  const market = openingMarket(match);
  return (
    <CardFrame
      label={label}
      head={
        <>
          <Text as="span" overflow="hidden" textOverflow="ellipsis" minWidth="0">
            {match.league}
          </Text>
          {match.live ? (
            <Badge tone="live" look={isOnArt(slot) ? "solid" : "soft"}>
              <span className={figures}>
                <LiveClock match={match} />
              </span>
            </Badge>
          ) : (
            <span className={figures}>{formatTime(match.startsAt, "short")}</span>
          )}
        </>
      }
      body={<Versus match={match} />}
      actions={<MarketPrices match={match} venue={venue} />}
      foot={
        <>
          <span>
            {market === undefined
              ? ""
              : t(`card.market.${market.quoted}`, { market: market.title })}
          </span>
          <span className={figures}>{t("card.markets", { count: match.more })}</span>
        </>
      }
    />
  );
}

interface MarketPricesProps {
  readonly match: Match;
  readonly venue: VenueSwitch;
}

function MarketPrices({ match, venue }: MarketPricesProps) {
  const { t } = useTranslation("home");
  const enterVenue = useEnterVenue(venue);
  const slot = useHeroSlot();
  const market = openingMarket(match);
  if (market === undefined) return null;
  const sides = [match.home.name, match.away.name];
  const plain = slot === "bare";
  return (
    <div className={prices({ plain, three: market.prices.length > 2 })}>
      {plain ? (
        <Text as="span" display={{ base: "none", wide: "block" }} size="sm" whiteSpace="nowrap">
          {market.title}
        </Text>
      ) : null}
      {market.prices.map((price, at) => (
        <Odds
          key={price.id}
          price={price}
          market={market.title}
          {...(price.label === "" ? { label: sides[at] ?? "" } : {})}
          stacked={!plain}
          onArt={isOnArt(slot)}
        />
      ))}
      {plain ? (
        <Button tone="glass" className={enter} onClick={enterVenue}>
          {t("card.enterMarkets", { count: match.more })}
        </Button>
      ) : null}
    </div>
  );
}

const prices = cva({
  base: { display: "grid", gap: "2", alignItems: "center" },
  variants: {
    plain: {
      true: {
        display: { base: "grid", desktop: "flex" },
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "& > span:has(button)": { flex: "[0 1 10rem]" },
      },
      false: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    },
    three: { true: {}, false: {} },
  },
  compoundVariants: [
    { plain: true, three: true, css: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  ],
});
const enter = css({ gridColumn: { base: "1 / -1", desktop: "auto" } });

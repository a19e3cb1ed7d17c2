// One match as the hero's live card: who plays, where it stands, the prices of its first market.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/games.ts";
import { css, cva } from "#styled/css/index.js";
import { formatTime } from "../../../lib/format.ts";
import { promptLogin } from "../../../session/login-prompt.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { figures } from "../../../ui/money.tsx";
import { LiveClock } from "../live-clock.tsx";
import { Odds } from "../odds.tsx";
import { CardFrame } from "./card-frame.tsx";
import { isOnArt, useHeroSlot } from "./hero-slot.ts";
import { Versus } from "./versus.tsx";

/** Below this a price says that the match is as good as over. */
const OVER = 0.15;
/** How open a race is: the more the likely side still pays, the better it reads. */
const OPEN_FROM = [0.4, 0.8] as const;

/** The featured match; it stays while it is open, so the card does not jump with every price. */
function useFeatured(matches: readonly Match[]): Match | undefined {
  const [heldId, hold] = useState<string | null>(null);
  const held = matches.find(({ id }) => id === heldId);
  const chosen = held !== undefined && lowestPrice(held) > OVER ? held : featuredMatch(matches);
  if (chosen !== undefined && chosen.id !== heldId) hold(chosen.id);
  return chosen;
}

/** A live one before one that waits, an open race before a decided one, one with three outcomes before
 * one with two, then the richest. */
function featuredMatch(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      Number(other.live) - Number(one.live) ||
      openness(other) - openness(one) ||
      Number(threeWay(other)) - Number(threeWay(one)) ||
      other.more - one.more,
  )[0];
}

function openness(match: Match): number {
  return OPEN_FROM.filter((price) => lowestPrice(match) >= price).length;
}

function lowestPrice(match: Match): number {
  const prices = openingMarket(match)?.prices ?? [];
  if (prices.some(({ state }) => state === "closed")) return 0;
  return Math.min(...prices.map(({ odds }) => Number(odds)));
}

function threeWay(match: Match): boolean {
  return match.markets.some(({ prices }) => prices.length === 3);
}

/** Home, draw, away where there is a draw; else the market that stands first. */
function openingMarket(match: Match): Match["markets"][number] | undefined {
  return match.markets.find(({ prices }) => prices.length === 3) ?? match.markets[0];
}

interface FixtureViewProps {
  readonly label: string;
  readonly matches: readonly Match[];
}

export function FixtureView({ label, matches }: FixtureViewProps) {
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
          <span className={league}>{match.league}</span>
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
      actions={<MarketPrices match={match} />}
      foot={
        <>
          <span>{market === undefined ? "" : t("card.market", { market: market.title })}</span>
          <span className={figures}>{t("card.markets", { count: match.more })}</span>
        </>
      }
    />
  );
}

function MarketPrices({ match }: { readonly match: Match }) {
  const { t } = useTranslation("home");
  const slot = useHeroSlot();
  const market = openingMarket(match);
  if (market === undefined) return null;
  const sides = [match.home.name, match.away.name];
  const plain = slot === "bare";
  return (
    <div className={prices({ plain, three: market.prices.length > 2 })}>
      {plain ? <span className={caption}>{market.title}</span> : null}
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
        <Button tone="primary" className={enter} onClick={promptLogin}>
          {t("card.enterMarkets", { count: match.more })}
        </Button>
      ) : null}
    </div>
  );
}

const league = css({ overflow: "hidden", textOverflow: "ellipsis", minWidth: "0" });
const caption = css({
  display: { base: "none", wide: "block" },
  fontSize: "sm",
  whiteSpace: "nowrap",
});
const prices = cva({
  base: { display: "grid", gap: "2", alignItems: "center" },
  variants: {
    plain: {
      true: {
        display: { base: "grid", desktop: "flex" },
        gridTemplateColumns: "[repeat(2, minmax(0, 1fr))]",
        "& > span:has(button)": { flex: "[0 1 10rem]" },
      },
      false: { gridAutoFlow: "column", gridAutoColumns: "[minmax(0, 1fr)]" },
    },
    three: { true: {}, false: {} },
  },
  compoundVariants: [
    { plain: true, three: true, css: { gridTemplateColumns: "[repeat(3, minmax(0, 1fr))]" } },
  ],
});
const enter = css({ gridColumn: { base: "[1 / -1]", desktop: "auto" } });

// A price of a match in the words of its play.
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { lineOf, playAndBacked, playText, shortText, signedLine } from "#domain/bets/play-words.ts";
import { pressPrice } from "../slip-selections.ts";
import { PriceButton } from "./price-button.tsx";

type Words = TFunction<"sport">;

export interface MarketProps {
  readonly match: SportMatch;
  readonly market: SportMarket;
  /** A press combines with other selections of the match. */
  readonly combine?: boolean;
}

interface MatchPriceProps extends MarketProps {
  readonly price: SportPrice;
  /** The price alone: column and row say what it is of. */
  readonly bare?: boolean;
}

export function MatchPrice({
  match,
  market,
  price,
  combine = false,
  bare = false,
}: MatchPriceProps) {
  const { t } = useTranslation("sport");
  const { w } = market;
  const bet = betOn(match, market, price);
  return (
    <PriceButton
      price={price}
      w={w}
      label={bare ? "" : priceLabel(match, market, price, t)}
      name={spokenName(bet, bare, t)}
      onSelect={(pressed) => pressPrice(match, market, pressed, { combine })}
    />
  );
}

function spokenName(bet: ReturnType<typeof betOn>, bare: boolean, t: Words): string {
  if (bare) return playAndBacked(bet, t);
  const play = playText(bet, t);
  if (playSpec(bet.w).rule !== "handicap") return play;
  return `${play} ${bet.r === "H" ? bet.team_h : bet.team_c}`;
}

/** Of a handicap the line only: the column names the team. */
export function priceLabel(
  match: SportMatch,
  market: SportMarket,
  price: SportPrice,
  t: Words,
): string {
  const bet = betOn(match, market, price);
  return playSpec(market.w).rule === "handicap" ? signedLine(lineOf(bet)) : shortText(bet, t);
}

function betOn(match: SportMatch, { w, line }: SportMarket, { r }: SportPrice) {
  return { ...match, w, r, line, name: null };
}

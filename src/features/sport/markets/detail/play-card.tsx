// The markets of one play; foldable.
import { ChevronDown, Pin, PinOff } from "lucide-react";
import type { TFunction } from "i18next";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { css, cva } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { lineOf, playText, shortText, signedLine } from "#domain/bets/play-words.ts";
import { pressPrice } from "../slip-selections.ts";
import { type PlayCard, scoreGrid, sidesInOrder } from "./market-groups.ts";
import { columnsFor } from "./label-columns.ts";
import { MarginBadge } from "./margin-badge.tsx";
import { usePinnedPlays } from "./pinned-plays.ts";
import { PriceButton } from "./price-button.tsx";

type Words = TFunction<"sport">;

interface PlayCardProps {
  readonly match: SportMatch;
  readonly card: PlayCard;
  /** A press combines with other selections of the match. */
  readonly combine: boolean;
}

/** Memoised: a match has hundreds of prices, and a change of one market rerenders its own card only. */
export const PlayCardView = memo(function PlayCardView({ match, card, combine }: PlayCardProps) {
  const { t } = useTranslation("sport");
  const closed = card.markets.every(({ state }) => state === "closed");
  const { base } = card.spec;
  const pinned = usePinnedPlays(({ bases }) => bases.includes(base));
  const play = playText({ ...match, w: card.w }, t);
  return (
    <section className={frame}>
      <span className={pin}>
        <IconButton
          label={t(pinned ? "detail.unpin" : "detail.pin", { play })}
          aria-pressed={pinned}
          icon={pinned ? PinOff : Pin}
          size="sm"
          onClick={() => usePinnedPlays.getState().toggle(base)}
        />
      </span>
      <details open className={fold}>
        <summary className={head}>
          <span>{play}</span>
          {closed && (
            <Text as="span" color="text-muted" size="2xs" weight="medium">
              {t("detail.closed")}
            </Text>
          )}
          <MarginBadge market={card.markets.find(({ state }) => state === "open")} />
          <Icon as={ChevronDown} className={arrow} />
        </summary>
        <Stack gap="1" padding="2" paddingTop={{ desktop: "1" }}>
          {card.spec.rule === "handicap" && <Teams match={match} />}
          {card.markets.map((market) =>
            card.spec.rule === "correctScore" ? (
              <Scores key={market.id} match={match} market={market} combine={combine} />
            ) : (
              <Sides key={market.id} match={match} card={card} market={market} combine={combine} />
            ),
          )}
        </Stack>
      </details>
    </section>
  );
}, isSameCard);

/** The teams of a match never change while it is open. */
function isSameCard(before: PlayCardProps, after: PlayCardProps): boolean {
  const [old, now] = [before.card.markets, after.card.markets];
  return (
    before.match.gameId === after.match.gameId &&
    before.combine === after.combine &&
    before.match.team_h === after.match.team_h &&
    old.length === now.length &&
    old.every((market, at) => market === now[at])
  );
}

function Teams({ match }: Pick<PlayCardProps, "match">) {
  return (
    <div className={row({ columns: 2 })}>
      <span className={columnHead}>{match.team_h}</span>
      <span className={columnHead}>{match.team_c}</span>
    </div>
  );
}

interface MarketProps {
  readonly match: SportMatch;
  readonly market: SportMarket;
  readonly combine?: boolean;
}

function Sides({
  match,
  card,
  market,
  combine = false,
}: MarketProps & { readonly card: PlayCard }) {
  const { t } = useTranslation("sport");
  const prices = sidesInOrder(card, market);
  const columns = columnsFor(prices.map((price) => labelOf(match, market, price, t)));
  return (
    <div className={row({ columns })}>
      {prices.map((price) => (
        <MatchPrice key={price.id} match={match} market={market} price={price} combine={combine} />
      ))}
    </div>
  );
}

/** Home wins, draws, away wins side by side; sets are never drawn. */
function Scores({ match, market, combine = false }: MarketProps) {
  const { home, draw, away, other } = scoreGrid(market.prices);
  const columns = [
    { key: "home" as const, prices: home },
    { key: "draw" as const, prices: draw },
    { key: "away" as const, prices: away },
  ].filter(({ prices }) => prices.length > 0);
  const { t } = useTranslation("sport");
  return (
    <>
      <div className={row({ columns: columns.length > 2 ? 3 : 2 })}>
        {columns.map(({ key, prices }) => (
          <Stack key={key} alignContent="start" gap="1" minWidth="0">
            <span className={columnHead}>{t(`detail.wins.${key}`)}</span>
            {prices.map((price) => (
              <MatchPrice
                key={price.id}
                match={match}
                market={market}
                price={price}
                combine={combine}
              />
            ))}
          </Stack>
        ))}
      </div>
      {other !== null && (
        <MatchPrice match={match} market={market} price={other} combine={combine} />
      )}
    </>
  );
}

/** Of a handicap the line only: the column names the team. */
function labelOf(match: SportMatch, market: SportMarket, price: SportPrice, t: Words): string {
  const bet = betOn(match, market, price);
  return playSpec(market.w).rule === "handicap" ? signedLine(lineOf(bet)) : shortText(bet, t);
}

function betOn(match: SportMatch, { w, line }: SportMarket, { r }: SportPrice) {
  return { ...match, w, r, line, name: null };
}

/** A price of a match in the words of its play. */
export function MatchPrice({
  match,
  market,
  price,
  combine = false,
}: MarketProps & { readonly price: SportPrice }) {
  const { t } = useTranslation("sport");
  const { w } = market;
  const bet = betOn(match, market, price);
  const handicap = playSpec(w).rule === "handicap";
  return (
    <PriceButton
      price={price}
      w={w}
      label={labelOf(match, market, price, t)}
      name={
        handicap
          ? `${playText(bet, t)} ${price.r === "H" ? bet.team_h : bet.team_c}`
          : playText(bet, t)
      }
      onSelect={(pressed) => pressPrice(match, market, pressed, { combine })}
    />
  );
}

const frame = css({
  position: "relative",
  breakInside: "avoid",
  marginBottom: "3",
  borderRadius: "md",
  background: "surface",
  boxShadow: "edge",
  overflow: "hidden",
});
const fold = css({ "&[open] > summary svg": { rotate: "180deg" } });
/** Beside the summary: a button within it could not be reached. */
const pin = css({
  position: "absolute",
  zIndex: "1",
  top: "0",
  right: "9",
  display: "grid",
  alignItems: "center",
  height: { base: "11", desktop: "9" },
  color: "text-muted",
  "& [aria-pressed=true]": { color: "accent-text" },
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: { base: "11", desktop: "9" },
  paddingInline: "3",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&::-webkit-details-marker": { display: "none" },
});
const arrow = css({ marginLeft: "auto", color: "text-muted" });
const row = cva({
  base: { display: "grid", gap: "1" },
  variants: {
    columns: {
      1: { gridTemplateColumns: "minmax(0, 1fr)" },
      2: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      3: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  },
});
const columnHead = css({
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: { desktop: "1-15" },
  textAlign: "center",
  truncate: true,
});

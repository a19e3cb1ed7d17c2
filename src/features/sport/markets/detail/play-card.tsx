// The markets of one play.
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { cva } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { playText } from "#domain/bets/play-words.ts";
import { isSameCards, type PlayCard, scoreGrid, sidesInOrder } from "./market-groups.ts";
import { columnsFor } from "./label-columns.ts";
import { ColumnHead } from "./column-head.tsx";
import { FoldCard } from "./fold-card.tsx";
import { priceLabel, type MarketProps, MatchPrice } from "./match-price.tsx";

interface PlayCardProps {
  readonly match: SportMatch;
  readonly card: PlayCard;
  /** A press combines with other selections of the match. */
  readonly combine: boolean;
}

/** Memoised: a match has hundreds of prices, and a change of one market rerenders its own card only. */
export const PlayCardView = memo(function PlayCardView({ match, card, combine }: PlayCardProps) {
  const { t } = useTranslation("sport");
  return (
    <FoldCard title={playText({ ...match, w: card.w }, t)} cards={[card]}>
      {card.spec.rule === "handicap" && <Teams match={match} />}
      {card.markets.map((market) =>
        card.spec.rule === "correctScore" ? (
          <Scores key={market.id} match={match} market={market} combine={combine} />
        ) : (
          <Sides key={market.id} match={match} card={card} market={market} combine={combine} />
        ),
      )}
    </FoldCard>
  );
}, isSameCard);

function isSameCard(before: PlayCardProps, after: PlayCardProps): boolean {
  const shown = ({ match, card }: PlayCardProps) => ({ match, cards: [card] });
  return before.combine === after.combine && isSameCards(shown(before), shown(after));
}

function Teams({ match }: Pick<PlayCardProps, "match">) {
  return (
    <div className={row({ columns: 2 })}>
      <ColumnHead>{match.team_h}</ColumnHead>
      <ColumnHead>{match.team_c}</ColumnHead>
    </div>
  );
}

function Sides({
  match,
  card,
  market,
  combine = false,
}: MarketProps & { readonly card: PlayCard }) {
  const { t } = useTranslation("sport");
  const prices = sidesInOrder(card, market);
  const columns = columnsFor(prices.map((price) => priceLabel(match, market, price, t)));
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
            <ColumnHead>{t(`detail.wins.${key}`)}</ColumnHead>
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

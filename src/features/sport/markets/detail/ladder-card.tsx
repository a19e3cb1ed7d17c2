// Handicap and total of a part of the match, one row a line: the line stands between its two prices.
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import { shownLine } from "#contract/betting/lines.ts";
import { css, cva } from "#styled/css/index.js";
import { playText } from "#domain/bets/play-words.ts";
import { ColumnHead } from "./column-head.tsx";
import { FoldCard } from "./fold-card.tsx";
import { type Ladder, rungs } from "./ladders.ts";
import { isSameCards, type PlayCard, sidesInOrder } from "./market-groups.ts";
import { MatchPrice } from "./match-price.tsx";

interface LadderCardProps {
  readonly match: SportMatch;
  readonly ladder: Ladder;
}

/** Memoised like the card of a play. */
export const LadderCard = memo(function LadderCard({ match, ladder }: LadderCardProps) {
  const { t } = useTranslation("sport");
  const plays = [ladder.handicap, ladder.total];
  const title = plays.map(({ w }) => playText({ ...match, w }, t)).join(" · ");
  return (
    <FoldCard title={title} cards={plays}>
      <div className={columns}>
        <Lines match={match} card={ladder.handicap} heads={[match.team_h, match.team_c]} />
        <Lines
          match={match}
          card={ladder.total}
          heads={[t("view.side.over"), t("view.side.under")]}
        />
      </div>
    </FoldCard>
  );
}, isSameLadder);

function isSameLadder(before: LadderCardProps, after: LadderCardProps): boolean {
  const shown = ({ match, ladder: { handicap, total } }: LadderCardProps) => ({
    match,
    cards: [handicap, total],
  });
  return isSameCards(shown(before), shown(after));
}

interface LinesProps {
  readonly match: SportMatch;
  readonly card: PlayCard;
  readonly heads: readonly [string, string];
}

function Lines({ match, card, heads }: LinesProps) {
  return (
    <div className={lines}>
      <div className={sides}>
        <ColumnHead>{heads[0]}</ColumnHead>
        <ColumnHead>{heads[1]}</ColumnHead>
      </div>
      {rungs(card).map((market) => (
        <Rung key={market.id} match={match} card={card} market={market} />
      ))}
    </div>
  );
}

function Rung({
  match,
  card,
  market,
}: Omit<LinesProps, "heads"> & { readonly market: SportMarket }) {
  const [first, second] = sidesInOrder(card, market);
  if (first === undefined || second === undefined) return null;
  return (
    <>
      <MatchPrice match={match} market={market} price={first} bare />
      <b translate="no" className={line({ main: market.row === 0 })}>
        {shownLine(market.line ?? "0")}
      </b>
      <MatchPrice match={match} market={market} price={second} bare />
    </>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: { base: "2", desktop: "3" },
});
const lines = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(2.25rem, auto) minmax(0, 1fr)",
  alignContent: "start",
  alignItems: "center",
  gap: "1",
});
/** Names have half of the ladder each, which is more than their prices have. */
const sides = css({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1",
});
/** The main line stands out. */
const line = cva({
  base: { textStyle: "figures", fontSize: "xs", textAlign: "center", whiteSpace: "nowrap" },
  variants: {
    main: { true: { color: "text-strong", fontWeight: "bold" }, false: { color: "text-muted" } },
  },
});

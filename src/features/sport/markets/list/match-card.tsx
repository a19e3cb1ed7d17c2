// A match on a phone, or one of two side by side: swipeable groups of markets.
import { ChevronRight } from "lucide-react";
import { memo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CELL } from "#ui/tables/grid-roles.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { useMatch } from "../../feed/feed-store.ts";
import { MarketCell } from "./market-cell.tsx";
import { favourite, halfClosed, type MarketColumn, marketColumns } from "./market-columns.ts";
import { MatchInfo } from "./match-info.tsx";
import { partName } from "./part-name.ts";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { useOpened } from "./use-page-filter.ts";

interface MatchCardProps {
  readonly gameId: string;
  /** Ids of its corners and cards, separated by spaces. */
  readonly parts: string;
  /** No head of its league stands above. */
  readonly named: boolean;
}

export const MatchCard = memo(function MatchCard({ gameId, parts, named }: MatchCardProps) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const match = useMatch(gameId);
  if (match === undefined) return null;
  const columns = marketColumns(match);
  const half = columns.filter((column) => column.half);
  const partIds = parts === "" ? [] : parts.split(" ");
  const several = !halfClosed(columns) || partIds.length > 0;
  return (
    <div {...CELL} className={cx(cardStyle, card)}>
      {named && <p className={league}>{match.league}</p>}
      <div className={head}>
        <MatchInfo match={match} favourite={favourite(columns)} />
        <PlainButton
          tabIndex={-1}
          className={cx(figures, more)}
          {...spotAt(0, SPOT_COLUMNS.more)}
          onClick={() => openGame(gameId)}
        >
          <span className={srOnly}>
            {t("list.allMarkets", { home: match.team_h, away: match.team_c })}
          </span>
          {match.more > 0 && `+${match.more}`}
          <Icon as={ChevronRight} size={1} />
        </PlainButton>
      </div>
      <div className={swipe}>
        <Group match={match} columns={columns.filter((column) => !column.half)} several={several} />
        {!halfClosed(columns) && (
          <Group match={match} columns={half} name={t("list.half")} place={1} several={several} />
        )}
        {partIds.map((id, at) => (
          <PartGroup key={id} gameId={id} game={match} place={at + 2} />
        ))}
      </div>
    </div>
  );
});

interface GroupProps {
  readonly match: SportMatch;
  readonly columns: readonly MarketColumn[];
  /** Another group is partly visible beside it. */
  readonly several: boolean;
  /** Of every group but the first. */
  readonly name?: string;
  /** Its place among the groups of the card. */
  readonly place?: number;
}

function Group({ match, columns, several, name, place = 0 }: GroupProps) {
  return (
    <div className={several ? cx(panel, peeking) : panel}>
      {name !== undefined && (
        <PlainButton tabIndex={-1} className={heading} onClick={swipeTo}>
          {name}
        </PlainButton>
      )}
      <div className={slots}>
        {columns.map((column, at) => (
          <div key={column.base}>
            <MarketCell
              match={match}
              column={column}
              market={column.main}
              at={place * columns.length + at}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** For a mouse, which does not swipe: to this group, and back from it. */
function swipeTo({ currentTarget }: MouseEvent<HTMLElement>): void {
  const group = currentTarget.parentElement;
  const row = group?.parentElement;
  if (!group || !row) return;
  const there = group.offsetLeft - row.offsetLeft;
  const end = row.scrollWidth - row.clientWidth;
  row.scrollTo({ left: row.scrollLeft + 1 < Math.min(there, end) ? there : 0, behavior: "smooth" });
}

interface PartGroupProps {
  readonly gameId: string;
  readonly game: SportMatch;
  readonly place: number;
}

/** The corners or cards of the match. */
function PartGroup({ gameId, game, place }: PartGroupProps) {
  const part = useMatch(gameId);
  if (part === undefined) return null;
  const columns = marketColumns(part).filter(({ half }) => !half);
  return <Group match={part} columns={columns} name={partName(part, game)} place={place} several />;
}

const card = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0-5",
  minWidth: "0",
  paddingBlock: "desk-room",
  paddingInline: "3",
  background: "surface-raised",
});
/** The link to all markets stands in the line of the clock, or beside the first side. */
const head = css({
  position: "relative",
  minWidth: "0",
  paddingRight: { desktop: "14" },
});
const league = css({
  paddingTop: { base: "1", desktop: "0-5" },
  color: "text-muted",
  fontSize: "xs",
  lineHeight: "1-15",
  truncate: true,
});
const more = css({
  position: "absolute",
  top: { base: "-1", desktop: "0" },
  right: "-2",
  display: "flex",
  alignItems: "center",
  gap: "0-5",
  minHeight: { base: "8", desktop: "6-5" },
  paddingInline: "2",
  borderRadius: "sm",
  color: "link",
  fontSize: "xs",
  fontWeight: "semibold",
});
const swipe = css({
  display: "flex",
  gap: "2",
  marginInline: "-3",
  paddingInline: "3",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: "3",
  scrollbarWidth: "none",
  // Room for the focus ring.
  paddingBlock: "0-5",
});
const panel = css({
  display: "flex",
  gap: "1",
  flex: "none",
  width: "full",
  scrollSnapAlign: "start",
});
/** Half of the row, with the gap to the next group. */
const HALF = { width: "1/2", marginRight: "-2", paddingRight: "2" } as const;
const peeking = css({
  width: "[calc(100% - 1.25rem)]",
  // A card that is alone in its row, or one of a large window, shows two groups whole.
  desktop: { "[role=gridcell]:only-child &": HALF },
  "@media (min-width: 125rem)": HALF,
});
const slots = css({
  display: "grid",
  // Three prices such as 9999.00 take what the others leave.
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr) minmax(min-content, 1.2fr)",
  gap: "1",
  flex: "1",
  minWidth: "0",
});
const heading = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  // A target of 24 px that takes the gaps beside it.
  width: "6",
  marginInline: "-1",
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: "none",
  writingMode: "vertical-rl",
  _hover: { color: "link" },
});

// A match on a phone, or one of two side by side: swipeable groups of markets.
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { figures } from "../../../../ui/money.tsx";
import { srOnly } from "../../../../ui/sr-only.ts";
import { useMatch } from "../../feed/feed-store.ts";
import { MarketCell } from "./market-cell.tsx";
import { favourite, halfClosed, type MarketColumn, marketColumns } from "./market-columns.ts";
import { MatchInfo } from "./match-info.tsx";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { playName } from "./play-name.ts";
import { useOpened } from "./use-page-filter.ts";
import { CELL } from "../../../../ui/grid-roles.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

export const MatchCard = memo(function MatchCard({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const match = useMatch(gameId);
  if (match === undefined) return null;
  const columns = marketColumns(match);
  const groups = [columns.filter(({ half }) => !half)];
  if (!halfClosed(columns)) groups.push(columns.filter(({ half }) => half));
  const teams = [match.team_h, match.team_c] as const;
  return (
    <div {...CELL} className={cx(cardStyle, card)}>
      <MatchInfo match={match} favourite={favourite(columns)} />
      <PlainButton
        tabIndex={-1}
        className={cx(figures, more)}
        {...spotAt(0, SPOT_COLUMNS.more)}
        onClick={() => openGame(gameId)}
      >
        <span className={srOnly}>{t("list.allMarkets", { home: teams[0], away: teams[1] })}</span>
        {match.more > 0 && `+${match.more}`}
        <Icon as={ChevronRight} size={1} />
      </PlainButton>
      <div className={swipe}>
        {groups.map((group, at) => (
          <Group key={at} {...{ gameId, teams, group }} from={at * 3} several={groups.length > 1} />
        ))}
      </div>
    </div>
  );
});

interface GroupProps {
  readonly gameId: string;
  readonly teams: readonly [string, string];
  readonly group: readonly MarketColumn[];
  readonly from: number;
  /** The next group is partly visible. */
  readonly several: boolean;
}

function Group({ gameId, teams, group, from, several }: GroupProps) {
  const { t } = useTranslation("sport");
  return (
    <div className={several ? cx(panel, peeking) : panel}>
      {group.map((column, at) => (
        <div key={column.base} className={slot}>
          <span className={heading}>
            {column.half ? `${t("list.half")} ` : ""}
            {playName(column, t)}
          </span>
          <MarketCell gameId={gameId} teams={teams} column={column} at={from + at} />
        </div>
      ))}
    </div>
  );
}

const card = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  minWidth: "0",
  padding: "3",
  background: "surface-raised",
});
const more = css({
  position: "absolute",
  top: "1",
  right: "1",
  display: "flex",
  alignItems: "center",
  gap: "0-5",
  minHeight: "10",
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
  scrollSnapType: "[x mandatory]",
  scrollPaddingInline: "3",
  scrollbarWidth: "none",
  // Room for the focus ring.
  paddingBlock: "0-5",
});
const panel = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "1-5",
  flex: "none",
  width: "full",
  scrollSnapAlign: "start",
});
const peeking = css({ width: "[calc(100% - 1.25rem)]" });
const slot = css({ display: "grid", alignContent: "start", gap: "1-5", minWidth: "0" });
const heading = css({
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
  whiteSpace: "nowrap",
  overflow: "hidden",
});

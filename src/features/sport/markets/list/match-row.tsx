// A match in the table: sides, markets, and the link to all markets.
import { ChevronRight, LockKeyhole } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Icon } from "../../../../ui/icon.tsx";
import { figures } from "../../../../ui/money.tsx";
import { srOnly } from "../../../../ui/sr-only.ts";
import { useMatch } from "../../feed/feed-store.ts";
import { MarketCell, marketColumn } from "./market-cell.tsx";
import { favourite, halfClosed, hasHalves, marketColumns } from "./market-columns.ts";
import type { MarketColumn } from "./market-columns.ts";
import { MatchInfo } from "./match-info.tsx";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { useOpened } from "./use-page-filter.ts";
import { CELL } from "../../../../ui/grid-roles.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface MatchRowProps {
  readonly gameId: string;
  /** The table has first-half columns. */
  readonly halves: boolean;
}

/** Memoised: rows that stay are not rerendered while scrolling. */
export const MatchRow = memo(function MatchRow({ gameId, halves }: MatchRowProps) {
  const match = useMatch(gameId);
  if (match === undefined) return null;
  const columns = marketColumns(match);
  const teams = [match.team_h, match.team_c] as const;
  const closed = halves && (!hasHalves(match.sport) || halfClosed(columns));
  const shown = columns.filter(({ half }) => !half || (halves && !closed));
  return (
    <div className={cx(tableColumns({ halves }), row)}>
      <div {...CELL} className={info}>
        <MatchInfo match={match} favourite={favourite(columns)} />
      </div>
      {shown.map((column, at) => (
        <div key={at} {...CELL} className={marketColumn(partOf(column))}>
          <MarketCell gameId={gameId} teams={teams} column={column} at={at} />
        </div>
      ))}
      {closed && <HalfClosed never={!hasHalves(match.sport)} />}
      <div {...CELL} className={css({ minWidth: "0" })}>
        <More match={match} />
      </div>
    </div>
  );
});

const partOf = ({ half, base }: MarketColumn) => ({ half, first: half && base === "R" });

function HalfClosed({ never }: { readonly never: boolean }) {
  const { t } = useTranslation("sport");
  return (
    <div {...CELL} aria-colspan={3} className={merged}>
      {!never && <Icon as={LockKeyhole} size={1} />}
      {t(never ? "list.halfNever" : "list.halfClosed")}
    </div>
  );
}

function More({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  return (
    <PlainButton
      tabIndex={-1}
      className={cx(figures, more)}
      {...spotAt(0, SPOT_COLUMNS.more)}
      onClick={() => openGame(match.gameId)}
    >
      <span className={srOnly}>
        {t("list.allMarkets", { home: match.team_h, away: match.team_c })}
      </span>
      {match.more > 0 && <span>{`+${match.more}`}</span>}
      <Icon as={ChevronRight} size={1} />
    </PlainButton>
  );
}

/** Shared by head and rows. */
export const tableColumns = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(9.5rem, 1.6fr) repeat(3, minmax(0, 1fr)) 3.25rem",
    columnGap: "2",
    paddingInline: "cell-pad",
  },
  variants: {
    halves: {
      true: {
        wide: {
          gridTemplateColumns: "minmax(10.5rem, 1.7fr) repeat(6, minmax(0, 1fr)) 2.75rem",
          columnGap: "1",
        },
      },
      false: {},
    },
  },
});

const row = css({
  paddingBlock: "[calc({spacing.cell-pad} * 0.8)]",
  // Above, not below: rounded heights make rows overlap by a fraction of a pixel.
  borderTop: "thin",
  background: "surface",
  _hover: { background: "[color-mix(in srgb, {colors.surface-hover} 45%, {colors.surface})]" },
});
const info = css({ minWidth: "0", paddingRight: "2" });
const merged = css({
  display: { base: "none", wide: "flex" },
  gridColumn: "span 3",
  alignItems: "center",
  justifyContent: "center",
  gap: "1-5",
  borderLeft: "thin",
  color: "text-muted",
  fontSize: "xs",
});
const more = css({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: "1",
  width: "full",
  height: "full",
  minHeight: "12",
  borderRadius: "sm",
  color: "link",
  fontSize: "xs",
  fontWeight: "semibold",
  _hover: { background: "accent-subtle" },
  _focusVisible: { outlineOffset: "-0-5" },
});

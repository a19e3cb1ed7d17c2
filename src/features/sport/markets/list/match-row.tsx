// A match in the table: sides, markets, and the link to all markets.
import { LockKeyhole } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { CELL } from "#ui/tables/grid-roles.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { Triangle } from "#ui/pictures/triangle.tsx";
import { isSuspended } from "../../feed/match-moments.ts";
import { useMatch } from "../../feed/feed-store.ts";
import { toggleLines, useListState } from "./list-state.ts";
import { favourite, halfClosed, hasHalves, marketColumns } from "./market-columns.ts";
import { MatchInfo } from "./match-info.tsx";
import { PartRow } from "./part-row.tsx";
import { RowMarkets } from "./row-markets.tsx";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { linesBelow, type TableShape } from "./table-columns.ts";
import { tableColumns } from "./table-style.ts";
import { useOpened } from "./use-page-filter.ts";

interface MatchRowProps {
  readonly gameId: string;
  /** Ids of its corners and cards, separated by spaces. */
  readonly parts: string;
  /** Shows the name of its league, because no league heading stands above it. */
  readonly named: boolean;
  readonly shape: TableShape;
}

/** Memoised: rows that stay are not rerendered while scrolling. */
export const MatchRow = memo(function MatchRow({ gameId, parts, named, shape }: MatchRowProps) {
  const match = useMatch(gameId);
  const unfolded = useListState((state) => state.unfolded.has(gameId));
  if (match === undefined) return null;
  const columns = marketColumns(match);
  const halves = shape.columns.filter(({ half }) => half).length;
  const never = !hasHalves(match.sport);
  const closed = halves > 0 && (never || halfClosed(columns));
  const partIds = parts === "" ? [] : parts.split(" ");
  const below = columns.flatMap((column) => linesBelow(column, shape, column)).length;
  return (
    <div className={frame({ suspended: match.state.isLive && isSuspended(match), named })}>
      <div className={row}>
        <div {...CELL} className={info}>
          {named && <p className={league}>{match.league}</p>}
          <MatchInfo match={match} favourite={favourite(columns)} oneLine={shape.oneLine} />
        </div>
        <RowMarkets {...{ match, columns, shape, unfolded }} halves={!closed} />
        {closed && <HalfClosed never={never} span={halves} />}
        <div {...CELL} className={end({ oneLine: shape.oneLine })}>
          <More match={match} />
          {below + partIds.length > 0 && (
            <Lines gameId={gameId} count={below + partIds.length} unfolded={unfolded} />
          )}
        </div>
      </div>
      {unfolded &&
        partIds.map((id, at) => (
          <PartRow key={id} gameId={id} game={match} at={at + 1} shape={shape} />
        ))}
    </div>
  );
});

function HalfClosed({ never, span }: { readonly never: boolean; readonly span: number }) {
  const { t } = useTranslation("sport");
  const why = t(never ? "list.halfNever" : "list.halfClosed");
  return (
    <div {...CELL} aria-colspan={span} className={merged} style={{ gridColumn: `span ${span}` }}>
      <span title={why}>
        <span className={srOnly}>{why}</span>
        {never ? <span aria-hidden="true">{t("list.none")}</span> : <Icon as={LockKeyhole} />}
      </span>
    </div>
  );
}

function More({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  return (
    <PlainButton
      tabIndex={-1}
      aria-label={[
        t("list.allMarkets", { home: match.team_h, away: match.team_c }),
        match.more > 0 && `+${match.more}`,
      ]
        .filter(Boolean)
        .join(" ")}
      className={cx(figures, more({ quiet: false }))}
      {...spotAt(0, SPOT_COLUMNS.more)}
      onClick={() => openGame(match.gameId)}
    >
      {`${match.more > 0 ? `+${match.more} ` : ""}›`}
    </PlainButton>
  );
}

interface LinesProps {
  readonly gameId: string;
  readonly count: number;
  readonly unfolded: boolean;
}

function Lines({ gameId, count, unfolded }: LinesProps) {
  const { t } = useTranslation("sport");
  const label = unfolded ? t("list.fewerLines") : t("list.moreLines", { number: count });
  return (
    <PlainButton
      tabIndex={-1}
      aria-expanded={unfolded}
      aria-label={label}
      title={label}
      className={cx(figures, more({ quiet: true }))}
      {...spotAt(1, SPOT_COLUMNS.more)}
      onClick={() => toggleLines(gameId)}
    >
      <Triangle point={unfolded ? "up" : "down"} />
      {!unfolded && count}
    </PlainButton>
  );
}

const frame = cva({
  base: {
    // Above, not below: rounded heights make rows overlap by a fraction of a pixel.
    borderTop: "thin",
    background: "surface",
    _hover: { background: "[color-mix(in srgb, {colors.surface-hover} 45%, {colors.surface})]" },
  },
  variants: {
    suspended: { true: { boxShadow: "warning-left" }, false: {} },
    named: { true: { position: "relative", paddingTop: "4" }, false: {} },
  },
});
const row = cx(tableColumns, css({ paddingBlock: "desk-room", alignItems: "start" }));
const end = cva({
  base: { display: "grid", minWidth: "0" },
  variants: {
    oneLine: {
      true: { gridTemplateColumns: "1fr 1fr" },
      false: { gridAutoRows: "desk-line", rowGap: "0-5" },
    },
  },
});
const more = cva({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0-5",
    minWidth: "6",
    minHeight: "6",
    height: "desk-line",
    borderRadius: "sm",
    fontSize: "xs",
    fontWeight: "semibold",
    _hover: { background: "accent-subtle" },
    _focusVisible: { outlineOffset: "-0-5" },
  },
  variants: { quiet: { true: { color: "text-muted" }, false: { color: "link" } } },
});
const info = css({ minWidth: "0" });
/** Above the row, so that prices and sides keep their lines. */
const league = css({
  position: "absolute",
  top: "0-5",
  insetInline: "2",
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: "1-15",
  truncate: true,
});
const merged = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "stretch",
  borderLeft: "thin",
  color: "text-muted",
  fontSize: "xs",
});

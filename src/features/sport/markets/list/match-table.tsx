// The list as a grid with one tab stop.
import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportType } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import type { ListRow } from "./build-rows.ts";
import { enterGrid, nameOf, onGridKey } from "./grid-keys.ts";
import { LeagueHead } from "./league-head.tsx";
import { MatchCard } from "./match-card.tsx";
import { MatchRow } from "./match-row.tsx";
import { deskDensity, useDensity } from "./desk-density.ts";
import { type TableShape, tableShape, tableTemplate } from "./table-columns.ts";
import { useTableWidth } from "./use-table-width.ts";
import { TableHead } from "./table-head.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { VirtualList } from "./virtual-list.tsx";
import { GRID } from "#ui/tables/grid-roles.ts";
import { SKIP_TARGET } from "./use-page-filter.ts";
import type { Columns, Density } from "../../feed/sport-preferences.ts";

interface MatchTableProps {
  readonly rows: readonly ListRow[];
  readonly sport: SportType;
  readonly columns: Columns;
}

export function MatchTable({ rows, sport, columns }: MatchTableProps) {
  const { t } = useTranslation("sport");
  const desktop = useDesktop();
  const table = desktop && columns === "one";
  const width = useTableWidth();
  const density = useDensity();
  const shape = useMemo(() => tableShape(sport, width), [sport, width]);
  const kind = table ? (shape.oneLine ? "line" : "row") : "card";
  const focus = useGridFocus(rows.length);
  const kept = rows.findIndex(({ key }) => key === focus.row);
  return (
    <div
      id={SKIP_TARGET.id}
      {...focus.grid}
      aria-label={t("list.table")}
      aria-rowcount={rows.length + 1}
      aria-colcount={shape.columns.length + 2}
      className={cx(grid, deskDensity({ density }))}
      style={cssVars({ "--desk-columns": tableTemplate(shape, sport) })}
    >
      {table && <TableHead shape={shape} />}
      {/* Remount when the layout changes: cards and rows have different heights. */}
      <VirtualList
        key={`${table} ${density} ${shape.oneLine}`}
        rows={rows}
        columnHeads={table}
        kept={kept < 0 ? null : kept}
        estimate={(row) => heightOf(row, kind, density)}
        render={(row) => <Row row={row} table={table} shape={shape} />}
        onReady={focus.onReady}
      />
    </div>
  );
}

/** Pixels before measurement. */
const HEIGHTS = {
  comfortable: { row: 64, line: 35, card: 160 },
  compact: { row: 54, line: 29, card: 156 },
} as const;
const LEAGUE_HEIGHT = 32;
const NAME_HEIGHT = 18;

function heightOf(row: ListRow, kind: "row" | "line" | "card", density: Density): number {
  if (row.kind === "league") return LEAGUE_HEIGHT;
  return HEIGHTS[density][kind] + (row.named ? NAME_HEIGHT : 0);
}

interface RowProps {
  readonly row: ListRow;
  readonly table: boolean;
  readonly shape: TableShape;
}

function Row({ row, table, shape }: RowProps) {
  if (row.kind === "league") return <LeagueHead row={row} />;
  const [first] = row.gameIds;
  const parts = (at: number) => row.parts[at] ?? "";
  if (table && first !== undefined)
    return <MatchRow gameId={first} parts={parts(0)} named={row.named} shape={shape} />;
  return (
    <div role="presentation" className={cards}>
      {row.gameIds.map((id, at) => (
        <MatchCard key={id} gameId={id} parts={parts(at)} named={row.named} />
      ))}
    </div>
  );
}

/** Focusable only while the focus is outside, else Tab could not leave the grid. */
function useGridFocus(count: number) {
  const [row, setRow] = useState<string | null>(null);
  const left = useRef<string | null>(null);
  const reveal = useRef<(index: number) => void>(() => {});
  const enter = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget) {
      enterGrid(currentTarget, left.current);
      return;
    }
    currentTarget.tabIndex = -1;
    const place = target.closest<HTMLElement>("[data-spot]");
    if (place !== null) left.current = nameOf(place);
    setRow(target.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    currentTarget.tabIndex = 0;
    setRow(null);
  };
  return {
    row,
    onReady: useCallback((show: (index: number) => void) => {
      reveal.current = show;
    }, []),
    grid: {
      ...GRID,
      tabIndex: 0,
      onFocus: enter,
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
        onGridKey(event, { count, show: (index) => reveal.current(index) }),
    },
  };
}

const grid = css({
  minWidth: "0",
  // Keeps focused elements clear of the sticky head and the bottom bar.
  "& [data-spot]": { scrollMarginTop: "44", scrollMarginBottom: "24" },
  outline: "none",
  borderRadius: "lg",
  background: { desktop: "surface" },
  // Thousands of pixels tall: a soft shadow around it costs a third of the frames of scrolling.
  boxShadow: { desktop: "edge" },
});
const cards = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: "2",
  paddingInline: "2",
  paddingBlock: { base: "0-5", desktop: "1" },
  // The odd last one takes the whole width.
  "& > :only-child": { gridColumn: "1 / -1" },
});

// The list as a grid with one tab stop.
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { ListRow } from "./build-rows.ts";
import { enterGrid, nameOf, onGridKey } from "./grid-keys.ts";
import { LeagueHead } from "./league-head.tsx";
import { MatchCard } from "./match-card.tsx";
import { MatchRow } from "./match-row.tsx";
import { TableHead } from "./table-head.tsx";
import { useDesk } from "./use-desk.ts";
import type { Columns } from "./view-options.ts";
import { VirtualList } from "./virtual-list.tsx";
import { GRID } from "./grid-roles.ts";
import { SKIP_TARGET } from "./use-page-filter.ts";

interface MatchTableProps {
  readonly rows: readonly ListRow[];
  /** The sport has columns of the first half. */
  readonly halves: boolean;
  readonly columns: Columns;
}

export function MatchTable({ rows, halves, columns }: MatchTableProps) {
  const { t } = useTranslation("sport");
  const desk = useDesk();
  const table = desk && columns === "one";
  const focus = useGridFocus(rows.length);
  const kept = rows.findIndex(({ key }) => key === focus.row);
  return (
    <div
      id={SKIP_TARGET.id}
      {...focus.grid}
      aria-label={t("list.table")}
      aria-rowcount={rows.length + 2}
      aria-colcount={halves ? 8 : 5}
      className={grid}
    >
      {table && <TableHead halves={halves} />}
      {/* Cards are higher than lines: what was measured of the one says nothing of the other. */}
      <VirtualList
        key={String(table)}
        rows={rows}
        columnHeads={table}
        kept={kept < 0 ? null : kept}
        estimate={(row) =>
          row.kind === "league" ? HEIGHTS.league : HEIGHTS[table ? "row" : "card"]
        }
        render={(row) => <Row row={row} table={table} halves={halves} />}
        onReady={focus.onReady}
      />
    </div>
  );
}

/** Before they are measured. */
const HEIGHTS = { league: 36, row: 116, card: 290 };

interface RowProps {
  readonly row: ListRow;
  readonly table: boolean;
  readonly halves: boolean;
}

function Row({ row, table, halves }: RowProps) {
  if (row.kind === "league") return <LeagueHead row={row} />;
  const [first] = row.gameIds;
  if (table && first !== undefined) return <MatchRow gameId={first} halves={halves} />;
  return (
    <div role="presentation" className={cards}>
      {row.gameIds.map((id) => (
        <MatchCard key={id} gameId={id} />
      ))}
    </div>
  );
}

/** The grid itself takes the tab key only while the focus is outside: else it could not be left. */
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
  // What takes the focus comes clear of what sticks above it, and of the bar below it.
  "& [data-spot]": { scrollMarginTop: "[11rem]", scrollMarginBottom: "[6rem]" },
  outline: "none",
  borderRadius: "lg",
  background: { desktop: "surface" },
  boxShadow: { desktop: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]" },
});
const cards = css({
  display: "grid",
  gridTemplateColumns: { base: "[minmax(0, 1fr)]", desktop: "[repeat(2, minmax(0, 1fr))]" },
  gap: "2",
  paddingInline: "2",
  paddingBlock: "1",
});

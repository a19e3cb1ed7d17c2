// The visible rows out of thousands. The window scrolls; each league is a block with a sticky head.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { css, cva } from "#styled/css/index.js";
import type { ListRow } from "./build-rows.ts";
import { leagueBlocks } from "./league-blocks.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import { ROW, ROW_GROUP } from "#ui/tables/grid-roles.ts";

interface VirtualListProps {
  readonly rows: readonly ListRow[];
  /** The column heads stick above the league heads. */
  readonly columnHeads: boolean;
  readonly estimate: (row: ListRow) => number;
  readonly render: (row: ListRow) => ReactNode;
  /** Index of the focused row, which stays rendered. */
  readonly kept: number | null;
  /** Receives a function that scrolls a row into view. */
  readonly onReady: (show: (index: number) => void) => void;
}

export function VirtualList(props: VirtualListProps) {
  "use no memo";
  const { rows, columnHeads, estimate, render, kept, onReady } = props;
  const box = useRef<HTMLDivElement>(null);
  const { virtualizer, top } = useVirtualRows({ rows, estimate, kept, box });
  const items = virtualizer.getVirtualItems();
  const places = virtualizer.measurementsCache;
  useLayoutEffect(
    () => onReady((index) => virtualizer.scrollToIndex(index, { align: "center" })),
    [onReady, virtualizer],
  );
  const row = (index: number, place?: number) => {
    const data = rows[index];
    return (
      data && (
        <div
          key={data.key}
          ref={virtualizer.measureElement}
          {...ROW}
          aria-rowindex={index + FIRST_ROW}
          data-index={index}
          data-row={index}
          data-key={data.key}
          className={place === undefined ? headRow({ columnHeads }) : matchRow}
          style={{ top: place }}
        >
          {render(data)}
        </div>
      )
    );
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {leagueBlocks(rows, items).map(({ head, last, rows: shown }) => {
        const from = places[head]?.start ?? top;
        const height = (places[last]?.end ?? from) - from;
        return (
          <div
            key={rows[head]?.key ?? "all"}
            {...ROW_GROUP}
            className={block}
            style={{ top: from - top, height }}
          >
            {row(head)}
            {shown.map(({ index, start }) => row(index, start - from))}
          </div>
        );
      })}
    </div>
  );
}

/** ARIA index after the head row. */
const FIRST_ROW = 2;

const list = css({ position: "relative", overflowAnchor: "none" });
const block = css({ position: "absolute", insetInline: "0" });
const headRow = cva({
  base: {
    position: { base: "sticky", _low: "static" },
    top: { base: "14", desktop: "header" },
    zIndex: "2",
  },
  variants: {
    columnHeads: {
      true: {
        top: {
          desktop: {
            base: "[calc({sizes.header} + 2rem)]",
            _professional: "[calc({sizes.header} + 1.75rem)]",
          },
        },
      },
      false: {},
    },
  },
});
/** A match that has just left has no height: a window would never fill with such rows. */
const matchRow = css({ position: "absolute", insetInline: "0", minHeight: "8" });

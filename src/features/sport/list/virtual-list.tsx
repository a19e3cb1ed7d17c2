// The rows in view, out of thousands. The window scrolls; leagues are blocks with a head that sticks.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { css, cva } from "#styled/css/index.js";
import type { ListRow } from "./build-rows.ts";
import { leagueBlocks } from "./league-blocks.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import { ROW, ROW_GROUP } from "./grid-roles.ts";

interface VirtualListProps {
  readonly rows: readonly ListRow[];
  /** Column heads stick above the heads of the leagues. */
  readonly columnHeads: boolean;
  readonly estimate: (row: ListRow) => number;
  readonly render: (row: ListRow) => ReactNode;
  /** Index of the row that holds the focus: it stays rendered. */
  readonly kept: number | null;
  /** Given how to bring a row into view. */
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
            key={rows[head]?.key}
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

/** Behind the two lines of the table's head. */
const FIRST_ROW = 3;

const list = css({ position: "relative", overflowAnchor: "[none]" });
const block = css({ position: "absolute", insetInline: "0" });
const headRow = cva({
  base: { position: "sticky", top: { base: "[3.5rem]", desktop: "[{sizes.header}]" }, zIndex: "2" },
  variants: {
    columnHeads: {
      true: {
        top: {
          desktop: {
            base: "[calc({sizes.header} + 3.5rem)]",
            _professional: "[calc({sizes.header} + 2.875rem)]",
          },
        },
      },
      false: {},
    },
  },
});
/** A match that has just left draws nothing: a window full of rows without height would never be full. */
const matchRow = css({ position: "absolute", insetInline: "0", minHeight: "[4rem]" });

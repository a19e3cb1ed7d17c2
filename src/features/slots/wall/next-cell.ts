import { ownValue } from "#contract/own-value.ts";

/** Cells of the wall, row by row. */
interface Wall {
  readonly total: number;
  readonly columns: number;
  /** Rows within a window. */
  readonly page: number;
}

/** Where a key leads from a cell; null for other keys and past an end. */
export function nextCell(key: string, at: number, { total, columns, page }: Wall): number | null {
  const column = at % columns;
  const jump = (rows: number) => {
    const last = Math.floor((total - 1) / columns);
    const row = Math.min(Math.max(Math.floor(at / columns) + rows, 0), last);
    return Math.min(row * columns + column, total - 1);
  };
  const to = ownValue(
    {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: jump(1),
      ArrowUp: jump(-1),
      PageDown: jump(page),
      PageUp: jump(-page),
      Home: 0,
      End: total - 1,
    },
    key,
  );
  return to === undefined || to === at || to < 0 || to >= total ? null : to;
}

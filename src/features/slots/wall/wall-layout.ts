// Columns and row height of the wall, computed and never measured: rows have their place before they are drawn.
import type { Edition } from "#contract/locales.ts";

export interface WallLayout {
  readonly columns: number;
  /** Pixels between two cells, in both directions. */
  readonly gap: number;
  /** Pixels from the top of one row to the next. */
  readonly rowHeight: number;
}

interface Sizes {
  /** All in rem. */
  readonly smallest: number;
  readonly gap: number;
}

const SIZES: Readonly<Record<Edition, Sizes>> = {
  classic: { smallest: 9.75, gap: 1 },
  professional: { smallest: 7, gap: 0.5 },
};

/** Rem of the two lines below a cover. */
export const WORDS_REM = 3;
/** Height of a cover by its width. */
const COVER = 1.25;

/** @param width of the wall in pixels @param rem in pixels */
export function wallLayout(width: number, rem: number, edition: Edition): WallLayout {
  const { smallest } = SIZES[edition];
  const gap = Math.round(SIZES[edition].gap * rem);
  const columns = Math.max(2, Math.floor((width + gap) / (smallest * rem + gap)));
  const cell = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.ceil(cell * COVER + WORDS_REM * rem) + gap };
}

// Room of a card's parts by what it shows: content and skeleton take the same, so nothing moves when
// the first answer comes.
import { cva } from "#styled/css/index.js";

/** The part between head and actions. */
export const bodySize = cva({
  variants: {
    kind: {
      match: { minHeight: "[6rem]" },
      esport: { minHeight: "[6rem]" },
      // A road of 22 columns and 5 rows.
      table: { aspectRatio: "[310 / 72]" },
      // The numbers stand under the time: seven of them find no room beside it.
      draw: { minHeight: "[8.0625rem]" },
      room: { minHeight: "[4.5rem]" },
      line: { minHeight: "[2.5rem]" },
    },
  },
});

export const actionSize = cva({
  variants: {
    kind: {
      match: { minHeight: "[5.5rem]" },
      esport: { minHeight: "[5.5rem]" },
      table: { minHeight: "[calc({sizes.control} + 4rem)]" },
      draw: { minHeight: "[calc({sizes.control-lg} + 2rem)]" },
      room: { minHeight: { base: "[calc({sizes.control-lg} + 4.25rem)]", desktop: "control-lg" } },
      line: {
        minHeight: { base: "[calc({sizes.control} + {sizes.odds} + 0.5rem)]", desktop: "control" },
      },
    },
  },
});

// Sizes of a card's parts by content. Content and skeleton are equally large, so the first answer moves
// nothing.
import { cva } from "#styled/css/index.js";

/** The part between head and actions. */
export const bodySize = cva({
  variants: {
    kind: {
      match: { minHeight: "24" },
      esport: { minHeight: "24" },
      // Height of a road of 22 columns and 5 rows.
      table: { aspectRatio: "[310 / 72]" },
      // The numbers are below the time: seven of them do not fit beside it.
      draw: { minHeight: "32-25" },
      room: { minHeight: "18" },
      line: { minHeight: "10" },
    },
  },
});

export const actionSize = cva({
  variants: {
    kind: {
      match: { minHeight: "22" },
      esport: { minHeight: "22" },
      table: { minHeight: "[calc({sizes.control} + 4rem)]" },
      draw: { minHeight: "[calc({sizes.control-lg} + 2rem)]" },
      room: { minHeight: { base: "[calc({sizes.control-lg} + 4.25rem)]", desktop: "control-lg" } },
      line: {
        minHeight: { base: "[calc({sizes.control} + {sizes.odds} + 0.5rem)]", desktop: "control" },
      },
    },
  },
});

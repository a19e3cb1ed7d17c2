import { cva } from "#styled/css/index.js";

/** The colour of a part, in the bar and beside its row. */
export const partTone = cva({
  variants: {
    part: {
      centre: { background: "accent-mark" },
      venues: { background: "alt" },
      locked: { background: "warning" },
      withdrawing: { background: "info" },
      bonus: { background: "success" },
      coin: { background: "text-muted" },
    },
  },
});

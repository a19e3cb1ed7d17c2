import { cva } from "#styled/css/index.js";

/** Money that is held has stripes: brands have other colours that look like these. */
const held =
  "[repeating-linear-gradient(135deg, transparent 0 2px, color-mix(in oklch, {colors.surface} 60%, transparent) 2px 4px)]";

/** The colour of a part, in the bar and beside its row. */
export const partTone = cva({
  variants: {
    part: {
      centre: { background: "accent-mark" },
      venues: { background: "alt" },
      locked: { backgroundColor: "warning", backgroundImage: held },
      withdrawing: { backgroundColor: "info", backgroundImage: held },
      bonus: { background: "success" },
      coin: { background: "text-muted" },
    },
  },
});

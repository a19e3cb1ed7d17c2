import { css } from "#styled/css/index.js";

/** A row of cells; the wall sets both properties. */
export const wallGrid = css({
  display: "grid",
  gridTemplateColumns: "[repeat(var(--columns), minmax(0, 1fr))]",
  columnGap: "[var(--gap)]",
});

import { css } from "#styled/css/index.js";

/** Shared by head and rows; the columns are set on the table. */
export const tableColumns = css({
  display: "grid",
  gridTemplateColumns: "var(--desk-columns)",
  columnGap: "1",
  paddingInline: "cell-pad",
});

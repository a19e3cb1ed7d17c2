// Cells of every table. On a phone, a little less room between them saves scrolling.
import { css } from "#styled/css/index.js";

export const headCell = css({
  height: "head-row",
  paddingInline: { base: "2", desktop: "cell-pad" },
  background: "surface-sunken",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
  whiteSpace: "nowrap",
});

/** Lines of text in a cell. In the professional edition they are one line, which is cut at the end of the cell. */
export const cellLines = css({
  display: "grid",
  paddingBlock: "2",
  _professional: {
    desktop: {
      display: "flex",
      alignItems: "baseline",
      columnGap: "2",
      paddingBlock: "0",
      whiteSpace: "nowrap",
      overflow: "hidden",
    },
  },
});

/** The column sets the space beside its text. */
export const flatCell = css({ paddingBlock: "1", borderTop: "thin" });

export const bodyCell = css({
  // Where a text takes two lines, it keeps clear of the rules.
  paddingBlock: "1",
  paddingInline: { base: "2", desktop: "cell-pad" },
  borderTop: "thin",
});

export const rightCell = css({ textAlign: "right" });

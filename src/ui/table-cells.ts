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

export const bodyCell = css({
  // Where a text takes two lines, it keeps clear of the rules.
  paddingBlock: "1",
  paddingInline: { base: "2", desktop: "cell-pad" },
  borderTop: "thin",
});

export const rightCell = css({ textAlign: "right" });

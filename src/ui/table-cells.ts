// Cells of every table.
import { css } from "#styled/css/index.js";

export const headCell = css({
  height: "head-row",
  paddingInline: "cell-pad",
  background: "surface-sunken",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
  whiteSpace: "nowrap",
});

export const bodyCell = css({ paddingInline: "cell-pad", borderTop: "thin" });

export const rightCell = css({ textAlign: "right" });

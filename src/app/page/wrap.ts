import { css, cx } from "#styled/css/index.js";
import { spanColumn } from "#ui/layout/span-column.ts";
import { useRoute } from "./route-handle.ts";

/** The column that bars around the page share with it: a page may span the window. */
export function useWrap(): string {
  return useRoute()?.layout === "full" ? span : wrap;
}

const wrap = css({
  width: "column",
  marginInline: "auto",
});
const span = cx(spanColumn, css({ paddingInline: { base: "4" } }));

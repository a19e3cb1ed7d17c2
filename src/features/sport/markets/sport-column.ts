// One column in place of the list, with a gutter on phones.
import { css } from "#styled/css/index.js";

export const sportColumn = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "3",
  minWidth: "0",
});

/** The page itself has no gutter on phones. */
export const pageRoom = css({
  paddingInline: { base: "2", desktop: "0" },
  paddingTop: { base: "2", desktop: "0" },
});

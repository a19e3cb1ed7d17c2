import { css } from "#styled/css/index.js";

/** The sections of a public page, one below the other in the content column. */
export const pageColumn = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "section-gap",
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "8", desktop: "12" },
  // The footer keeps its own distance.
  paddingBottom: "5",
});

// What stands in the place of the list: one column, with room to the edge of a phone.
import { css } from "#styled/css/index.js";

export const pageColumn = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
  alignContent: "start",
  gap: "3",
  minWidth: "0",
});

/** The page leaves none on phones. */
export const pageRoom = css({
  paddingInline: { base: "2", desktop: "0" },
  paddingTop: { base: "2", desktop: "0" },
});

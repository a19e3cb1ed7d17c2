import { css } from "#styled/css/index.js";

/** Cards in a narrow column: one row to swipe, with a part of the next card in sight. */
export const phoneRail = css({
  "@container (max-width: 39.99rem)": {
    gridAutoFlow: "column",
    gridAutoColumns: "86%",
    marginInline: "-gutter",
    paddingInline: "gutter",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollPaddingInline: "gutter",
    scrollbarWidth: "none",
    "& > *": { scrollSnapAlign: "start" },
  },
});

import { css } from "#styled/css/index.js";

/** A page that spans the window, and the header above it. On phones what is inside keeps its own room. */
export const spanColumn = css({
  width: "full",
  maxWidth: "480",
  // The sports desk fills the window with columns.
  "[data-desk] &": { maxWidth: "none" },
  marginInline: "auto",
  paddingInline: { desktop: "3", wide: { base: "4", _professional: "3" } },
});

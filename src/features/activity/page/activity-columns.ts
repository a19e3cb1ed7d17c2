import { css } from "#styled/css/index.js";

/** What the member may and has beside the mechanic; above it on a phone. */
export const activityColumns = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) 19rem",
    wide: "minmax(0, 1fr) 22rem",
  },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "4", desktop: { base: "8", _professional: "5" } },
  paddingBottom: { base: "8", desktop: "12" },
});

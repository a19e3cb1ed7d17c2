import { css } from "#styled/css/index.js";

/** What the member may and has stands beside the mechanic; above it on a phone. */
export const activityPage = css({
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "4", desktop: { base: "8", _professional: "5" } },
  paddingBottom: { base: "8", desktop: "12" },
});

import { css } from "#styled/css/index.js";

/** The form on the left, its summary on the right. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) 18rem",
    wide: "minmax(0, 1fr) 21rem",
  },
  alignItems: "start",
  gap: { base: "3", desktop: "4", wide: "5" },
});

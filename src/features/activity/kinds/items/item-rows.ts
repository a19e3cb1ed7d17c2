import { css } from "#styled/css/index.js";

/** Rows of items, one below the other. */
export const itemRows = css({ display: "grid", gap: "2" });

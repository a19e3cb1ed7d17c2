import { css } from "#styled/css/index.js";

/** Fields below one another, as wide as what is typed into them. */
export const formStyle = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
  gap: "4",
  minWidth: "0",
});

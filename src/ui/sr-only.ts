import { css } from "#styled/css/index.js";

/** Text for screen readers only. */
export const srOnly = css({
  position: "absolute",
  width: "[1px]",
  height: "[1px]",
  overflow: "hidden",
  clipPath: "[inset(50%)]",
  whiteSpace: "nowrap",
});

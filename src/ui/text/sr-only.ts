import { css } from "#styled/css/index.js";

/** Text for screen readers only. */
export const srOnly = css({
  position: "absolute",
  width: "hairline",
  height: "hairline",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

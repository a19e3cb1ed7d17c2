import { css } from "#styled/css/index.js";

/** The veil behind a dialog or sheet. */
export const scrim = css({
  position: "fixed",
  inset: "0",
  zIndex: "dialog",
  background: "scrim",
  transition: "opacity {durations.base} {easings.out}",
  "&[data-starting-style], &[data-ending-style]": { opacity: "0" },
});

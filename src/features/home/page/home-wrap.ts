import { css } from "#styled/css/index.js";

/** The content column of every section except full-bleed heroes. */
export const homeWrap = css({
  width: "column",
  marginInline: "auto",
});

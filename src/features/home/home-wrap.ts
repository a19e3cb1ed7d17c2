import { css } from "#styled/css/index.js";

/** The content column: every section but a full-bleed hero stands in it. */
export const homeWrap = css({
  width: "[min(100% - {spacing.gutter} * 2, {sizes.content})]",
  marginInline: "auto",
});

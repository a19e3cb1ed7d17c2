import { css } from "#styled/css/index.js";

/** The content column. */
export const wrap = css({
  width: "[min(100% - {spacing.gutter} * 2, {sizes.content})]",
  marginInline: "auto",
});

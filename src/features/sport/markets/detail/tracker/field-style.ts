// How fields are drawn: their ground, their lines, and words over them.
import { css } from "#styled/css/index.js";

export const fieldFrame = css({
  position: "relative",
  borderRadius: "md",
  background: "art-ground",
  overflow: "hidden",
});
export const fieldDrawing = css({ display: "block", width: "full" });
export const fieldLines = css({
  fill: "none",
  stroke: "on-art",
  strokeOpacity: "0.45",
  strokeWidth: "1.25",
});
/** In a corner of the frame. */
export const fieldCaption = css({
  position: "absolute",
  paddingInline: "2",
  paddingBlock: "0-5",
  borderRadius: "xs",
  background: "art-veil",
  color: "on-art",
  fontSize: "2xs",
  fontWeight: "semibold",
});

// Head of a panel beside the draws.
import { css } from "#styled/css/index.js";

export const panelHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "12",
  paddingInline: "4",
});

export const panelTitle = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  textStyle: "display",
  color: "text-strong",
  fontSize: "lg",
});

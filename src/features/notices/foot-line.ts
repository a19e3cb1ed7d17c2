// Lines at the foot of the window, one below the other. Toasts are shown over them for a moment.
import { css } from "#styled/css/index.js";

export const footHost = css({
  position: "fixed",
  insetInline: "0",
  bottom: { base: "20-safe", desktop: "5" },
  zIndex: "header",
  display: "grid",
  justifyItems: "center",
  gap: "2",
  paddingInline: "4",
  pointerEvents: "none",
  _print: { display: "none" },
});

export const footLine = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  paddingBlock: "1-5",
  paddingInline: "4",
  borderRadius: "md",
  background: "surface-overlay",
  boxShadow: "3-strong",
  color: "text",
  fontSize: "sm",
  pointerEvents: "auto",
  animation: "rise {durations.base} {easings.out}",
});

import { css } from "#styled/css/index.js";

/** A list that floats beside its trigger: menu, select. */
export const popupStyle = css({
  minWidth: "var(--anchor-width)",
  maxHeight: "[min(var(--available-height), 22rem)]",
  overflowY: "auto",
  padding: "1",
  borderRadius: "md",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text",
  fontSize: "sm",
  outline: "none",
  transformOrigin: "var(--transform-origin)",
  transition: "opacity {durations.fast}, scale {durations.fast}",
  "&[data-starting-style], &[data-ending-style]": { opacity: "0", scale: "0.98" },
});

export const positionerStyle = css({ zIndex: "dialog", outline: "none" });

export const popupItem = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "control",
  paddingInline: "3",
  borderRadius: "sm",
  cursor: "pointer",
  outline: "none",
  whiteSpace: "nowrap",
  "&[data-highlighted]": { background: "surface-hover", color: "text-strong" },
  "&[data-selected]": { color: "accent-text", fontWeight: "semibold" },
  "&[data-disabled]": { color: "text-muted", cursor: "not-allowed" },
});

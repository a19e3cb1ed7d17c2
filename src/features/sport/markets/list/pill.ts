import { css } from "#styled/css/index.js";

/** A control of the filter row: button, select or field. */
export const pill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  flex: "none",
  height: { base: "9-5", desktop: "control" },
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-raised",
  boxShadow: "edge-strong",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  "& > svg": { color: "text-muted" },
  _hover: { background: "surface-hover" },
});

export const pillKey = css({ color: "text-muted", fontWeight: "regular" });

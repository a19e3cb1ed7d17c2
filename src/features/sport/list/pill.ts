import { css } from "#styled/css/index.js";

/** A control of the filter line: button, select or field. */
export const pill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  flex: "none",
  height: { base: "[2.5rem]", desktop: "control" },
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-raised",
  boxShadow: "[inset 0 0 0 1px {colors.border-strong}]",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  "& > svg": { color: "text-muted" },
  _hover: { background: "surface-hover" },
});

export const pillKey = css({ color: "text-muted", fontWeight: "regular" });

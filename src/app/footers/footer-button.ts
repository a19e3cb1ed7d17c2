import { css } from "#styled/css/index.js";

export const footerButton = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "[0.4rem]",
  height: { base: "[2.5rem]", desktop: "[2.25rem]" },
  paddingInline: "[0.875rem]",
  borderRadius: "sm",
  background: "footer-raised",
  boxShadow: "[inset 0 0 0 1px {colors.footer-line}]",
  color: "footer-strong",
  cursor: "pointer",
  fontWeight: "semibold",
  _hover: { boxShadow: "[inset 0 0 0 1px {colors.footer-text}]" },
});

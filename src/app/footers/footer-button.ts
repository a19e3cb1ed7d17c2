import { css } from "#styled/css/index.js";

export const footerButton = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: { base: "10", desktop: "9" },
  paddingInline: "3-5",
  borderRadius: "sm",
  background: "footer-raised",
  boxShadow: "[inset 0 0 0 1px {colors.footer-line}]",
  color: "footer-strong",
  cursor: "pointer",
  fontWeight: "semibold",
  _hover: { boxShadow: "[inset 0 0 0 1px {colors.footer-text}]" },
});

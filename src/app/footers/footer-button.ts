import { css } from "#styled/css/index.js";

export const footerButton = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: { base: "10", desktop: "9" },
  paddingInline: { base: "2-5", desktop: "3-5" },
  // The name of the site has its room on a narrow phone.
  "& > svg": { display: { base: "none", desktop: "block" } },
  borderRadius: "sm",
  background: "footer-raised",
  boxShadow: "edge-footer",
  color: "footer-strong",
  cursor: "pointer",
  fontWeight: "semibold",
  _hover: { boxShadow: "edge-footer-text" },
});

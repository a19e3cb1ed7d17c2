import { css } from "#styled/css/index.js";

export const footerLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: { base: "10", desktop: "target" },
  _hover: { color: "footer-strong", textDecoration: "underline", textUnderlineOffset: "3px" },
});

import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";
import { PlainButton } from "#ui/plain-button.tsx";

/** A button that reads as a link; tall enough for a finger on phones. */
export function LinkButton({ className, ...rest }: ComponentProps<"button">) {
  return <PlainButton {...rest} className={cx(look, className)} />;
}

const look = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: { base: "10", desktop: "control-sm" },
  padding: "0",
  border: "none",
  background: "transparent",
  color: "link",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _enabled: { _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  _disabled: { color: "text-muted", cursor: "not-allowed" },
});

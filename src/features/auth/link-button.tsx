import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";

/** A button that reads as a link; tall enough for a finger on phones. */
export function LinkButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={cx(look, className)} />;
}

const look = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "[0.35rem]",
  minHeight: { base: "[2.5rem]", desktop: "control-sm" },
  padding: "0",
  border: "none",
  background: "transparent",
  color: "link",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _enabled: { _hover: { textDecoration: "underline", textUnderlineOffset: "[3px]" } },
  _disabled: { color: "text-muted", cursor: "not-allowed" },
});

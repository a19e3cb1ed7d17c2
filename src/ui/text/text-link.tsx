import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface TextLinkProps extends LinkProps {
  /** `more` stands at the end of a section head, with an arrow; `back` has it in front. */
  readonly look?: "text" | "more" | "back";
}

export function TextLink({ look = "text", className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(look === "text" ? text : more, className)}>
      {look === "back" && <Icon as={ChevronLeft} size={1} />}
      {children}
      {look === "more" && <Icon as={ChevronRight} size={1} />}
    </Link>
  );
}

const text = css({
  color: "link",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  _hover: { textDecorationThickness: "2px" },
});

const more = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: "target",
  color: "link",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { textDecoration: "underline", textUnderlineOffset: "1" },
});

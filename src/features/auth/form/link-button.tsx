import type { ComponentProps } from "react";
import { cva, cx } from "#styled/css/index.js";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface LinkButtonProps extends ComponentProps<"button"> {
  /** Within a text, and as high as its line. */
  readonly inText?: boolean;
}

/** A button that reads as a link; tall enough for a finger on phones. */
export function LinkButton({ inText, className, ...rest }: LinkButtonProps) {
  return <PlainButton {...rest} className={cx(look({ inText }), className)} />;
}

const look = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1-5",
    color: "link",
    fontSize: "sm",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
    _enabled: { _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
    _disabled: { color: "text-muted", cursor: "not-allowed" },
  },
  variants: {
    inText: {
      true: {
        position: "relative",
        _after: { content: '""', position: "absolute", insetBlock: "-2-5", insetInline: "0" },
      },
      false: { minHeight: { base: "10", desktop: "control-sm" } },
    },
  },
  defaultVariants: { inText: false },
});

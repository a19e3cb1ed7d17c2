import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";
import { PlainButton } from "./plain-button.tsx";

/** A button whose hit area is the whole positioned card or row around it. */
export function CardButton({ className, ...rest }: ComponentProps<"button">) {
  return <PlainButton {...rest} className={cx(whole, className)} />;
}

const whole = css({
  maxWidth: "full",
  textAlign: "start",
  _after: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
  _focusVisible: { outline: "none", _after: { outline: "focus", outlineOffset: "-0-5" } },
});

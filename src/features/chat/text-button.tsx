import type { ComponentProps } from "react";
import { css } from "#styled/css/index.js";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

/** A button that reads as a link in a line of text. */
export function TextButton(props: Omit<ComponentProps<"button">, "className">) {
  return <PlainButton {...props} className={link} />;
}

const link = css({
  color: "link",
  font: "inherit",
  position: "relative",
  // A finger needs more room than the line has.
  _before: { content: '""', position: "absolute", inset: "-1" },
  _hover: { textDecoration: "underline" },
});

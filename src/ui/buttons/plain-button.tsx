import type { ComponentProps } from "react";

/** A button whose look is the caller's, such as a tile, a row or a link within a text. Never submits a form by itself. */
export function PlainButton(props: ComponentProps<"button">) {
  return <button type="button" {...props} />;
}

import type { Inline } from "#contract/legal.ts";

/** The words of a text without their marks. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => (child.kind === "text" ? child.text : inlineText(child.children)))
    .join("");
}

import type { Inline } from "#contract/legal.ts";

/** Plain text without its Markdown marks. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => (child.kind === "text" ? child.text : inlineText(child.children)))
    .join("");
}

// A help page as plain text, for the search.
import type { HelpBlock, HelpPage } from "#contract/help.ts";
import { inlineText } from "#ui/text/inline-text.ts";

export interface TextPart {
  /** Anchor; empty for the head of the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The page's head and its sections. */
export function helpTextParts(page: HelpPage): TextPart[] {
  return [
    { id: "", title: "", text: [page.summary, ...page.intro.map(blockText)].join(" ") },
    ...page.sections.map(({ id, title, blocks }) => ({
      id,
      title,
      text: blocks.map(blockText).join(" "),
    })),
  ];
}

function blockText(block: HelpBlock): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return inlineText(block.children);
    case "list":
      return block.items.map((item) => item.map(blockText).join(" ")).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" ")).join(" ");
    case "picture":
      return "";
  }
}

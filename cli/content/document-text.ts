// Walks over the text of a document's tree.
import type { Block, Inline } from "#contract/legal.ts";

type Change = (text: string) => string;

/** The same blocks with every text and every address changed; addresses through `changeHref`. */
export function mapBlocks(blocks: readonly Block[], change: Change, changeHref: Change): Block[] {
  const inlines = (children: readonly Inline[]): Inline[] => children.map(inline);
  const inline = (node: Inline): Inline => {
    if (node.kind === "text") return { kind: "text", text: change(node.text) };
    const children = inlines(node.children);
    return node.kind === "link"
      ? { ...node, href: changeHref(node.href), children }
      : { ...node, children };
  };
  return blocks.map((block): Block => {
    switch (block.kind) {
      case "heading":
        return { ...block, text: change(block.text) };
      case "paragraph":
        return { ...block, children: inlines(block.children) };
      case "list":
        return { ...block, items: block.items.map((item) => mapBlocks(item, change, changeHref)) };
      case "table":
        return {
          ...block,
          head: block.head.map(inlines),
          rows: block.rows.map((row) => row.map(inlines)),
        };
    }
  });
}

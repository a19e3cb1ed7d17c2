// Maps the texts of documents and help pages, for the conversion to zh-TW and its lint.
import type { DrawingElement, HelpBlock, HelpPage } from "#contract/help.ts";
import type { Block, Inline } from "#contract/legal.ts";

type Change = (text: string) => string;

const same: Change = (text) => text;

/** @param change maps every text @param changeHref maps every link */
export function mapBlocks(
  blocks: readonly Block[],
  change: Change,
  changeHref?: Change,
): readonly Block[];
export function mapBlocks(
  blocks: readonly HelpBlock[],
  change: Change,
  changeHref?: Change,
): readonly HelpBlock[];
export function mapBlocks(
  blocks: readonly HelpBlock[],
  change: Change,
  changeHref: Change = same,
): readonly HelpBlock[] {
  const inlines = (children: readonly Inline[]): Inline[] => children.map(inline);
  const inline = (node: Inline): Inline => {
    if (node.kind === "text") return { kind: "text", text: change(node.text) };
    const children = inlines(node.children);
    return node.kind === "link"
      ? { ...node, href: changeHref(node.href), children }
      : { ...node, children };
  };
  return blocks.map((block): HelpBlock => {
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
      case "picture":
        return { ...block, alt: change(block.alt), drawing: mapDrawing(block.drawing, change) };
    }
  });
}

export function mapHelp(page: HelpPage, change: Change): HelpPage {
  return {
    slug: page.slug,
    title: change(page.title),
    summary: change(page.summary),
    keywords: page.keywords.map(change),
    intro: mapBlocks(page.intro, change),
    sections: page.sections.map(({ id, title, blocks }) => ({
      id,
      title: change(title),
      blocks: mapBlocks(blocks, change),
    })),
  };
}

function mapDrawing([tag, properties, children]: DrawingElement, change: Change): DrawingElement {
  const mapped = children.map((child) =>
    typeof child === "string" ? change(child) : mapDrawing(child, change),
  );
  return [tag, properties, mapped];
}

export function textsOf(walk: (change: Change) => unknown): readonly string[] {
  const texts: string[] = [];
  walk((text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

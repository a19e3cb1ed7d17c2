// Walks over the texts of a help page: for the conversion to zh-TW, and for its lint.
import type { DrawingElement, HelpBlock, HelpPage } from "#contract/help.ts";
import type { Block } from "#contract/legal.ts";

type Change = (text: string) => string;

/** Changes the texts of blocks that hold no picture; addresses stay. */
export type MapLeaves = (blocks: readonly Block[], change: Change) => readonly Block[];

/** The same page with every text changed. */
export function mapHelp(page: HelpPage, change: Change, mapLeaves: MapLeaves): HelpPage {
  const blocks = (list: readonly HelpBlock[]) => mapBlocks(list, change, mapLeaves);
  return {
    slug: page.slug,
    title: change(page.title),
    summary: change(page.summary),
    keywords: page.keywords.map(change),
    intro: blocks(page.intro),
    sections: page.sections.map((section) => ({
      id: section.id,
      title: change(section.title),
      blocks: blocks(section.blocks),
    })),
  };
}

/** Every text of a page in order. */
export function helpTexts(page: HelpPage, mapLeaves: MapLeaves): readonly string[] {
  const texts: string[] = [];
  const take = (text: string) => {
    texts.push(text);
    return text;
  };
  mapHelp(page, take, mapLeaves);
  return texts;
}

function mapBlocks(
  blocks: readonly HelpBlock[],
  change: Change,
  mapLeaves: MapLeaves,
): readonly HelpBlock[] {
  return blocks.flatMap((block): readonly HelpBlock[] => {
    if (block.kind === "picture")
      return [{ ...block, alt: change(block.alt), drawing: mapDrawing(block.drawing, change) }];
    if (block.kind === "list")
      return [{ ...block, items: block.items.map((item) => mapBlocks(item, change, mapLeaves)) }];
    return mapLeaves([block], change) as readonly HelpBlock[];
  });
}

function mapDrawing([tag, properties, children]: DrawingElement, change: Change): DrawingElement {
  return [
    tag,
    properties,
    children.map((child) =>
      typeof child === "string" ? change(child) : mapDrawing(child, change),
    ),
  ];
}

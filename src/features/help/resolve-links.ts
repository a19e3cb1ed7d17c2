// All brands share the texts, so a text may lead to a page that this bundle does not have: there the
// words stay, without a link.
import { PAGE_LINK, type HelpBlock, type HelpPage } from "#contract/help.ts";
import type { Inline } from "#contract/legal.ts";

type IsOpen = (path: string) => boolean;

export function resolveLinks(page: HelpPage, isOpen: IsOpen): HelpPage {
  return {
    ...page,
    intro: blocksOf(page.intro, isOpen),
    sections: page.sections.map((section) => ({
      ...section,
      blocks: blocksOf(section.blocks, isOpen),
    })),
  };
}

function blocksOf(blocks: readonly HelpBlock[], isOpen: IsOpen): HelpBlock[] {
  const inlines = (children: readonly Inline[]) => inlinesOf(children, isOpen);
  return blocks.map((block): HelpBlock => {
    switch (block.kind) {
      case "paragraph":
        return { ...block, children: inlines(block.children) };
      case "list":
        return { ...block, items: block.items.map((item) => blocksOf(item, isOpen)) };
      case "table":
        return {
          ...block,
          head: block.head.map(inlines),
          rows: block.rows.map((row) => row.map(inlines)),
        };
      default:
        return block;
    }
  });
}

const COMMA = "、";

function inlinesOf(children: readonly Inline[], isOpen: IsOpen): Inline[] {
  const shown: Inline[] = [];
  let skipComma = false;
  for (const [index, child] of children.entries()) {
    if (child.kind === "text") {
      const words = skipComma ? child.text.slice(COMMA.length) : child.text;
      skipComma = false;
      if (words !== "") shown.push({ kind: "text", text: words });
      continue;
    }
    const inner = inlinesOf(child.children, isOpen);
    if (child.kind !== "link" || !child.href.startsWith(PAGE_LINK)) {
      shown.push({ ...child, children: inner });
      continue;
    }
    const path = child.href.slice(PAGE_LINK.length);
    if (isOpen(path)) shown.push({ kind: "link", href: path, children: inner });
    else if (startsWithComma(children[index + 1])) skipComma = true;
    else if (!dropComma(shown)) shown.push(...inner);
  }
  return shown;
}

/** One of several pages in a row is left out with its comma. */
function startsWithComma(next: Inline | undefined): boolean {
  return next?.kind === "text" && next.text.startsWith(COMMA);
}

function dropComma(shown: Inline[]): boolean {
  const last = shown.at(-1);
  if (last?.kind !== "text" || !last.text.endsWith(COMMA)) return false;
  shown[shown.length - 1] = { kind: "text", text: last.text.slice(0, -COMMA.length) };
  return true;
}

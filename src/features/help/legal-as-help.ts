import type { HelpBlock, HelpPage } from "#contract/help.ts";
import type { Block, LegalDocument, LegalName } from "#contract/legal.ts";

/** Pages of the legal documents in the help area. */
export const LEGAL_SLUGS: Readonly<Record<string, LegalName>> = { gztk: "terms", ysgz: "privacy" };

/** A legal document as the search reads a help page. */
export function legalAsHelp(slug: string, document: LegalDocument): HelpPage {
  const starts = document.blocks.flatMap((block, index) => (isSection(block) ? [index] : []));
  return {
    slug,
    title: document.title,
    summary: "",
    keywords: [],
    intro: document.blocks.slice(0, starts[0]).filter(({ kind }) => kind !== "heading"),
    sections: starts.flatMap((start, index) => {
      const heading = document.blocks[start];
      if (heading?.kind !== "heading") return [];
      const blocks: readonly HelpBlock[] = document.blocks.slice(start + 1, starts[index + 1]);
      return [{ id: heading.id, title: heading.text, blocks }];
    }),
  };
}

const isSection = (block: Block) => block.kind === "heading" && block.level === 2;

import type { HelpPage } from "#contract/help.ts";
import type { Block, LegalDocument, LegalName } from "#contract/legal.ts";

/** Pages of the legal documents in the help area. */
export const LEGAL_SLUGS: Readonly<Record<string, LegalName>> = { gztk: "terms", ysgz: "privacy" };

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface LegalSections {
  /** What stands before the first section; the document's own heading is the page's. */
  readonly intro: readonly Block[];
  readonly sections: readonly LegalSection[];
}

export function legalSections({ blocks }: LegalDocument): LegalSections {
  const starts = blocks.flatMap((block, index) => (isSection(block) ? [index] : []));
  return {
    intro: blocks.slice(0, starts[0]).filter(({ kind }) => kind !== "heading"),
    sections: starts.flatMap((start, index) => {
      const heading = blocks[start];
      if (heading?.kind !== "heading") return [];
      const { id, text } = heading;
      return [{ id, title: text, blocks: blocks.slice(start + 1, starts[index + 1]) }];
    }),
  };
}

/** A legal document as the search reads a help page. */
export function legalAsHelp(slug: string, document: LegalDocument): HelpPage {
  return { slug, title: document.title, summary: "", keywords: [], ...legalSections(document) };
}

const isSection = (block: Block) => block.kind === "heading" && block.level === 2;

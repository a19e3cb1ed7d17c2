// The help pages that are rules of sports bets, as evidence of bets quotes them: without drawings and links.
import path from "node:path";
import type { RuleBlock, RuleInline, RulePage } from "#contract/evidence/evidence-data.ts";
import type { HelpBlock } from "#contract/help.ts";
import type { Inline } from "#contract/legal.ts";
import { readInside } from "../files/read-file.ts";
import { readHelpPage } from "./read-help-page.ts";

const RULES = ["rqgl", "dxqgl", "tywt"] as const;
const MAX_BYTES = 256 * 1024;

/** Without pages that cannot be read: the build reports them. */
export function readRulePages(packageRoot: string): readonly RulePage[] {
  const dir = path.join(packageRoot, "content", "help");
  return RULES.flatMap((slug): RulePage[] => {
    const file = path.join(dir, `${slug}.md`);
    const read = readInside(dir, file, MAX_BYTES);
    if (read === null || !("text" in read)) return [];
    const { page } = readHelpPage({ slug, file, text: read.text }, () => []);
    if (page === null) return [];
    const sections = page.sections.flatMap(({ title, blocks }) => [
      { kind: "heading" as const, text: title },
      ...blocks.flatMap(blockOf),
    ]);
    return [{ slug, title: page.title, blocks: [...page.intro.flatMap(blockOf), ...sections] }];
  });
}

function blockOf(block: HelpBlock): RuleBlock[] {
  switch (block.kind) {
    case "heading":
      return [{ kind: "heading", text: block.text }];
    case "paragraph":
      return [{ kind: "paragraph", line: lineOf(block.children) }];
    case "list": {
      const { ordered, items } = block;
      return [{ kind: "list", ordered, items: items.map((item) => item.flatMap(itemLine)) }];
    }
    case "table":
      return [
        {
          kind: "table",
          head: block.head.map(lineOf),
          rows: block.rows.map((row) => row.map(lineOf)),
        },
      ];
    case "picture":
      return [];
  }
}

/** An item is a line: what stands in it follows one another. */
function itemLine(block: HelpBlock): RuleInline[] {
  return blockOf(block).flatMap((made) => {
    if (made.kind === "paragraph") return made.line;
    return made.kind === "list" ? made.items.flat() : [];
  });
}

const lineOf = (inlines: readonly Inline[]): RuleInline[] =>
  inlines.flatMap((inline) => wordsOf(inline, false));

function wordsOf(inline: Inline, strong: boolean): RuleInline[] {
  if (inline.kind === "text") return [{ text: inline.text, strong }];
  return inline.children.flatMap((child) => wordsOf(child, strong || inline.kind === "strong"));
}

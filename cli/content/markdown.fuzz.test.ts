// The tree of any document holds only nodes of the contract, or there is a problem.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Block, Inline } from "#contract/legal.ts";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { checkVariables } from "./check-variables.ts";
import { LEGAL_LINK_TARGETS } from "./link-targets.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { LEGAL_HEAD, readHead } from "./read-head.ts";

const PIECES = [
  "# ",
  "- ",
  "1. ",
  "> ",
  "**",
  "*",
  "_",
  "`",
  "~~~\n",
  "[a](/home)",
  "[a](",
  ")",
  "![",
  "]",
  "[x]: y\n",
  "<https://x.y>",
  "<b>",
  "|a|\n|-|\n",
  "\n",
  "\n\n",
  "    ",
  "\t",
  "{{operator}}",
  "{{",
  "}}",
  "&#60;",
  "---\n",
  "汉字",
];
const documents = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), hostileText), { maxLength: 24 })
  .map((pieces) => pieces.join(""));

const links = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((one) => {
    if (one.kind === "text") return [];
    expect(["strong", "emphasis", "link"]).toContain(one.kind);
    return [...(one.kind === "link" ? [one.href] : []), ...links(one.children)];
  });

function linksOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [];
    case "paragraph":
      return links(block.children);
    case "list":
      return block.items.flat().flatMap(linksOf);
    case "table":
      return [...block.head, ...block.rows.flat()].flatMap(links);
  }
}

test("a document without a problem leads only to pages of the site", () => {
  fc.assert(
    fc.property(documents, (text) => {
      const { blocks, problems } = parseMarkdown(text, "terms.md", {
        targets: LEGAL_LINK_TARGETS,
      });
      if (problems.length > 0) return;
      expect(blocks.flatMap(linksOf).filter((href) => !LEGAL_LINK_TARGETS.includes(href))).toEqual(
        [],
      );
    }),
    fuzzRuns(0.2),
  );
});

test("any head is read or refused, and so is any variable", () => {
  fc.assert(
    fc.property(hostileText, hostileText, documents, (title, variables, body) => {
      const head = readHead(
        `---\ntitle: ${title}\nvariables: [${variables}]\n---\n${body}`,
        "terms.md",
        LEGAL_HEAD,
      );
      if ("code" in head) return;
      expect(checkVariables(head, "terms.md").every(({ code }) => code.startsWith("LEGAL_"))).toBe(
        true,
      );
    }),
    fuzzRuns(0.2),
  );
});

// Markdown → the contract's small tree. Anything the tree cannot hold is a problem, never dropped.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Block, Inline } from "#contract/legal.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { markdownLimit } from "./markdown-limits.ts";

type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
type NodeOf<T extends RootContent["type"]> = Extract<RootContent, { type: T }>;
type PhrasingContent = NodeOf<"paragraph">["children"][number];

export interface ParsedMarkdown {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

interface Context {
  readonly file: string;
  readonly targets: readonly string[];
  readonly problems: Problem[];
  headings: number;
}

/** @param targets what a link may point to */
export function parseMarkdown(
  text: string,
  file: string,
  targets: readonly string[],
): ParsedMarkdown {
  const limit = markdownLimit(text, file);
  if (limit !== null) return { blocks: [], problems: [limit] };
  const root = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const context: Context = { file, targets, problems: [], headings: 0 };
  const blocks = blocksOf(root.children, context);
  return { blocks, problems: context.problems.slice(0, MAX_PROBLEMS) };
}

function blocksOf(nodes: readonly RootContent[], context: Context): Block[] {
  return nodes.flatMap((node) => blockOf(node, context) ?? []);
}

function blockOf(node: RootContent, context: Context): Block | null {
  switch (node.type) {
    case "heading":
      return headingOf(node, context);
    case "paragraph":
      return { kind: "paragraph", children: inlinesOf(node.children, context) };
    case "list":
      return listOf(node, context);
    case "table":
      return tableOf(node, context);
    default:
      return refuse(node, context);
  }
}

function headingOf(node: NodeOf<"heading">, context: Context): Block | null {
  if (node.depth > 3) return refuse(node, context);
  context.headings += 1;
  const text = plainText(inlinesOf(node.children, context));
  return { kind: "heading", level: node.depth as 1 | 2 | 3, id: `s${context.headings}`, text };
}

function listOf(node: NodeOf<"list">, context: Context): Block {
  const items = node.children.map((item) => blocksOf(item.children, context));
  return { kind: "list", ordered: node.ordered === true, items };
}

function tableOf(node: NodeOf<"table">, context: Context): Block {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlinesOf(cell.children, context)),
  );
  return { kind: "table", head: head ?? [], rows };
}

function inlinesOf(nodes: readonly PhrasingContent[], context: Context): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, context) ?? []);
}

function inlineOf(node: PhrasingContent, context: Context): Inline | null {
  switch (node.type) {
    case "text":
      // A line break inside a paragraph of Chinese is no space.
      return { kind: "text", text: joinLines(node.value) };
    case "strong":
    case "emphasis":
      return { kind: node.type, children: inlinesOf(node.children, context) };
    case "link":
      if (!context.targets.includes(node.url))
        context.problems.push(linkProblem(node, node.url, context));
      return { kind: "link", href: node.url, children: inlinesOf(node.children, context) };
    default:
      return refuse(node, context);
  }
}

function joinLines(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? line.trimEnd() : line;
      return index > 0 ? end.trimStart() : end;
    })
    .join("");
}

function refuse(node: RootContent, context: Context): null {
  const place = { file: context.file, line: node.position?.start.line ?? null };
  if (node.type === "html") {
    const found = "value" in node ? String(node.value).slice(0, 40) : null;
    context.problems.push(
      problem("LEGAL_HTML", {
        ...place,
        found,
        allowed: "headings, paragraphs, lists, tables, emphasis and links",
        what: `The document holds raw HTML: ${found ?? ""}.`,
        fix: "write it in Markdown, or remove it.",
      }),
    );
  } else if (node.type.startsWith("image")) {
    context.problems.push(
      problem("LEGAL_IMAGE", {
        ...place,
        found: "url" in node ? String(node.url) : null,
        allowed: "text",
        what: "The document holds an image.",
        fix: "say in words what the image shows.",
      }),
    );
  } else {
    context.problems.push(
      problem("LEGAL_MARKDOWN", {
        ...place,
        found: node.type,
        allowed: "headings of level 1 to 3, paragraphs, lists, tables, emphasis and links",
        what: `The document uses ${node.type}, which a legal page does not show.`,
        fix: "write it as a paragraph, list or table.",
      }),
    );
  }
  return null;
}

function linkProblem(node: NodeOf<"link">, url: string, context: Context): Problem {
  const near = nearest(url, context.targets);
  return problem("LEGAL_LINK", {
    file: context.file,
    line: node.position?.start.line ?? null,
    found: url,
    allowed: "a page of the site such as /app/help/ysgz, or mailto: the contact",
    what: `The link to ${url} leads to no page of the site.`,
    fix:
      near === null
        ? "link to a page of the site, or write the text without a link."
        : `write ${near}.`,
  });
}

function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === "text" ? inline.text : plainText(inline.children)))
    .join("");
}

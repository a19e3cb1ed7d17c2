// Markdown → the contract's small tree. Anything the tree cannot hold is a problem, never dropped.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { HelpBlock, HelpPicture } from "#contract/help.ts";
import type { Block, Inline } from "#contract/legal.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { joinSteps } from "./join-steps.ts";
import { markdownLimit } from "./markdown-limits.ts";

type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
type NodeOf<T extends RootContent["type"]> = Extract<RootContent, { type: T }>;
type PhrasingContent = NodeOf<"paragraph">["children"][number];

export interface FoundPicture {
  readonly alt: string;
  readonly url: string;
  readonly line: number | null;
}

interface Rules {
  readonly targets: readonly string[];
}

export interface PictureRules {
  /** Reads a picture of a paragraph; null leaves it out. */
  readonly read: (found: FoundPicture) => HelpPicture | null;
  /** Problem of a picture in a heading, a table or other markup. */
  readonly misplaced: (found: FoundPicture) => Problem;
}

interface Parsed<B> {
  readonly blocks: readonly B[];
  readonly problems: readonly Problem[];
}

interface Context extends Rules {
  readonly pictures: PictureRules | null;
  readonly file: string;
  readonly problems: Problem[];
  headings: number;
}

/** Without rules for pictures, each picture is a problem. */
export function parseMarkdown(text: string, file: string, rules: Rules): Parsed<Block>;
export function parseMarkdown(
  text: string,
  file: string,
  rules: Rules & { readonly pictures: PictureRules },
): Parsed<HelpBlock>;
export function parseMarkdown(
  text: string,
  file: string,
  { targets, pictures = null }: Rules & { readonly pictures?: PictureRules | null },
): Parsed<HelpBlock> {
  const limit = markdownLimit(text, file);
  if (limit !== null) return { blocks: [], problems: [limit] };
  const root = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const context: Context = { targets, pictures, file, problems: [], headings: 0 };
  const blocks = blocksOf(root.children, context);
  return { blocks, problems: context.problems.slice(0, MAX_PROBLEMS) };
}

function blocksOf(nodes: readonly RootContent[], context: Context): readonly HelpBlock[] {
  return joinSteps(nodes.flatMap((node) => blockOf(node, context) ?? []));
}

function blockOf(node: RootContent, context: Context): HelpBlock | HelpBlock[] | null {
  switch (node.type) {
    case "heading":
      return headingOf(node, context);
    case "paragraph":
      return paragraphOf(node, context);
    case "list": {
      const items = node.children.map((item) => blocksOf(item.children, context));
      return { kind: "list", ordered: node.ordered === true, items };
    }
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

/** A picture inside a paragraph splits it into two. */
function paragraphOf({ children }: NodeOf<"paragraph">, context: Context): HelpBlock[] {
  const { pictures } = context;
  if (pictures === null)
    return [{ kind: "paragraph", children: inlinesOf(children, context) }];
  const blocks: HelpBlock[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    if (line.some((one) => one.kind !== "text" || one.text.trim() !== ""))
      blocks.push({ kind: "paragraph", children: line });
    line = [];
  };
  for (const child of children) {
    if (child.type === "image") {
      endLine();
      blocks.push(...[pictures.read(foundPicture(child))].flatMap((shown) => shown ?? []));
    } else line.push(...inlinesOf([child], context));
  }
  endLine();
  return blocks;
}

function foundPicture({ alt, url, position }: NodeOf<"image">): FoundPicture {
  return { alt: alt ?? "", url, line: position?.start.line ?? null };
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
      // In Chinese a line break is not a space.
      return { kind: "text", text: node.value.replaceAll(/(?<!\s)\s*\n\s*/g, "") };
    case "strong":
    case "emphasis":
      return { kind: node.type, children: inlinesOf(node.children, context) };
    case "link":
      if (!context.targets.includes(node.url)) context.problems.push(linkProblem(node, context));
      return { kind: "link", href: node.url, children: inlinesOf(node.children, context) };
    default:
      return refuse(node, context);
  }
}

const SHOWN = "headings of level 1 to 3, paragraphs, lists, tables, emphasis and links";

function refuse(node: RootContent, context: Context): null {
  const place = { file: context.file, line: node.position?.start.line ?? null };
  const { problems, pictures } = context;
  if (node.type === "html") {
    const found = node.value.slice(0, 40);
    const what = `The document holds raw HTML: ${found}.`;
    const fix = "write it in Markdown, or remove it.";
    problems.push(problem("LEGAL_HTML", { ...place, found, allowed: SHOWN, what, fix }));
  } else if (node.type === "image" && pictures !== null) {
    problems.push(pictures.misplaced(foundPicture(node)));
  } else if (node.type.startsWith("image")) {
    const found = "url" in node ? node.url : null;
    const what = "The document holds an image.";
    const fix = "say in words what the image shows.";
    problems.push(problem("LEGAL_IMAGE", { ...place, found, allowed: "text", what, fix }));
  } else {
    const what = `The document uses ${node.type}, which a legal page does not show.`;
    const fix = "write it as a paragraph, list or table.";
    const found = node.type;
    problems.push(problem("LEGAL_MARKDOWN", { ...place, found, allowed: SHOWN, what, fix }));
  }
  return null;
}

function linkProblem({ url, position }: NodeOf<"link">, context: Context): Problem {
  const near = nearest(url, context.targets);
  return problem("LEGAL_LINK", {
    file: context.file,
    line: position?.start.line ?? null,
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

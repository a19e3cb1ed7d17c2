// Parses a drawing as XML; parts that no drawing needs, from a DOCTYPE to a comment, are problems.
import { SaxesParser } from "saxes";
import type { Problem } from "../errors/errors.ts";

export interface SvgElement {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly line: number;
  /** 1 for the outermost element. */
  readonly depth: number;
  readonly children: readonly SvgElement[];
}

export type SvgProblem = Pick<Problem, "code" | "what" | "fix"> & {
  readonly line: number;
  readonly found?: string;
  readonly allowed?: string;
};

export interface ParsedSvg {
  /** All of them, in document order. */
  readonly elements: readonly SvgElement[];
  readonly problems: readonly SvgProblem[];
}

export function parseSvg(svg: string): ParsedSvg {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const elements: SvgElement[] = [];
  const problems: SvgProblem[] = [];
  const open: { children: SvgElement[] }[] = [{ children: [] }];
  parser.on("opentag", ({ name, attributes }) => {
    const { line } = parser;
    const element = { name, attributes: Object.entries(attributes), line, depth: open.length };
    const node = { ...element, children: [] };
    open.at(-1)?.children.push(node);
    elements.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("error", ({ message }) => {
    if (problems.some(({ code }) => code === "BRAND_SVG_SYNTAX")) return;
    const what = `The drawing is not well-formed: ${message.replace(/^\d+:\d+: /, "")}`;
    const fix = "export the drawing again as plain SVG.";
    problems.push({ code: "BRAND_SVG_SYNTAX", line: parser.line, what, fix });
  });
  refuseDeclarations(parser, problems);
  if (svg.length === 0) parser.fail("the file is empty");
  // After a lone surrogate the parser skips a character, which may begin a comment.
  if (!svg.isWellFormed()) parser.fail("it holds half a character");
  parser.write(svg).close();
  return { elements, problems };
}

/** An HTML parser ends a comment earlier than an XML parser: the rest could be markup. */
function refuseDeclarations(parser: SaxesParser<{ xmlns: false }>, problems: SvgProblem[]): void {
  const refused = {
    doctype: "a DOCTYPE",
    processinginstruction: "a processing instruction",
    cdata: "a CDATA section",
    comment: "a comment",
  };
  for (const [event, found] of Object.entries(refused))
    parser.on(event as keyof typeof refused, () => {
      const what = `The drawing holds ${found}.`;
      const fix = "remove it; a drawing needs none.";
      problems.push({ code: "BRAND_SVG_DECLARATION", line: parser.line, found, what, fix });
    });
}

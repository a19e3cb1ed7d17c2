// Reads a drawing with an XML parser and holds it against the allow-list.
import { SaxesParser, type SaxesAttributeNS, type SaxesAttribute } from "saxes";
import { unknownArtRoles } from "#contract/artwork.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { lineOf } from "../files/characters.ts";
import { SvgCost } from "./svg-cost.ts";
import type { ErrorCode } from "../errors/error-codes.ts";
import { nearest } from "../errors/nearest.ts";
import {
  isAllowedAttribute,
  SVG_ELEMENTS,
  SVG_NAMESPACES,
  SVG_PROPERTIES,
} from "./svg-allow-list.ts";

const LOCAL = /^#[A-Za-z_][\w.-]*$/;

export function svgProblems(svg: string, file: string): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, number>();
  const parser = new SaxesParser({ xmlns: false, position: true });
  const report = (
    code: ErrorCode,
    found: string | null,
    what: string,
    fix: string,
    allowed: string | null = null,
  ) => {
    if (problems.length >= MAX_PROBLEMS) return;
    problems.push(problem(code, { file, line: parser.line, found, allowed, what, fix }));
  };
  const cost = new SvgCost((what) =>
    report("BRAND_SVG_COST", null, what, "draw it with fewer, simpler shapes."),
  );
  let depth = 0;
  let failed = false;
  parser.on("error", (error) => {
    if (failed) return;
    failed = true;
    const reason = error.message.replace(/^\d+:\d+: /, "");
    report(
      "BRAND_SVG_SYNTAX",
      null,
      `The drawing is not well-formed: ${reason}`,
      "export the drawing again as plain SVG.",
    );
  });
  refuseDeclarations(parser, report);
  parser.on("opentag", ({ name, attributes }) => {
    const values = attributes as Record<string, string | SaxesAttribute | SaxesAttributeNS>;
    if (depth === 0) checkRoot(name, values, report);
    depth += 1;
    cost.open(name, values);
    if (!SVG_ELEMENTS.has(name)) refuseElement(name, report);
    for (const [key, value] of Object.entries(values)) {
      checkAttribute(name, key, String(value), report);
      if (key === "id") checkId(String(value), ids, parser.line, report);
    }
  });
  parser.on("closetag", () => {
    depth -= 1;
    cost.close();
  });
  if (svg.length === 0) parser.fail("the file is empty");
  // The parser takes what follows for the other half, were it the beginning of a comment.
  if (!svg.isWellFormed()) parser.fail("it holds half a character");
  parser.write(svg).close();
  cost.end();
  return [...problems, ...roleProblems(svg, file)];
}

function refuseDeclarations(parser: SaxesParser<{ xmlns: false }>, report: Report): void {
  const refuse = (kind: string) => () =>
    report(
      "BRAND_SVG_DECLARATION",
      kind,
      `The drawing holds ${kind}.`,
      "remove it; a drawing needs none.",
    );
  parser.on("doctype", refuse("a DOCTYPE"));
  parser.on("processinginstruction", refuse("a processing instruction"));
  parser.on("cdata", refuse("a CDATA section"));
  // An html parser ends a comment earlier than an xml parser: what stands behind could be markup.
  parser.on("comment", refuse("a comment"));
}

type Report = (
  code: ErrorCode,
  found: string | null,
  what: string,
  fix: string,
  allowed?: string | null,
) => void;

function checkRoot(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  report: Report,
): void {
  if (name !== "svg") {
    report(
      "BRAND_SVG_ELEMENT",
      name,
      `The outermost element is <${name}>.`,
      "make <svg> the outermost element.",
      "svg",
    );
  } else if (!hasSize(attributes)) {
    report(
      "BRAND_SVG_VIEW_BOX",
      attributes["viewBox"] === undefined ? null : String(attributes["viewBox"]),
      "The drawing has no viewBox of four numbers, so it cannot be scaled.",
      'add a viewBox such as viewBox="0 0 64 64" to <svg>.',
    );
  }
}

const VIEW_BOX = /^\s*-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?){3}\s*$/;
const MAX_SIDE = 100_000;

/** Width and height of the viewBox; null when it has none a painter can use. */
export function viewBoxSize(value: unknown): { width: number; height: number } | null {
  if (typeof value !== "string" || !VIEW_BOX.test(value)) return null;
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sound = (side: number) => side > 0 && side <= MAX_SIDE;
  return sound(width) && sound(height) ? { width, height } : null;
}

/** A viewBox, and no size of its own that contradicts it. */
function hasSize(attributes: Readonly<Record<string, unknown>>): boolean {
  const box = viewBoxSize(attributes["viewBox"]);
  if (box === null) return false;
  const [width = box.width, height = box.height] = ["width", "height"].map((side) =>
    attributes[side] === undefined ? undefined : Number.parseFloat(String(attributes[side])),
  );
  return Math.abs(width * box.height - height * box.width) < 1e-6 * box.width * height;
}

function refuseElement(name: string, report: Report): void {
  const near = nearest(name, [...SVG_ELEMENTS]);
  report(
    "BRAND_SVG_ELEMENT",
    name,
    `The element <${name}> is not allowed in a drawing.`,
    near
      ? `write <${near}> if that is what you mean, or remove the element.`
      : "remove the element, or draw it with paths.",
    [...SVG_ELEMENTS].join(", "),
  );
}

function checkId(id: string, ids: Map<string, number>, line: number, report: Report): void {
  const first = ids.get(id);
  if (first === undefined) return void ids.set(id, line);
  report(
    "BRAND_SVG_DUPLICATE_ID",
    id,
    `The id "${id}" stands on line ${first} already.`,
    "give each element an id of its own.",
  );
}

function checkAttribute(element: string, name: string, value: string, report: Report): void {
  if (name.startsWith("xmlns")) {
    if (SVG_NAMESPACES[name] === value) return;
    return report(
      "BRAND_SVG_ATTRIBUTE",
      name,
      `<${element}> declares the namespace ${name}="${value}".`,
      "remove the namespace and what uses it.",
    );
  }
  if (!isAllowedAttribute(name)) {
    return report(
      "BRAND_SVG_ATTRIBUTE",
      name,
      `The attribute ${name} of <${element}> is not allowed.`,
      "remove the attribute.",
    );
  }
  if (name === "href" || name === "xlink:href") return checkReference(element, name, value, report);
  if (name === "style") return checkStyle(element, value, report);
  if (hasForeignUrl(value)) refuseReference(`${name} of <${element}>`, value, report);
}

function checkReference(element: string, name: string, value: string, report: Report): void {
  if (!LOCAL.test(value)) refuseReference(`${name} of <${element}>`, value, report);
}

function hasForeignUrl(value: string): boolean {
  // Escapes could spell `url` in another way; no drawing needs them.
  if (value.includes("\\")) return true;
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? [];
  return (
    urls.some((url) => !/^url\(\s*(["']?)#[A-Za-z_][\w.-]*\1\s*\)$/.test(url)) ||
    /image\s*\(|javascript:|data:/i.test(value)
  );
}

function refuseReference(place: string, value: string, report: Report): void {
  const shown = value.length > 60 ? `${value.slice(0, 57)}...` : value;
  report(
    "BRAND_SVG_REFERENCE",
    shown,
    `The ${place} refers to "${shown}", outside the drawing.`,
    "put what it refers to into the drawing and refer to it by #id.",
    "#id of an element of the same drawing",
  );
}

function checkStyle(element: string, style: string, report: Report): void {
  for (const declaration of style
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")) {
    const [property = "", ...rest] = declaration.split(":");
    const value = rest.join(":").trim();
    if (!SVG_PROPERTIES.has(property.trim()) || value === "" || /[@{}<>]|\/\*/.test(declaration)) {
      report(
        "BRAND_SVG_STYLE",
        declaration,
        `The style of <${element}> sets "${declaration}", which is not allowed.`,
        "remove it from the style.",
      );
    } else if (hasForeignUrl(value)) refuseReference(`style of <${element}>`, value, report);
  }
}

function roleProblems(svg: string, file: string): Problem[] {
  const roles = unknownArtRoles(svg).slice(0, MAX_PROBLEMS);
  return roles.map((role) =>
    problem("BRAND_ART_ROLE", {
      file,
      line: lineOf(svg, svg.indexOf(role)),
      found: role,
      allowed:
        "{{a0}} to {{a5}}, {{k1}} to {{k4}}, {{g1}} to {{g4}}, {{w}}, each also as {{1.a0}} to {{8.a0}}",
      what: `The drawing names the colour role ${role}, which does not exist.`,
      fix: "use one of the colour roles.",
    }),
  );
}

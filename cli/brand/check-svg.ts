import { unknownArtRoles } from "#contract/artwork.ts";
import { ownValue } from "#contract/own-value.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest, orNearest } from "../errors/nearest.ts";
import { lineOf } from "../base/characters.ts";
import { parseSvg, type SvgElement, type SvgProblem } from "./parse-svg.ts";
import {
  isAllowedAttribute,
  SVG_ELEMENTS,
  SVG_NAMESPACES,
  SVG_PROPERTIES,
} from "./svg-allow-list.ts";
import { costProblems } from "./svg-cost.ts";

export function svgProblems(svg: string, file: string): Problem[] {
  const { elements, problems } = parseSvg(svg);
  return [problems, elementProblems(elements), costProblems(elements), roleProblems(svg)]
    .flatMap((found) => Iterator.from(found).take(MAX_PROBLEMS).toArray())
    .slice(0, MAX_PROBLEMS)
    .map(({ code, ...rest }) => problem(code, { file, ...rest }));
}

const VIEW_BOX = /^\s*-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?){3}\s*$/;
const MAX_SIDE = 100_000;

/** Null when there is none or its size is unusable. */
export function viewBoxSize(value: string | undefined): { width: number; height: number } | null {
  if (value === undefined || !VIEW_BOX.test(value)) return null;
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isValid = (side: number) => side > 0 && side <= MAX_SIDE;
  return isValid(width) && isValid(height) ? { width, height } : null;
}

function* elementProblems(elements: readonly SvgElement[]): Generator<SvgProblem> {
  const ids = new Map<string, number>();
  for (const element of elements) {
    const { name, attributes, line, depth } = element;
    if (depth === 1) yield* rootProblems(element);
    if (!SVG_ELEMENTS.has(name))
      yield {
        code: "BRAND_SVG_ELEMENT",
        line,
        found: name,
        allowed: [...SVG_ELEMENTS].join(", "),
        what: `The element <${name}> is not allowed in a drawing.`,
        fix: orNearest(
          nearest(name, [...SVG_ELEMENTS]),
          "remove the element, or draw it with paths.",
        ),
      };
    for (const [key, value] of attributes) {
      yield* attributeProblems({ element: name, line }, key, value);
      if (key !== "id") continue;
      const first = ids.get(value);
      ids.set(value, first ?? line);
      if (first !== undefined)
        yield {
          code: "BRAND_SVG_DUPLICATE_ID",
          line,
          found: value,
          what: `The id "${value}" is already used on line ${first}.`,
          fix: "give each element an id of its own.",
        };
    }
  }
}

function* rootProblems({ name, attributes, line }: SvgElement): Generator<SvgProblem> {
  const given = new Map(attributes);
  if (name !== "svg")
    yield {
      code: "BRAND_SVG_ELEMENT",
      line,
      found: name,
      allowed: "svg",
      what: `The outermost element is <${name}>.`,
      fix: "make <svg> the outermost element.",
    };
  else if (!hasSize(given))
    yield {
      code: "BRAND_SVG_VIEW_BOX",
      line,
      found: given.get("viewBox") ?? "",
      what: "The drawing has no viewBox of four numbers, so it cannot be scaled.",
      fix: 'add a viewBox such as viewBox="0 0 64 64" to <svg>.',
    };
}

/** A viewBox, and no width and height in another proportion. */
function hasSize(attributes: ReadonlyMap<string, string>): boolean {
  const box = viewBoxSize(attributes.get("viewBox"));
  if (box === null) return false;
  const side = (name: "width" | "height") =>
    Number.parseFloat(attributes.get(name) ?? `${box[name]}`);
  const difference = side("width") * box.height - side("height") * box.width;
  return Math.abs(difference) < 1e-6 * box.width * side("height");
}

interface At {
  readonly element: string;
  readonly line: number;
}

const LOCAL = /^#[A-Za-z_][\w.-]*$/;

function* attributeProblems(at: At, name: string, value: string): Generator<SvgProblem> {
  const { element, line } = at;
  const isNamespace = name.startsWith("xmlns");
  if (isNamespace ? ownValue(SVG_NAMESPACES, name) !== value : !isAllowedAttribute(name))
    yield {
      code: "BRAND_SVG_ATTRIBUTE",
      line,
      found: name,
      what: isNamespace
        ? `<${element}> declares the namespace ${name}="${value}".`
        : `The attribute ${name} of <${element}> is not allowed.`,
      fix: isNamespace ? "remove the namespace and what uses it." : "remove the attribute.",
    };
  else if (name === "style") yield* styleProblems(at, value);
  else if (name === "href" || name === "xlink:href" ? !LOCAL.test(value) : hasForeignUrl(value))
    yield foreignReference(at, name, value);
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

function foreignReference({ element, line }: At, attribute: string, value: string): SvgProblem {
  const found = value.length > 60 ? `${value.slice(0, 57)}...` : value;
  return {
    code: "BRAND_SVG_REFERENCE",
    line,
    found,
    allowed: "#id of an element of the same drawing",
    what: `The ${attribute} of <${element}> refers to "${found}", outside the drawing.`,
    fix: "put what it refers to into the drawing and refer to it by #id.",
  };
}

function* styleProblems(at: At, style: string): Generator<SvgProblem> {
  for (const declaration of style.split(";").map((part) => part.trim())) {
    if (declaration === "") continue;
    const [property = "", ...rest] = declaration.split(":");
    const value = rest.join(":").trim();
    if (!SVG_PROPERTIES.has(property.trim()) || value === "" || /[@{}<>]|\/\*/.test(declaration))
      yield {
        code: "BRAND_SVG_STYLE",
        line: at.line,
        found: declaration,
        what: `The style of <${at.element}> sets "${declaration}", which is not allowed.`,
        fix: "remove it from the style.",
      };
    else if (hasForeignUrl(value)) yield foreignReference(at, "style", value);
  }
}

const ROLES =
  "{{a0}} to {{a5}}, {{k1}} to {{k4}}, {{g1}} to {{g4}}, {{w}}, each also as {{1.a0}} to {{8.a0}}";

function* roleProblems(svg: string): Generator<SvgProblem> {
  for (const role of unknownArtRoles(svg))
    yield {
      code: "BRAND_ART_ROLE",
      line: lineOf(svg, svg.indexOf(role)),
      found: role,
      allowed: ROLES,
      what: `The drawing names the colour role ${role}, which does not exist.`,
      fix: "use one of the colour roles.",
    };
}

// A checked drawing as data: the core renders it element by element, in the colours of the page and without
// markup strings.
import { SaxesParser } from "saxes";
import type { DrawingElement, DrawingNode } from "#contract/help.ts";

/** Left out: browsers show them as tooltips. */
const UNSHOWN: ReadonlySet<string> = new Set(["title", "desc"]);

const DROPPED = /^(?:xmlns|xml:|id$|role$|focusable$|version$)/;

/** @param svg without problems @param prefix of its ids, unique in the page */
export function readDrawing(svg: string, prefix: string): DrawingElement {
  const parser = new SaxesParser({ xmlns: false });
  const open: Mutable[] = [["", {}, []]];
  parser.on("opentag", ({ name, attributes }) => {
    const element: Mutable = [name, propertiesOf(attributes, prefix), []];
    if (!UNSHOWN.has(name)) open.at(-1)?.[2].push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (text) => {
    const words = text.replaceAll(/\s+/g, " ");
    if (words.trim() !== "") open.at(-1)?.[2].push(words.trim());
  });
  parser.write(svg).close();
  const root = open[0]?.[2][0];
  if (root === undefined || typeof root === "string") throw new Error("the drawing has no element");
  return root;
}

type Mutable = [tag: string, properties: Record<string, string>, children: DrawingNode[]];

function propertiesOf(
  attributes: Readonly<Record<string, unknown>>,
  prefix: string,
): Record<string, string> {
  const properties: Record<string, string> = {};
  const set = (name: string, value: string) => {
    const reference = name.endsWith("href") ? value.replace(/^#/, `#${prefix}-`) : value;
    properties[propertyName(name)] = reference.replaceAll(
      /url\(\s*(["']?)#([^()"'\s]+)\1\s*\)/g,
      `url(#${prefix}-$2)`,
    );
  };
  for (const [name, given] of Object.entries(attributes)) {
    const value = String(given);
    if (name === "id") properties["id"] = `${prefix}-${value}`;
    if (DROPPED.test(name)) continue;
    if (name !== "style") set(name, value);
    // The page's CSP forbids style attributes; the same properties work as attributes.
    else for (const [property, text] of declarations(value)) set(property, text);
  }
  return properties;
}

function declarations(style: string): (readonly [string, string])[] {
  return style.split(";").flatMap((declaration) => {
    const at = declaration.indexOf(":");
    return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]];
  });
}

/** `stroke-width` → `strokeWidth`; `aria-…` keeps its name. */
function propertyName(attribute: string): string {
  const name = attribute.replace(/^xlink:/, "");
  if (name.startsWith("aria-")) return name;
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

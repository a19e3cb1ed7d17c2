// Two rules for styles of the core. No value has `!`: the component needs a variant instead. No object of styles is
// written twice: it belongs into a component, a pattern or a shared constant.
import { parseSync } from "@swc/core";
import { describe, expect, it } from "vitest";
import { coreSources } from "./core-sources.ts";

const CALL = /^(?:css|cva|sva)$/;
const LAYOUT = /^(?:Row|Stack|Grid|Box|Text|Heading|Card|WithRail)$/;
const OVERRIDE = /!(?:important)?\s*\]?$/;

type Node = Readonly<Record<string, unknown>>;

/** Calls of `css`, `cva` and `sva`, and elements of layout components. */
function styleNodes(source: string): readonly Node[] {
  const found: Node[] = [];
  visit(parseSync(source, { syntax: "typescript", tsx: true }), (node) => {
    if (node["type"] === "CallExpression" && CALL.test(nameOf(node["callee"]))) found.push(node);
    if (node["type"] === "JSXOpeningElement" && LAYOUT.test(nameOf(node["name"]))) found.push(node);
  });
  return found;
}

function overrides(styles: readonly Node[]): readonly string[] {
  const found: string[] = [];
  for (const style of styles)
    visit(style, ({ type, value }) => {
      if (type === "StringLiteral" && OVERRIDE.test(String(value))) found.push(String(value));
    });
  return found;
}

/** Two properties are fewer words than the import of a shared constant. */
const SHORT = 2;

/** Each object of more than two styles as text, its properties sorted, so that equal objects give equal texts. */
function styleTexts(styles: readonly Node[]): readonly string[] {
  return styles
    .flatMap((node) => (node["arguments"] as readonly { expression: Node }[] | undefined) ?? [])
    .map(({ expression }) => expression["properties"])
    .filter((properties) => Array.isArray(properties) && properties.length > SHORT)
    .map((properties) => textOf(properties));
}

function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).toSorted().join();
  if (typeof node !== "object" || node === null) return JSON.stringify(node);
  const { span: _, ctxt: __, raw: ___, ...fields } = node as Node;
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join(" ");
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, see));
  if (typeof node !== "object" || node === null) return;
  see(node as Node);
  Object.values(node).forEach((child) => visit(child, see));
}

const nameOf = (node: unknown) => String((node as { readonly value?: unknown }).value ?? "");

/** File → its calls and elements with styles. */
type Styles = ReadonlyMap<string, readonly Node[]>;

function stylesOf(files: Iterable<readonly [string, string]>): Styles {
  return new Map([...files].map(([file, source]) => [file, styleNodes(source)]));
}

/** @returns the files of each object that is written more than once */
function repeated(core: Styles): readonly string[] {
  const files = new Map<string, string[]>();
  for (const [file, styles] of core)
    for (const text of styleTexts(styles)) files.set(text, [...(files.get(text) ?? []), file]);
  return [...files.values()].filter(({ length }) => length > 1).map((found) => found.join(", "));
}

const sources = [...coreSources(["**/*.test.{ts,tsx}"])];
const core = stylesOf(sources.filter(([, source]) => source.includes("#styled/")));

describe("an override", () => {
  it("is found in styles, in conditions and in props of layout", () => {
    const source = `const a = css({ color: "text!", _hover: { width: "[1px!]" } });
      const b = cva({ variants: { on: { true: { height: { base: "4 !important" } } } } });
      const c = <Row gap="2!" title="Stop!">{t("no!")}</Row>;
      const d = <Heading size="lg!">{t("no!")}</Heading>;`;
    expect(overrides(styleNodes(source))).toEqual([
      "text!",
      "[1px!]",
      "4 !important",
      "2!",
      "Stop!",
      "lg!",
    ]);
  });

  it("stands nowhere in the core", () => {
    expect(core.size).toBeGreaterThan(700);
    const found = [...core].flatMap(([file, styles]) =>
      overrides(styles).map((value) => `${file}: ${value}`),
    );
    expect(found).toEqual([]);
  });
});

describe("a repeated object of styles", () => {
  it("is found within a file and across files, in whatever order its properties stand", () => {
    const box = `css({ gap: "2", _hover: { color: "text", gap: "1" }, padding: "3" })`;
    const same = `css({ padding: "3", _hover: { gap: "1", color: "text" }, gap: "2" })`;
    const other = `css({ padding: "3", _hover: { gap: "1", color: "link" }, gap: "2" })`;
    const short = `css({ gap: "2", color: "text" })`;
    const planted = stylesOf([
      ["a.tsx", `const a = ${box}; const b = ${short}; const c = ${other};`],
      ["b.tsx", `const a = <b className={${same}} />; const b = ${short};`],
    ]);
    expect(repeated(planted)).toEqual(["a.tsx, b.tsx"]);
    expect(repeated(stylesOf([["a.tsx", `${box}; ${same};`]]))).toEqual(["a.tsx, a.tsx"]);
  });

  it("stands nowhere in the core", () => {
    expect(repeated(core)).toEqual([]);
  });
});

// Values of styles come from the scales in panda.config.ts. An escape is for a value that stands once, such as a
// gradient of a drawing. An escaped size, such as `[calc(100dvh - 2rem)]`, follows something else: the window, the
// container, the text or a token. A fixed length is a step of the scale.
import { readFile, glob } from "node:fs/promises";
import path from "node:path";
import { parse } from "@swc/core";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const SIZE_LIMIT = 100;
const LIMIT = 140;
const SIZE_PROPERTY =
  /^((min|max)?(width|height)|size|boxsize|(padding|margin|inset|scroll(padding|margin))(top|right|bottom|left|inline|block)?(start|end)?|top|right|bottom|left|(row|column)?gap|fontsize|lineheight|letterspacing|textunderlineoffset|border\w*radius|flexbasis|gridauto(rows|columns)|containintrinsic\w+)$/i;
const FIXED_LENGTH = /^\[-?[\d.]+(rem|px)?( -?[\d.]+(rem|px)?)*!?\]$/;

interface Escape {
  readonly property: string;
  readonly value: string;
}

interface FoundEscape extends Escape {
  readonly file: string;
}

const isSize = ({ property }: Escape) => SIZE_PROPERTY.test(property);

/** Escapes in properties and props, those inside conditions (`{ base: "[50vh]" }`) included. */
async function escapes(source: string): Promise<readonly Escape[]> {
  const found: Escape[] = [];
  const visit = (node: unknown, property: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, property));
    if (typeof node !== "object" || node === null) return;
    const fields = node as Readonly<Record<string, unknown>>;
    if (fields["type"] === "StringLiteral") {
      const value = String(fields["value"]);
      if (property !== "" && /^\[.*\]$/.test(value)) found.push({ property, value });
    } else if (fields["type"] === "KeyValueProperty") {
      const name = String((fields["key"] as { readonly value?: unknown }).value ?? "");
      visit(fields["value"], isCondition(name) ? property : name);
    } else if (fields["type"] === "JSXAttribute") {
      visit(fields["value"], String((fields["name"] as { readonly value?: unknown }).value ?? ""));
    } else if (fields["type"] === "CallExpression") {
      // The text of a call, such as `querySelector("[data-row]")`, is no value of the property around it.
      Object.values(fields).forEach((child) => visit(child, ""));
    } else {
      Object.values(fields).forEach((child) => visit(child, property));
    }
  };
  visit(await parse(source, { syntax: "typescript", tsx: true }), "");
  return found;
}

const isCondition = (name: string) => /^(_\w+|base|desktop|wide)$/.test(name);

async function escapesOfTheCore(): Promise<readonly FoundEscape[]> {
  const found: FoundEscape[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = await readFile(path.join(ROOT, file), "utf8");
    if (!source.includes('"[')) continue;
    found.push(...(await escapes(source)).map((escape) => ({ ...escape, file })));
  }
  return found;
}

const textOf = ({ file, property, value }: FoundEscape) => `${file}: ${property} ${value}`;

it("finds an escape in a style, a condition and a prop, and tells sizes from others", async () => {
  const source = `css({
    width: { base: "[50vw]", _professional: "4" },
    boxShadow: "[0 1px 0 red]",
    "@container (min-width: 4rem)": { fontSize: "[1.1em]" },
  });
  const row = { open: () => find("[data-row]"), view: <Box minHeight="[60vh]" /> };`;
  const found = await escapes(source);
  expect(found.filter(isSize)).toEqual([
    { property: "width", value: "[50vw]" },
    { property: "fontSize", value: "[1.1em]" },
    { property: "minHeight", value: "[60vh]" },
  ]);
  expect(found).toContainEqual({ property: "boxShadow", value: "[0 1px 0 red]" });
  expect(found).toHaveLength(4);
});

it(`the core escapes at most ${LIMIT} values, ${SIZE_LIMIT} sizes and no fixed length`, async () => {
  const found = await escapesOfTheCore();
  const sizes = found.filter(isSize);
  expect(sizes.filter(({ value }) => FIXED_LENGTH.test(value)).map(textOf)).toEqual([]);
  expect(sizes.length, sizes.map(textOf).join("\n")).toBeLessThanOrEqual(SIZE_LIMIT);
  expect(found.length, found.map(textOf).join("\n")).toBeLessThanOrEqual(LIMIT);
});

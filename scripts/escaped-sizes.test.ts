// Sizes come from the scale in panda.config.ts. An escaped size, such as `[calc(100dvh - 2rem)]`, is for a value that
// follows something else: the window, the container, the text or a token. A fixed length is a step of the scale.
import { readFile, glob } from "node:fs/promises";
import path from "node:path";
import { parse } from "@swc/core";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const LIMIT = 120;
const SIZE_PROPERTY =
  /^((min|max)?(width|height)|size|boxsize|(padding|margin|inset|scroll(padding|margin))(top|right|bottom|left|inline|block)?(start|end)?|top|right|bottom|left|(row|column)?gap|fontsize|lineheight|letterspacing|textunderlineoffset|border\w*radius|flexbasis|gridauto(rows|columns)|containintrinsic\w+)$/i;
const FIXED_LENGTH = /^\[-?[\d.]+(rem|px)?( -?[\d.]+(rem|px)?)*!?\]$/;

interface EscapedSize {
  readonly property: string;
  readonly value: string;
}

/** Escapes in size properties, those inside conditions (`{ base: "[50vh]" }`) included. */
async function escapedSizes(source: string): Promise<readonly EscapedSize[]> {
  const found: EscapedSize[] = [];
  const visit = (node: unknown, property: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, property));
    if (typeof node !== "object" || node === null) return;
    const fields = node as Readonly<Record<string, unknown>>;
    if (fields["type"] === "StringLiteral") {
      const value = String(fields["value"]);
      if (SIZE_PROPERTY.test(property) && /^\[.*\]$/.test(value)) found.push({ property, value });
    } else if (fields["type"] === "KeyValueProperty") {
      const name = String((fields["key"] as { readonly value?: unknown }).value ?? "");
      visit(fields["value"], isCondition(name) ? property : name);
    } else {
      Object.values(fields).forEach((child) => visit(child, property));
    }
  };
  visit(await parse(source, { syntax: "typescript", tsx: true }), "");
  return found;
}

const isCondition = (name: string) => /^(_\w+|base|desktop|wide)$/.test(name);

async function sizesOfTheCore(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = await readFile(path.join(ROOT, file), "utf8");
    if (!source.includes('"[')) continue;
    for (const { property, value } of await escapedSizes(source)) {
      found.push(`${file}: ${property} ${value}`);
    }
  }
  return found;
}

it("finds an escaped size, also in a condition, and no other escape", async () => {
  const source = `css({
    width: { base: "[50vw]", _professional: "4" },
    boxShadow: "[0 1px 0 red]",
    "@container (min-width: 4rem)": { fontSize: "[1.1em]", color: "[red]" },
  });`;
  expect(await escapedSizes(source)).toEqual([
    { property: "width", value: "[50vw]" },
    { property: "fontSize", value: "[1.1em]" },
  ]);
});

it(`the core escapes at most ${LIMIT} sizes, and no fixed length`, async () => {
  const sizes = await sizesOfTheCore();
  expect(sizes.filter((line) => FIXED_LENGTH.test(line.slice(line.indexOf("["))))).toEqual([]);
  expect(sizes.length, sizes.join("\n")).toBeLessThanOrEqual(LIMIT);
});

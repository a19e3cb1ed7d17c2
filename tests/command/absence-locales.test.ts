// A switched-off feature leaves no text: harbor has no sport, and its bundle has no sentence of the sport pages, in
// zh-CN or zh-TW.
import path from "node:path";
import { expect, inject, test } from "vitest";
import { textFiles } from "./bundle.ts";

/** Other pages may use shorter texts as well. */
const DISTINCT = 8;

const bundle = (id: string) => path.join(inject("dist"), id);

/** Texts that only the sport pages of titan's bundle use. */
async function sportTexts(locale: string): Promise<string[]> {
  const modules = [...(await textFiles(bundle("titan")))].filter(([file]) =>
    new RegExp(`^assets/[a-z-]+-${locale}-[0-9a-f]{10}\\.js$`).test(file),
  );
  const texts: string[] = [];
  const others: string[] = [];
  for (const [file, source] of modules) {
    if (!file.startsWith("assets/sport-")) others.push(source);
    else collect(JSON.parse(source.slice("export default ".length, -2)), texts);
  }
  const elsewhere = others.join("\n");
  return texts.filter(
    (text) => text.length >= DISTINCT && !/[{<"\\\n]/.test(text) && !elsewhere.includes(text),
  );
}

function collect(value: unknown, into: string[]): void {
  if (typeof value === "string") into.push(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collect(inner, into);
}

test.each(["zh-CN", "zh-TW"])(
  "no sentence of the sport pages is in the bundle in %s",
  async (locale) => {
    const sentences = await sportTexts(locale);
    expect(sentences.length).toBeGreaterThan(50);
    const own = [...(await textFiles(bundle("harbor"))).values()].join("\n");
    expect(sentences.filter((text) => own.includes(text))).toEqual([]);
  },
);

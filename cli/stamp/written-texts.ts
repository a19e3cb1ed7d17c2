// Everything that an operator wrote for a brand and that its site shows, with the place of each text.
import path from "node:path";
import { LEGAL_NAMES } from "#contract/legal.ts";
import { LOCALES } from "#contract/locales.ts";
import { MAX_DRAWING_BYTES } from "#contract/artwork.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { locator, type Place } from "../brand/source-layers.ts";
import { ownLegal } from "../content/resolve-legal.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import { readInside } from "../files/read-file.ts";
import { stringsOf } from "../files/strings-of.ts";

export interface WrittenText {
  /** Without a line when the text is that of a whole file. */
  readonly place: Place;
  readonly text: string;
}

/** Fields that name files or families. */
const NO_TEXT = new Set(["assets", "extends", "$schema"]);

export function* writtenTexts(brand: LoadedBrand): Generator<WrittenText> {
  const locate = locator(brand.chain);
  for (const { path: keys, value } of stringsOf(brand.manifest)) {
    const key = String(keys.at(-1));
    if (!NO_TEXT.has(String(keys[0])))
      // With its key, as a file has it: what a number means is told by its field.
      yield { place: locate(keys.join(".")), text: JSON.stringify({ [key]: value }) };
  }
  for (const locale of LOCALES) {
    const file = path.join(brand.dir, "texts", `${locale}.json`);
    for (const [name, text] of flattenTexts(brand.texts[locale])) {
      const field = name.replace(":", ".");
      yield { place: { file, field, line: brand.textLines[locale].get(field) ?? null }, text };
    }
  }
  yield* documents(brand);
}

function* documents(brand: LoadedBrand): Generator<WrittenText> {
  for (const asset of new Set(Object.values(brand.manifest.assets))) {
    const file = path.join(brand.dir, asset);
    const read = readInside(brand.dir, file, MAX_DRAWING_BYTES);
    if (read !== null && "text" in read)
      yield { place: { file, line: null, field: null }, text: read.text };
  }
  const seen = new Set<string>();
  for (const name of LEGAL_NAMES) {
    for (const locale of LOCALES) {
      const own = ownLegal({ brandDir: brand.dir, name, locale });
      if (own === null || "problem" in own || seen.has(own.file)) continue;
      seen.add(own.file);
      yield { place: { file: own.file, line: null, field: null }, text: own.text };
    }
  }
}

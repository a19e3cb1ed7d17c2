// The core's texts in every locale as modules, converted and compressed once and linked into every
// bundle whose brand has no glossary of its own.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { compress, compressionKey, isCompressible } from "../files/compress.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import type { SharedContent } from "./shared-content.ts";
import type { SharedModule } from "./stamp-brand.ts";
import { textModule } from "./text-module.ts";
import { textParts } from "./text-parts.ts";

export interface SharedTexts {
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Text modules all brands share: the core's texts object → its compressed file in the store. */
  readonly modules: ReadonlyMap<Texts, SharedModule>;
}

/** All texts, for brands that convert some of them by words of their own. */
const TEXTS_FILE = "texts.json";

/**
 * @param key digest of everything the conversion depends on
 * @param traditional converts the core's texts; called only when the store has none for the key
 */
export async function loadSharedTexts(
  shared: SharedContent,
  store: Store,
  key: string,
  traditional: (texts: Texts) => Promise<Texts>,
): Promise<SharedTexts> {
  // The modules of the zh-CN texts stand for the shape of those of any locale.
  const modules = [...textParts(shared.coreTexts)].map(([part, texts]) => [
    part,
    textModule(texts).content,
  ]);
  const entryOf = entryKey("texts", [key, JSON.stringify(modules), compressionKey("high")]);
  const entry =
    (await store.find("texts", entryOf)) ??
    (await store.keep("texts", entryOf, async (dir) => {
      const zhTW = await traditional(shared.coreTexts);
      await writeTexts(dir, { "zh-CN": shared.coreTexts, "zh-TW": zhTW });
    }));
  return await readTexts(entry);
}

async function readTexts(entry: Entry): Promise<SharedTexts> {
  const texts = JSON.parse(await readFile(entryFile(entry, TEXTS_FILE), "utf8")) as Record<
    Locale,
    Texts
  >;
  const modules = new Map<Texts, SharedModule>();
  for (const locale of LOCALES) {
    for (const [part, partTexts] of textParts(texts[locale])) {
      const file = `${part}-${locale}.js`;
      const from = entryFile(entry, file);
      const { bytes = 0, sha256 = "" } = entry.files.get(file) ?? {};
      const name = `assets/${part}-${locale}-${sha256.slice(0, 10)}.js`;
      const brotli = entry.files.get(`${file}.br`)?.bytes ?? null;
      modules.set(partTexts, { name, from, bytes, sha256, brotli });
    }
  }
  return { texts, modules };
}

async function writeTexts(dir: string, texts: Readonly<Record<Locale, Texts>>): Promise<void> {
  for (const locale of LOCALES) {
    for (const [part, partTexts] of textParts(texts[locale])) {
      const content = Buffer.from(textModule(partTexts).content);
      const file = path.join(dir, `${part}-${locale}.js`);
      await writeFile(file, content);
      if (!isCompressible(file, content.length)) continue;
      const { br, gz } = compress(content, "high");
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, gz);
    }
  }
  await writeFile(path.join(dir, TEXTS_FILE), JSON.stringify(texts));
}

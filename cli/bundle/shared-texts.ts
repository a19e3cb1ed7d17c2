// The core's texts in every locale as modules, converted and compressed once and linked into every
// bundle whose brand has no glossary of its own.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { compress, isCompressible } from "../output/compress.ts";
import { sha256 } from "../output/digest.ts";
import { storeFolder } from "../output/store-folder.ts";
import type { SharedContent } from "./shared-content.ts";
import type { SharedModule } from "./stamp-brand.ts";
import { textModule } from "./text-module.ts";
import { textParts } from "./text-parts.ts";

export interface SharedTexts {
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly modules: ReadonlyMap<Texts, SharedModule>;
}

/**
 * @param key digest of everything the conversion depends on
 * @param traditional converts the core's texts; called only when the store has none for the key
 */
export async function loadSharedTexts(
  shared: SharedContent,
  storeDir: string,
  key: string,
  traditional: (texts: Texts) => Promise<Texts>,
): Promise<SharedTexts> {
  const dir = path.join(
    storeDir,
    "texts",
    sha256(`${key}\n${JSON.stringify([...textParts(shared.coreTexts)])}`).slice(0, 20),
  );
  const stored = await readTexts(dir);
  const texts = stored ?? {
    "zh-CN": shared.coreTexts,
    "zh-TW": await traditional(shared.coreTexts),
  };
  if (!stored) await writeTexts(dir, texts);
  const modules = new Map<Texts, SharedModule>();
  for (const locale of LOCALES) {
    for (const [part, partTexts] of textParts(texts[locale])) {
      const { content, digest } = textModule(partTexts);
      const from = path.join(dir, `${part}-${locale}.js`);
      modules.set(partTexts, {
        name: `assets/${part}-${locale}-${digest.slice(0, 10)}.js`,
        from,
        bytes: Buffer.byteLength(content),
        sha256: digest,
        brotli: isCompressible(from, Buffer.byteLength(content))
          ? (await readFile(`${from}.br`)).length
          : null,
      });
    }
  }
  return { texts, modules };
}

async function readTexts(dir: string): Promise<Record<Locale, Texts> | null> {
  try {
    return JSON.parse(await readFile(path.join(dir, "texts.json"), "utf8")) as Record<
      Locale,
      Texts
    >;
  } catch {
    return null;
  }
}

async function writeTexts(dir: string, texts: Readonly<Record<Locale, Texts>>): Promise<void> {
  const fill = async (temporary: string): Promise<void> => {
    for (const locale of LOCALES) {
      for (const [part, partTexts] of textParts(texts[locale])) {
        const content = Buffer.from(textModule(partTexts).content);
        const file = path.join(temporary, `${part}-${locale}.js`);
        await writeFile(file, content);
        if (!isCompressible(file, content.length)) continue;
        const { br, gz } = compress(content, "high");
        await writeFile(`${file}.br`, br);
        await writeFile(`${file}.gz`, gz);
      }
    }
    await writeFile(path.join(temporary, "texts.json"), JSON.stringify(texts));
  };
  await storeFolder(dir, fill, async () => (await readTexts(dir)) !== null);
}

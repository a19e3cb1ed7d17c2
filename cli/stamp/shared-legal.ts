// The legal documents of the variants, read, converted and compressed once per state of their file and
// linked into every bundle that shows them: what is a brand's own stands in its entry.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../errors/errors.ts";
import { legalModule, type LegalText } from "../content/legal-text.ts";
import {
  readLegal,
  variantLegal,
  type LegalPlace,
  type LegalSource,
} from "../content/resolve-legal.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
import { compress, compressionKey } from "../files/compress.ts";
import { digestSources } from "../files/digest.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import type { SharedModule } from "./stamp-brand.ts";

type Converter = (text: string) => string;

export interface LintedLegal {
  /** Null when a problem leaves nothing to show. */
  readonly text: LegalText | null;
  readonly problems: readonly Problem[];
}

export interface SharedDocument extends LintedLegal {
  /** Null while there is a problem. */
  readonly module: SharedModule | null;
}

export interface SharedLegal {
  /** The file of a variant, read once. */
  readonly source: (place: LegalPlace) => ReturnType<typeof variantLegal>;
  /** The document for brands without words of their own. */
  readonly document: (source: LegalSource, place: LegalPlace) => Promise<SharedDocument>;
}

/**
 * @param key digest of everything the conversion depends on
 * @param converter of the core; asked for only when the store has nothing
 */
export function createSharedLegal(
  packageRoot: string,
  store: Store,
  key: string,
  converter: () => Converter,
): SharedLegal {
  const code = codeDigest(packageRoot);
  const make = async (source: LegalSource, place: LegalPlace): Promise<SharedDocument> => {
    const { name, variant, locale } = place;
    const inputs = [code, key, compressionKey("high"), name, variant, locale, source.text];
    const entryOf = entryKey("legal", inputs);
    const stored = await store.find("legal", entryOf);
    if (stored !== null) return await readDocument(stored, place);
    const read = await lintedLegal(source, place, converter());
    const { text } = read;
    if (text === null || read.problems.length > 0) return { ...read, module: null };
    const fill = (dir: string) => writeDocument(dir, text);
    return await readDocument(await store.keep("legal", entryOf, fill), place);
  };
  const sources = new Map<string, LegalSource>();
  const documents = new Map<string, Promise<SharedDocument>>();
  return {
    async source(place) {
      const known = sources.get(titleOf(place));
      if (known !== undefined) return known;
      const found = await variantLegal(place);
      if (!("problem" in found)) sources.set(titleOf(place), found); // a problem names the brand
      return found;
    },
    document(source, place) {
      const known = documents.get(titleOf(place)) ?? make(source, place);
      documents.set(titleOf(place), known);
      return known;
    },
  };
}

const titleOf = ({ variant, name, locale }: LegalPlace): string => `${variant}/${name}/${locale}`;

function codeDigest(packageRoot: string): string {
  const include = (file: string) => !file.endsWith(".test.ts");
  return digestSources([{ name: "legal", path: path.join(packageRoot, "cli", "legal"), include }]);
}

/** @param converter of the brand, or of the core */
export async function lintedLegal(
  source: LegalSource,
  place: LegalPlace,
  converter: Converter,
): Promise<LintedLegal> {
  const { text, sentences, problems } = await readLegal(source, place, converter);
  if (place.locale !== "zh-TW") return { text, problems };
  const { file } = source;
  const found = sentences.flatMap((sentence) =>
    lintTraditionalText(sentence, { file, line: null, field: null }),
  );
  return { text, problems: [...problems, ...found] };
}

const MODULE = "document.js";
const TEXT = "text.json";

async function readDocument(entry: Entry, place: LegalPlace): Promise<SharedDocument> {
  const text = JSON.parse(await readFile(entryFile(entry, TEXT), "utf8")) as LegalText;
  const { bytes = 0, sha256: digest = "" } = entry.files.get(MODULE) ?? {};
  return {
    text,
    problems: [],
    module: {
      name: `assets/${place.name}-${place.locale}-${digest.slice(0, 10)}.js`,
      from: entryFile(entry, MODULE),
      bytes,
      sha256: digest,
      brotli: entry.files.get(`${MODULE}.br`)?.bytes ?? null,
    },
  };
}

async function writeDocument(dir: string, text: LegalText): Promise<void> {
  const content = Buffer.from(legalModule(text));
  const { br, gz } = compress(content, "high");
  await writeFile(path.join(dir, MODULE), content);
  await writeFile(path.join(dir, `${MODULE}.br`), br);
  await writeFile(path.join(dir, `${MODULE}.gz`), gz);
  await writeFile(path.join(dir, TEXT), JSON.stringify(text));
}

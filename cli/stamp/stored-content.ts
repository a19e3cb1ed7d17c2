// The core's content with its modules, cached in the store and linked into every bundle whose brand has no own
// glossary.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LOCALES } from "#contract/locales.ts";
import { openDigests } from "../cache/digests.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import { installedSources } from "../core/installed-packages.ts";
import { compressionKey } from "../files/compress.ts";
import { sha256, type DigestSource } from "../files/digest.ts";
import { contentModules } from "./content-modules.ts";
import type { CoreContent } from "./read-core-content.ts";
import { fileOf, hashedName, writeCompressed, type SharedFile } from "./shared-files.ts";

export interface StoredContent extends CoreContent {
  /** Of all that it is made from. */
  readonly key: string;
  readonly modules: ReadonlyMap<string, SharedFile>;
}

export async function loadStoredContent(packageRoot: string, store: Store): Promise<StoredContent> {
  const digests = openDigests();
  const inputs = [digests.of("texts", storedSources(packageRoot)), compressionKey("high")];
  const keyOf = (problems: unknown[]) => entryKey("texts", [...inputs, JSON.stringify(problems)]);
  const stored = await store.find("texts", keyOf([]));
  if (stored !== null) {
    const locales = JSON.parse(await readFile(entryFile(stored, LOCALES_FILE), "utf8")) as Locales;
    return {
      key: keyOf([]),
      locales,
      helpProblems: [],
      legalProblems: {},
      modules: modulesOf(stored),
    };
  }
  // Lazy import: the Markdown parser loads slowly, and most builds find the content in the store.
  const { readCoreContent } = await import("./read-core-content.ts");
  const content = await readCoreContent(packageRoot);
  const { locales, helpProblems, legalProblems } = content;
  // Content with problems is read again each time: a problem can vanish without changed inputs.
  const problems = [...helpProblems, ...Object.values(legalProblems).flat()];
  const entry = await store.keep("texts", keyOf(problems), async (dir) => {
    await writeContent(dir, locales);
    digests.requireUnchanged();
  });
  return { ...content, key: keyOf(problems), modules: modulesOf(entry) };
}

type Locales = CoreContent["locales"];

const LOCALES_FILE = "locales.json";

const FOLDERS = [
  "content/help",
  "content/legal",
  "src/locales/zh-CN",
  "cli/brand",
  "cli/content",
  "cli/files",
  "cli/locale",
  "cli/stamp",
  "contract",
  "command", // the packed command
];

/** Libraries that read, check and convert it, with their own. */
const LIBRARIES = [
  "mdast-util-from-markdown",
  "mdast-util-gfm-table",
  "micromark-extension-gfm-table",
  "opencc-js",
  "saxes",
];

/** Everything the stored content is made from. */
export function storedSources(packageRoot: string): DigestSource[] {
  const include = (file: string) => !file.endsWith(".test.ts");
  return [
    ...FOLDERS.map((name) => ({ name, path: path.join(packageRoot, name), include })),
    ...installedSources(packageRoot, LIBRARIES),
  ];
}

async function writeContent(dir: string, locales: Locales): Promise<void> {
  for (const locale of LOCALES) {
    for (const [stem, content] of contentModules(locales[locale], locale)) {
      const file = path.basename(hashedName(stem, "js", sha256(content)));
      await writeCompressed(path.join(dir, file), content, "high");
    }
  }
  await writeFile(path.join(dir, LOCALES_FILE), JSON.stringify(locales));
}

function modulesOf(entry: Entry): Map<string, SharedFile> {
  const files = [...entry.files.keys()].filter((file) => file.endsWith(".js"));
  const modules = files.map((file) => fileOf(entry, file, `assets/${file}`));
  return new Map(modules.map((module) => [module.name, module]));
}

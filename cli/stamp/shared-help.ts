// Help pages as one module per switch and locale, converted and compressed once per state of their
// sources and linked into every bundle whose brand has no glossary of its own.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { HelpGroup, HelpPage } from "#contract/help.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";
import { compress, compressionKey } from "../files/compress.ts";
import { digestSources } from "../files/digest.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import type { HelpSources } from "./help-sources.ts";
import type { SharedContent } from "./shared-content.ts";
import type { SharedModule } from "./stamp-brand.ts";
import { textModule } from "./text-module.ts";

/** Shared by all brands, or the text of a module of the brand's own. */
export type HelpModule = SharedModule | string;
export type HelpModules = ReadonlyMap<HelpGroup, HelpModule>;

export interface SharedHelp {
  /** Of no single brand; no module where there is one. */
  readonly problems: readonly Problem[];
  readonly modules: Readonly<Record<Locale, HelpModules>>;
  /** The zh-TW modules by a brand's own converter; what it does not change stays shared. */
  readonly converted: (converter: (text: string) => string) => Promise<HelpModules>;
}

type Converter = (text: string) => string;

/** @param converter of the core; asked for only when the store has nothing for the key */
export async function loadSharedHelp(
  shared: SharedContent,
  store: Store,
  key: string,
  converter: () => Converter,
): Promise<SharedHelp> {
  const entryOf = helpKey(shared.packageRoot, key);
  const stored = await store.find("help", entryOf);
  if (stored !== null) return await readModules(stored);
  const { readHelpSources } = await helpSources();
  const sources = await readHelpSources(shared.contentDir, converter());
  if (sources.problems.length > 0) {
    const modules = { "zh-CN": new Map(), "zh-TW": new Map() };
    return { problems: sources.problems, modules, converted: async () => new Map() };
  }
  return await readModules(await store.keep("help", entryOf, (dir) => writeModules(dir, sources)));
}

/** Reading Markdown takes longer to load than all else here, and most builds have the pages in the store. */
const helpSources = () => import("./help-sources.ts");

function helpKey(packageRoot: string, key: string): string {
  const include = (file: string) => !file.endsWith(".test.ts");
  const folders = ["content/help", "cli/content", "contract"];
  const sources = folders.map((name) => ({ name, path: path.join(packageRoot, name), include }));
  // An empty module stands for the shape of those that hold pages.
  const inputs = [key, digestSources(sources), textModule([]).content, compressionKey("high")];
  return entryKey("help", inputs);
}

interface Stored extends Omit<SharedModule, "from"> {
  readonly group: HelpGroup;
  readonly locale: Locale;
  readonly file: string;
}

const INDEX = "index.json";
const PAGES = "zh-CN.json";

async function readModules(entry: Entry): Promise<SharedHelp> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(entryFile(entry, file), "utf8"));
  const index = (await read(INDEX)) as Stored[];
  const modulesOf = (locale: Locale) =>
    new Map(
      index
        .filter((stored) => stored.locale === locale)
        .map((stored) => [stored.group, { ...stored, from: entryFile(entry, stored.file) }]),
    );
  const modules = { "zh-CN": modulesOf("zh-CN"), "zh-TW": modulesOf("zh-TW") };
  return {
    problems: [],
    modules,
    async converted(converter) {
      const { convertHelp, helpGroups } = await helpSources();
      const pages = (await read(PAGES)) as HelpPage[];
      const own = [...helpGroups(convertHelp(pages, converter))];
      return new Map(
        own.map(([group, list]) => {
          const { content, digest } = textModule(list);
          const known = modules["zh-TW"].get(group);
          return [group, known?.sha256 === digest ? known : content];
        }),
      );
    },
  };
}

async function writeModules(dir: string, { pages }: HelpSources): Promise<void> {
  const { helpGroups } = await helpSources();
  const index: Stored[] = [];
  for (const locale of LOCALES) {
    for (const [group, list] of helpGroups(pages[locale])) {
      const { content, digest } = textModule(list);
      const { br, gz } = compress(Buffer.from(content), "high");
      const file = `${group}-${locale}.js`;
      await writeFile(path.join(dir, file), content);
      await writeFile(path.join(dir, `${file}.br`), br);
      await writeFile(path.join(dir, `${file}.gz`), gz);
      const name = `assets/help-${group}-${locale}-${digest.slice(0, 10)}.js`;
      const bytes = Buffer.byteLength(content);
      index.push({ group, locale, file, name, bytes, sha256: digest, brotli: br.length });
    }
  }
  await writeFile(path.join(dir, PAGES), JSON.stringify(pages["zh-CN"]));
  await writeFile(path.join(dir, INDEX), JSON.stringify(index));
}

// Help pages as one module per switch and locale, converted and compressed once per state of their
// sources and linked into every bundle whose brand has no glossary of its own.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { HelpGroup, HelpPage } from "#contract/help.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { Problem } from "../errors.ts";
import { compress } from "../output/compress.ts";
import { digestSources, sha256 } from "../output/digest.ts";
import { storeFolder } from "../output/store-folder.ts";
import { convertHelp, helpGroups, readHelpSources, type HelpSources } from "./help-sources.ts";
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
  storeDir: string,
  key: string,
  converter: () => Promise<Converter>,
): Promise<SharedHelp> {
  const dir = path.join(storeDir, "help", await sourcesKey(shared.packageRoot, key));
  const stored = await readIndex(dir);
  if (stored !== null) return sharedHelp(dir, stored, []);
  const sources = await readHelpSources(shared.contentDir, await converter());
  if (sources.problems.length > 0) return sharedHelp(dir, [], sources.problems);
  await writeModules(dir, sources);
  return sharedHelp(dir, (await readIndex(dir)) ?? [], []);
}

async function sourcesKey(packageRoot: string, key: string): Promise<string> {
  const include = (file: string) => !file.endsWith(".test.ts");
  const folders = ["content/help", "cli/help", "cli/legal", "contract"];
  const sources = folders.map((name) => ({ name, path: path.join(packageRoot, name), include }));
  return sha256(`${key}\n${digestSources(sources)}`).slice(0, 20);
}

interface Stored extends Omit<SharedModule, "from"> {
  readonly group: HelpGroup;
  readonly locale: Locale;
  readonly file: string;
}

function sharedHelp(
  dir: string,
  index: readonly Stored[],
  problems: readonly Problem[],
): SharedHelp {
  const modulesOf = (locale: Locale) =>
    new Map(
      index
        .filter((stored) => stored.locale === locale)
        .map((stored) => [stored.group, { ...stored, from: path.join(dir, stored.file) }]),
    );
  const modules = { "zh-CN": modulesOf("zh-CN"), "zh-TW": modulesOf("zh-TW") };
  return {
    problems,
    modules,
    async converted(converter) {
      if (index.length === 0) return new Map();
      const pages = JSON.parse(await readFile(path.join(dir, PAGES), "utf8")) as HelpPage[];
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

const INDEX = "index.json";
const PAGES = "zh-CN.json";

async function readIndex(dir: string): Promise<Stored[] | null> {
  try {
    return JSON.parse(await readFile(path.join(dir, INDEX), "utf8")) as Stored[];
  } catch {
    return null;
  }
}

async function writeModules(dir: string, { pages }: HelpSources): Promise<void> {
  const fill = async (temporary: string): Promise<void> => {
    const index: Stored[] = [];
    for (const locale of LOCALES) {
      for (const [group, list] of helpGroups(pages[locale])) {
        const { content, digest } = textModule(list);
        const { br, gz } = compress(Buffer.from(content), "high");
        const file = `${group}-${locale}.js`;
        await writeFile(path.join(temporary, file), content);
        await writeFile(path.join(temporary, `${file}.br`), br);
        await writeFile(path.join(temporary, `${file}.gz`), gz);
        const name = `assets/help-${group}-${locale}-${digest.slice(0, 10)}.js`;
        const bytes = Buffer.byteLength(content);
        index.push({ group, locale, file, name, bytes, sha256: digest, brotli: br.length });
      }
    }
    await writeFile(path.join(temporary, PAGES), JSON.stringify(pages["zh-CN"]));
    await writeFile(path.join(temporary, INDEX), JSON.stringify(index));
  };
  await storeFolder(dir, fill, async () => (await readIndex(dir)) !== null);
}

// Which brands hold a file of src/. A feature's code and texts are in the bundles that have something of
// that feature; anything else of the core is in every bundle.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { EARLY_NAMESPACES } from "#contract/texts.ts";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import { siteEntries, siteRoutes } from "../stamp/brand-entry.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { DEV_PAGES } from "../core/discover-entries.ts";
import { brandsThat, everyBrand, type Effect } from "./effect.ts";

export interface SourceInput {
  readonly packageRoot: string;
  /** The file as it was at the revision; null when it was not there. */
  readonly before: (file: string) => Promise<string | null>;
  /** The compiled core of the sources as they are; null when it is not at hand. */
  readonly core: () => Promise<CoreBuild | null>;
}

const NOT_BUILT = /\.test\.tsx?$|(?:^|\/)test-[\w-]+\.tsx?$|\.md$/;

/**
 * @param file posix path below `src/`
 * @returns null when no bundle holds the file
 */
export async function sourceEffect(file: string, input: SourceInput): Promise<Effect | null> {
  if (NOT_BUILT.test(file)) return null;
  const texts = /^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1];
  if (texts !== undefined) return await textsEffect(texts, input);
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  if (feature === undefined) return everyBrand("the core's sources");
  if (DEV_PAGES.some((page) => page === feature)) return null;
  const spreads = await spreadsBeyond(file, input);
  if (spreads !== null) return everyBrand(`src/features/${feature}, ${spreads}`);
  return await featureEffect(feature, `the code of ${feature}`, input);
}

async function textsEffect(namespace: string, input: SourceInput): Promise<Effect> {
  if (EARLY_NAMESPACES.some((early) => early === namespace)) return everyBrand("the core's texts");
  return await featureEffect(namespace, `the texts of ${namespace}`, input);
}

async function featureEffect(feature: string, what: string, input: SourceInput): Promise<Effect> {
  const core = await input.core();
  if (core === null)
    return everyBrand(`${what}; which sites hold it is not known until the core is compiled`);
  const holds = new Map<string, boolean>();
  return brandsThat(`${what}, which the site holds`, (brand) => {
    const known = holds.get(brand.id) ?? holdsFeature(core, brand, feature);
    holds.set(brand.id, known);
    return known;
  });
}

function holdsFeature(core: CoreBuild, brand: BrandFacts, feature: string): boolean {
  const has = (name: string) => core.entries[name] !== undefined;
  const routes = siteRoutes(brand.switchSet, has);
  const start = siteEntries(brand.manifest, brand.switchSet, routes);
  const chunks = reachable(
    core,
    start.flatMap((name) => core.entries[name] ?? []),
    true,
  );
  const folder = `src/features/${feature}/`;
  return chunks.some((chunk) => core.chunks[chunk]?.modules.some((one) => one.startsWith(folder)));
}

/**
 * Why a change inside a feature reaches other chunks, or null when it cannot: styles number the class
 * names of all chunks (docs/decisions/007), and imports decide which modules share a chunk.
 */
async function spreadsBeyond(file: string, input: SourceInput): Promise<string | null> {
  const [before, now] = await Promise.all([
    input.before(`src/${file}`),
    readFile(path.join(input.packageRoot, "src", file), "utf8").catch(() => null),
  ]);
  if (before === null) return "whose new file may move code between chunks";
  if (now === null) return "whose removed file may move code between chunks";
  if (usesStyles(before) || usesStyles(now)) return "whose styles number class names of all chunks";
  return imports(before) === imports(now)
    ? null
    : "whose changed imports may move code between chunks";
}

const usesStyles = (source: string) => source.includes("#styled/");

const IMPORT = /\b(?:import|export)\b[^;'"()]*?["'][^"']+["']|\bimport\s*\(\s*["'][^"']+["']/g;

function imports(source: string): string {
  return (source.match(IMPORT) ?? []).map((one) => one.replaceAll(/\s+/g, " ")).join("\n");
}

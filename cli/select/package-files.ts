// Finds the brands that a file of the package (core, contract, command, tokens, content) is part of.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HELP_PATH } from "#contract/help.ts";
import { sectionSpec } from "#contract/layout.ts";
import { LEGAL_NAMES } from "#contract/legal.ts";
import { ROUTES } from "#contract/routes.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { DEV_PAGES } from "../core/discover-entries.ts";
import { manifestInputs } from "../core/manifest-inputs.ts";
import { homeSections } from "../stamp/brand-entry.ts";
import { everyBrand, type ChangedPackage, type Effect } from "./effect.ts";
import { featureCode, featureTexts } from "./feature-files.ts";

type MaybeEffect = Effect | null;

type Rule = (
  names: readonly string[],
  changed: ChangedPackage,
) => MaybeEffect | Promise<MaybeEffect>;

const every =
  (why: string): Rule =>
  () =>
    everyBrand(why);
const none: Rule = () => null;

export const NEW_VERSIONS = everyBrand("the versions of packages");
export const LOCK_FILE = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock)$/;

/** The first match decides; a file without a match is in no bundle. */
const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/^content\/legal\/([^/]+)\/([^/.]+)(\.zh-TW)?\.md$/, legalDocument],
  [/^content\/legal\//, none],
  [/^content\/help\/([^/]+)\.md$/, ([slug = ""]) => helpPage(slug)],
  [/^content\/help\/(.+)$/, helpDrawing],
  [/^content\/artwork\/venue\/([^/]+)\.svg$/, ([name = ""]) => venueDrawing(name)],
  [/^content\/artwork\/scene\/([^/]+)\.svg$/, ([name = ""]) => sceneDrawing(name)],
  // Only the sandbox uses them, for games and avatars.
  [/^content\/artwork\/(?:object|motif)\/[^/]+\.svg$/, none],
  [/^content\/fonts\//, every("the figures font")],
  [/^(content\/.+)$/, ([file = ""]) => everyBrand(`${file}, which any brand may use`)],
  [/\.test\.tsx?$|\.md$|^src\/(?:.*\/)?test-[\w-]+\.tsx?$/, none],
  [/^(?:tokens|contract|cli)\/(?:.*\/)?tsconfig\.json$/, none],
  [/^tokens\/edition\/(classic|professional)\.json$/, ([name = ""]) => editionTokens(name)],
  [/^tokens\//, every("the shared tokens")],
  [/^src\/locales\/[^/]+\/([^/]+)\.json$/, featureTexts],
  [new RegExp(`^src/features/(?:${DEV_PAGES.join("|")})/`), none],
  [/^(src\/features\/([^/]+)\/.+)$/, featureCode],
  [/^src\//, every("the core's sources")],
  [/^contract\//, every("the contract")],
  [/^cli\//, every("the brand command")],
  [/^(?:panda\.config\.ts|tsconfig(?:\.base)?\.json)$/, every("how the core is compiled")],
  [/^package\.json$/, packageManifest],
  [LOCK_FILE, () => NEW_VERSIONS],
];

/** @param file posix path relative to the package. @returns null for a file in no bundle */
export async function packageFileEffect(
  file: string,
  changed: ChangedPackage,
): Promise<MaybeEffect> {
  for (const [pattern, rule] of RULES) {
    const match = pattern.exec(file);
    if (match) return await rule(match.slice(1), changed);
  }
  return null;
}

function legalDocument([variant, document, traditional]: readonly string[]): MaybeEffect {
  const name = LEGAL_NAMES.find((one) => one === document);
  if (name === undefined) return null;
  const inLocale = traditional === undefined ? "" : " in zh-TW";
  return {
    why: `the ${name} of the legal variant ${variant}${inLocale}`,
    touches: ({ manifest, dir }) =>
      manifest.legal[name] === variant &&
      (traditional === undefined || manifest.locales.offered.includes("zh-TW")) &&
      // A brand's own document replaces the variant in both locales.
      !existsSync(path.join(dir, "legal", `${name}.md`)),
  };
}

function helpPage(slug: string): Effect {
  const needed = ROUTES.find((route) => route.path === `${HELP_PATH}${slug}`)?.switch;
  if (needed === undefined) return everyBrand(`the help page ${slug}`);
  return {
    why: `the help page ${slug}, shown where "${needed}" is on`,
    touches: ({ switchSet }) => switchSet[needed],
  };
}

async function helpDrawing(
  [drawing]: readonly string[],
  { root }: ChangedPackage,
): Promise<MaybeEffect> {
  const folder = path.join(root, "content", "help");
  const slugs: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(".md")) continue;
    const page = await readFile(path.join(folder, name), "utf8");
    if (page.includes(`(${drawing})`)) slugs.push(path.basename(name, ".md"));
  }
  const pages = slugs.map(helpPage);
  if (pages.length === 0) return null;
  return {
    why: `a drawing of the help page ${slugs.join(", ")}`,
    touches: (brand) => pages.some((page) => page.touches(brand)),
  };
}

function venueDrawing(name: string): MaybeEffect {
  const venue = VENUE_SWITCHES.find((key) => key === name);
  if (venue === undefined) return null;
  return {
    why: `the drawing of the venue ${venue}`,
    touches: ({ switchSet }) => switchSet[venue],
  };
}

function sceneDrawing(name: string): Effect {
  return {
    why: `the scene ${name} of the home page`,
    touches: ({ manifest }) =>
      homeSections(manifest.layout).some((key) => sectionSpec(key).scenes?.includes(name)),
  };
}

function editionTokens(name: string): Effect {
  return {
    why: `the shared tokens of the ${name} edition`,
    touches: ({ manifest }) => manifest.editions.offered.some((edition) => edition === name),
  };
}

async function packageManifest(
  _: readonly string[],
  changed: ChangedPackage,
): Promise<MaybeEffect> {
  const then = await changed.before("package.json");
  const now = await readFile(path.join(changed.root, "package.json"), "utf8").catch(() => null);
  const isSame = then !== null && now !== null && bundleFields(then) === bundleFields(now);
  return isSame ? null : NEW_VERSIONS;
}

function bundleFields(text: string): string | null {
  try {
    return manifestInputs(text);
  } catch {
    return null;
  }
}

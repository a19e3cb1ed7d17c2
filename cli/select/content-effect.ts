// Which brands show a file of content/: legal variants, help pages, drawings.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HELP_PATH } from "#contract/help.ts";
import { sectionSpec } from "#contract/layout.ts";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import { ROUTES } from "#contract/routes.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import { homeSections } from "../stamp/brand-entry.ts";
import { brandsThat, everyBrand, type Effect } from "./effect.ts";

/**
 * @param file posix path below `content/`
 * @returns null when no site shows the file
 */
export async function contentEffect(file: string, contentDir: string): Promise<Effect | null> {
  const [folder = "", ...rest] = file.split("/");
  const inner = rest.join("/");
  if (folder === "legal") return legalEffect(inner);
  if (folder === "help") return await helpEffect(inner, contentDir);
  if (folder === "artwork") return artworkEffect(inner);
  if (folder === "fonts") return everyBrand("the figures font");
  return everyBrand(`content/${file}, whose readers are not known`);
}

const LEGAL_FILE = /^([^/]+)\/([^/.]+)(\.zh-TW)?\.md$/;

function legalEffect(file: string): Effect | null {
  const [, variant, document, traditional] = LEGAL_FILE.exec(file) ?? [];
  const name = LEGAL_NAMES.find((one) => one === document);
  if (variant === undefined || name === undefined) return null;
  const uses = (brand: BrandFacts) =>
    brand.manifest.legal[name] === variant && !hasOwn(brand, name);
  const why = `the ${name} of the legal variant ${variant}`;
  if (traditional === undefined) return brandsThat(why, uses);
  return brandsThat(
    `${why} in zh-TW`,
    (brand) => uses(brand) && brand.manifest.locales.offered.includes("zh-TW"),
  );
}

/** A brand's own document stands before the variant's, in both locales. */
function hasOwn(brand: BrandFacts, name: LegalName): boolean {
  return existsSync(path.join(brand.dir, "legal", `${name}.md`));
}

async function helpEffect(file: string, contentDir: string): Promise<Effect | null> {
  const slug = /^([^/]+)\.md$/.exec(file)?.[1];
  if (slug !== undefined) return helpPage(slug);
  const pages = await pagesThatShow(file, path.join(contentDir, "help"));
  const effects = pages.map(helpPage);
  if (effects.length === 0) return null;
  return brandsThat(`a drawing of the help page ${pages.join(", ")}`, (brand) =>
    effects.some(({ touches }) => touches(brand)),
  );
}

function helpPage(slug: string): Effect {
  const needed = ROUTES.find(({ path: address }) => address === `${HELP_PATH}${slug}`)?.switch;
  if (needed === undefined) return everyBrand(`the help page ${slug}`);
  return brandsThat(
    `the help page ${slug}, shown where "${needed}" is on`,
    ({ switchSet }) => switchSet[needed],
  );
}

async function pagesThatShow(drawing: string, helpDir: string): Promise<string[]> {
  const files = (await readdir(helpDir).catch(() => [])).filter((name) => name.endsWith(".md"));
  const shows = await Promise.all(
    files.map(async (name) =>
      (await readFile(path.join(helpDir, name), "utf8")).includes(`(${drawing})`),
    ),
  );
  return files.filter((_, index) => shows[index]).map((name) => path.basename(name, ".md"));
}

function artworkEffect(file: string): Effect | null {
  const [, kind, name = ""] = /^([^/]+)\/([^/]+)\.svg$/.exec(file) ?? [];
  if (kind === "venue") {
    const venue = VENUE_SWITCHES.find((key) => key === name);
    if (venue === undefined) return null;
    return brandsThat(`the drawing of the venue ${venue}`, ({ switchSet }) => switchSet[venue]);
  }
  if (kind === "scene") {
    return brandsThat(`the scene ${name} of the home page`, ({ manifest }) =>
      homeSections(manifest.layout).some((key) => sectionSpec(key).scenes?.includes(name)),
    );
  }
  // The sandbox draws games and avatars with them; a site holds none.
  if (kind === "object" || kind === "motif") return null;
  return everyBrand(`content/artwork/${file}, whose readers are not known`);
}

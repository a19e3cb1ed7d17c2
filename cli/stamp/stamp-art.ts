// Colours drawings per edition from the resolved palette: an image file cannot read the page's custom properties.
import { stampArtwork } from "#contract/artwork.ts";
import type { BrandConfig, EditionArt } from "#contract/brand-entry.ts";
import { sectionSpec } from "#contract/layout.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { readCheckedDrawing } from "../brand/asset-rules.ts";
import { addFile, addHashed, linkFile, type BundleFiles } from "./bundle-files.ts";
import { homeSections } from "./brand-entry.ts";
import { renderIcons } from "./icons.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { SharedContent } from "./shared-content.ts";

/** Adds every drawing the site shows. @returns their addresses as the core reads them */
export async function stampArt(
  files: BundleFiles,
  brand: PreparedBrand,
  shared: SharedContent,
): Promise<BrandConfig["art"]> {
  const { manifest, switches } = brand;
  const own = (asset: string) => readCheckedDrawing(brand.dir, asset);
  const stamp = (stem: string, template: string, professional = template) =>
    stampEditions(files, brand, stem, { classic: template, professional });
  const stampShared = (folder: string, names: readonly string[], prefix = "") => {
    const stamped: Record<string, EditionArt> = {};
    for (const name of names) {
      const template = shared.artwork.get(`${folder}/${name}`);
      if (template !== undefined) stamped[name] = stamp(prefix + name, template);
    }
    return stamped;
  };
  const { assets } = manifest;
  const mark = own(assets.mark);
  const hero = own(assets.hero);
  const on = VENUE_SWITCHES.filter((key) => switches[key]);
  await addIcons(files, brand, shared, mark);
  return {
    mark: "/icons/icon.svg",
    logo: stamp("logo", own(assets.logo)),
    hero: stamp("hero", hero, assets.heroProfessional ? own(assets.heroProfessional) : hero),
    promotion: stamp("promotion", own(assets.promotion)),
    empty: stamp("empty", own(assets.empty ?? assets.mark)),
    venues: stampShared("venue", on, "venue-"),
    scenes: stampShared("scene", sceneNames(manifest)),
  };
}

function sceneNames(manifest: Manifest): string[] {
  const names = homeSections(manifest.layout).flatMap((key) => sectionSpec(key).scenes ?? []);
  return [...new Set(names)];
}

function stampEditions(
  files: BundleFiles,
  { manifest, palettes }: PreparedBrand,
  stem: string,
  templates: Readonly<Record<Edition, string>>,
): EditionArt {
  const stamped: Partial<Record<Edition, string>> = {};
  for (const edition of EDITIONS) {
    const palette = palettes[edition];
    if (!palette) continue;
    const file = addHashed(files, stem, "svg", stampArtwork(templates[edition], palette));
    stamped[edition] = `/${file}`;
  }
  const fallback = stamped[manifest.editions.default] ?? "";
  return Object.fromEntries(
    EDITIONS.map((edition) => [edition, stamped[edition] ?? fallback]),
  ) as EditionArt;
}

async function addIcons(
  files: BundleFiles,
  { manifest, palettes }: PreparedBrand,
  { store, iconRenderer }: SharedContent,
  mark: string,
): Promise<void> {
  const own = palettes[manifest.editions.default];
  if (!own?.[0]) return;
  const svg = stampArtwork(mark, own);
  addFile(files, "icons/icon.svg", svg);
  for (const icon of await renderIcons(svg, own[0], store, iconRenderer)) linkFile(files, icon);
}

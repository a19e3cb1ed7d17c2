// Stamps drawings per edition from the resolved palette: an image file cannot read the page's custom
// properties, and script should not carry drawings.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stampArtwork, type ArtPalettes } from "#contract/artwork.ts";
import type { BrandConfig, EditionArt } from "#contract/brand-entry.ts";
import { sectionSpec } from "#contract/layout.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { VENUE_SWITCHES, type SwitchSet } from "#contract/switches.ts";
import { addFile, addHashed, type BundleFiles } from "./bundle-files.ts";
import { homeSections } from "./brand-entry.ts";
import { renderIcons } from "./icons.ts";
import type { SharedContent } from "./shared-content.ts";

export interface ArtInput {
  readonly brandDir: string;
  readonly manifest: Manifest;
  readonly switches: SwitchSet;
  readonly palettes: Readonly<Partial<Record<Edition, ArtPalettes>>>;
  readonly shared: SharedContent;
  readonly iconStore: string;
}

/** Adds every drawing the site shows. @returns their addresses as the core reads them */
export async function stampArt(files: BundleFiles, input: ArtInput): Promise<BrandConfig["art"]> {
  const { manifest, switches, shared } = input;
  const own = (asset: string) => readFile(path.join(input.brandDir, asset), "utf8");
  const stamp = (stem: string, template: string, professional = template) =>
    stampEditions(files, input, stem, { classic: template, professional });
  const { assets } = manifest;
  const mark = await own(assets.mark);
  const hero = await own(assets.hero);
  const venues = VENUE_SWITCHES.filter((key) => switches[key]).flatMap((key) => {
    const template = shared.artwork.get(`venue/${key}`);
    return template ? [[key, stamp(`venue-${key}`, template)] as const] : [];
  });
  const scenes = sceneNames(manifest).flatMap((name) => {
    const template = shared.artwork.get(`scene/${name}`);
    return template ? [[name, stamp(name, template)] as const] : [];
  });
  await addIcons(files, input, mark);
  return {
    mark: "/icons/icon.svg",
    logo: stamp("logo", await own(assets.logo)),
    hero: stamp("hero", hero, assets.heroProfessional ? await own(assets.heroProfessional) : hero),
    promotion: stamp("promotion", await own(assets.promotion)),
    empty: stamp("empty", await own(assets.empty ?? assets.mark)),
    venues: Object.fromEntries(venues),
    scenes: Object.fromEntries(scenes),
  };
}

function sceneNames(manifest: Manifest): string[] {
  const names = homeSections(manifest.layout).flatMap((key) => sectionSpec(key).scenes ?? []);
  return [...new Set(names)];
}

function stampEditions(
  files: BundleFiles,
  { manifest, palettes }: ArtInput,
  stem: string,
  templates: Readonly<Record<Edition, string>>,
): EditionArt {
  const address = (edition: Edition) => {
    const palette = palettes[edition];
    if (!palette) return null;
    return `/${addHashed(files, stem, "svg", stampArtwork(templates[edition], palette))}`;
  };
  const fallback = address(manifest.editions.default) ?? "";
  return Object.fromEntries(
    EDITIONS.map((edition) => [edition, address(edition) ?? fallback]),
  ) as EditionArt;
}

async function addIcons(files: BundleFiles, input: ArtInput, mark: string): Promise<void> {
  const palettes = input.palettes[input.manifest.editions.default];
  const own = palettes?.[0];
  if (!palettes || !own) return;
  const svg = stampArtwork(mark, palettes);
  addFile(files, "icons/icon.svg", svg);
  for (const [name, png] of await renderIcons(svg, own, input.iconStore)) {
    addFile(files, `icons/${name}`, png);
  }
}

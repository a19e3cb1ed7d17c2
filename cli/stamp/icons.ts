// App icons and the share image, drawn from the brand's mark. Rendering is slow, so the store caches them.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ArtPalette } from "#contract/artwork.ts";
import { entryKey } from "../cache/entry-facts.ts";
import type { Store } from "../cache/store.ts";
import { onCanvas, renderPng } from "./render-png.ts";
import { shareImage } from "./share-image.ts";
import { fileOf, type SharedFile } from "./shared-files.ts";

/** @param renderer what the pictures depend on besides their drawings */
export async function renderIcons(
  mark: string,
  palette: ArtPalette,
  store: Store,
  renderer: string,
): Promise<readonly SharedFile[]> {
  const svgs = drawings(mark, palette);
  const key = entryKey("icons", [renderer, JSON.stringify(svgs)]);
  const entry =
    (await store.find("icons", key)) ??
    (await store.keep("icons", key, async (dir) => {
      for (const [name, svg] of Object.entries(svgs)) {
        await writeFile(path.join(dir, name), await renderPng(svg));
      }
    }));
  return [...entry.files.keys()].map((name) => fileOf(entry, name, `icons/${name}`));
}

/** On a background the mark takes three fifths: launchers may crop the outer fifth. */
function drawings(mark: string, palette: ArtPalette): Record<string, string> {
  const alone = (size: number) => onCanvas(mark, { width: size, height: size, inner: size });
  const padded = (size: number, inner: number) => {
    const ground = `<rect width="${size}" height="${size}" fill="${palette.a0}"/>`;
    return onCanvas(mark, { width: size, height: size, inner, ground });
  };
  return {
    "icon-48.png": alone(48),
    "icon-192.png": alone(192),
    "apple-touch-icon.png": padded(180, 108),
    "maskable-512.png": padded(512, 308),
    "share.png": shareImage(mark, palette),
  };
}

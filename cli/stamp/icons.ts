// App icons and the share image, made from the brand's mark. Rendering costs more than any other step
// of a stamp, so the result is kept by content.
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { ArtPalette } from "#contract/artwork.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Store } from "../cache/store.ts";
import { onCanvas, renderPng } from "./render-png.ts";
import { shareImage } from "./share-image.ts";

/** Raised with every change of what is drawn or how it is written. */
const FORMAT = 5;

const NAMES = [
  "icon-48.png",
  "icon-192.png",
  "apple-touch-icon.png",
  "maskable-512.png",
  "share.png",
] as const;

/** A picture in the store, for bundles to link. */
export interface StoredIcon {
  readonly from: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * @param mark stamped svg of the mark, with a viewBox
 * @param renderer version of the library that draws it
 */
export async function renderIcons(
  mark: string,
  palette: ArtPalette,
  store: Store,
  renderer: string,
): Promise<ReadonlyMap<string, StoredIcon>> {
  const key = entryKey("icons", [String(FORMAT), renderer, JSON.stringify(palette), mark]);
  const entry =
    (await store.find("icons", key)) ??
    (await store.keep("icons", key, async (dir) => {
      for (const [name, svg] of Object.entries(drawings(mark, palette))) {
        writeFileSync(path.join(dir, name), await renderPng(svg));
      }
    }));
  return new Map(
    NAMES.map((name) => {
      const from = entryFile(entry, name);
      const { bytes, sha256 } = entry.files.get(name) ?? unknown(name);
      return [name, { from, bytes, sha256 }];
    }),
  );
}

function unknown(name: string): never {
  throw new Error(`the store has no ${name}`);
}

/** Three fifths of an icon with a ground: a launcher may cut off the outer fifth. */
function drawings(mark: string, palette: ArtPalette): Record<(typeof NAMES)[number], string> {
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

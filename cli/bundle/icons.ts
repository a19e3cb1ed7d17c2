// App icons and the share image, made from the brand's mark. Rendering costs more than any other step
// of a stamp, so the result is kept by content, and one rendering serves every picture that can use it.
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { ArtPalette } from "#contract/artwork.ts";
import { entryKey } from "../store/entry-facts.ts";
import { entryFile, type Store } from "../store/store.ts";
import { padded, pixelOf, renderSprite, standalone } from "./bitmap.ts";
import { encodePng, type Picture } from "./png.ts";
import { shareImage } from "./share-image.ts";

/** Raised with every change of what is drawn or how it is written. */
const FORMAT = 4;

/** Three fifths of the largest icon: a launcher may cut off the outer fifth. */
const LARGE_MARK = 308;

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
  const { zlib } = process.versions;
  const key = entryKey("icons", [String(FORMAT), renderer, zlib, JSON.stringify(palette), mark]);
  const entry =
    (await store.find("icons", key)) ??
    (await store.keep("icons", key, async (dir) => {
      for (const [name, picture] of Object.entries(await draw(mark, palette))) {
        writeFileSync(path.join(dir, name), encodePng(picture));
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

async function draw(
  mark: string,
  palette: ArtPalette,
): Promise<Record<(typeof NAMES)[number], Picture>> {
  const large = await renderSprite(mark, LARGE_MARK);
  const ground = pixelOf(palette.a0);
  return {
    "icon-48.png": standalone(await renderSprite(mark, 48)),
    "icon-192.png": standalone(await renderSprite(mark, 192)),
    "apple-touch-icon.png": padded(await renderSprite(mark, 108), 180, ground),
    "maskable-512.png": padded(large, 512, ground),
    "share.png": shareImage(large, palette),
  };
}

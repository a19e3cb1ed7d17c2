// App icons and the share image, made from the brand's mark. Rendering costs more than any other step
// of a stamp, so the result is kept by content, and one rendering serves every picture that can use it.
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import type { ArtPalette } from "#contract/artwork.ts";
import { shortHash } from "../output/digest.ts";
import { pasteCentred, pixelOf, plain, renderSprite, standalone, type Sprite } from "./bitmap.ts";
import { encodePng, type Bitmap } from "./png.ts";
import { drawShareImage } from "./share-image.ts";

const StoredIcons = v.record(v.string(), v.string());

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

/** @param mark stamped svg of the mark, with a viewBox */
export async function renderIcons(
  mark: string,
  palette: ArtPalette,
  store: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const file = path.join(
    store,
    `${shortHash(`${FORMAT}\n${JSON.stringify(palette)}\n${mark}`)}.json`,
  );
  const stored = await readIcons(file);
  if (stored) return stored;
  const icons = new Map<string, Buffer>();
  for (const [name, bitmap] of Object.entries(await draw(mark, palette))) {
    icons.set(name, encodePng(bitmap));
  }
  await writeIcons(file, icons);
  return icons;
}

async function draw(
  mark: string,
  palette: ArtPalette,
): Promise<Record<(typeof NAMES)[number], Bitmap>> {
  const large = await renderSprite(mark, LARGE_MARK);
  return {
    "icon-48.png": standalone(await renderSprite(mark, 48)),
    "icon-192.png": standalone(await renderSprite(mark, 192)),
    "apple-touch-icon.png": padded(await renderSprite(mark, 108), 180, palette.a0),
    "maskable-512.png": padded(large, 512, palette.a0),
    "share.png": drawShareImage(large, palette),
  };
}

function padded(mark: Sprite, size: number, ground: string): Bitmap {
  const picture = plain(size, size, pixelOf(ground));
  pasteCentred(picture, mark);
  return picture;
}

/** Null when the store has none, or not all of them. */
async function readIcons(file: string): Promise<Map<string, Buffer> | null> {
  try {
    const stored = v.parse(StoredIcons, JSON.parse(await readFile(file, "utf8")));
    const icons = NAMES.flatMap((name) => {
      const text = stored[name];
      return text ? [[name, Buffer.from(text, "base64")] as const] : [];
    });
    return icons.length === NAMES.length ? new Map(icons) : null;
  } catch {
    return null;
  }
}

/** One file for all of them: a fleet's icons cost more to open than to write. */
async function writeIcons(file: string, icons: ReadonlyMap<string, Buffer>): Promise<void> {
  const content = Object.fromEntries(
    [...icons].map(([name, png]) => [name, png.toString("base64")]),
  );
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, JSON.stringify(content));
  await rename(temporary, file);
}

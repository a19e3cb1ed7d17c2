// `gallery.json`: which pictures a gallery has, and of which bundles.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { SHOWN_PAGES } from "../../browser/shown-pages.ts";
import type { Receipt } from "../stamp/receipt.ts";

export const GALLERY_FILE = "gallery.json";

const PictureSchema = v.object({
  /** Below the gallery's folder. */
  file: v.pipe(v.string(), v.regex(/^pictures\/[\w-]+\.jpg$/)),
  brand: v.string(),
  page: v.picklist(SHOWN_PAGES),
  edition: v.picklist(EDITIONS),
  locale: v.picklist(LOCALES),
  width: v.number(),
  height: v.number(),
});

const GallerySchema = v.object({
  format: v.literal(1),
  brands: v.array(v.object({ id: v.string(), name: v.string(), built: v.string() })),
  pictures: v.array(PictureSchema),
});

export type GalleryPicture = v.InferOutput<typeof PictureSchema>;
export type Gallery = v.InferOutput<typeof GallerySchema>;

/** Null when there is none, or none that this version can read. */
export async function readGallery(dir: string): Promise<Gallery | null> {
  try {
    const text = await readFile(path.join(dir, GALLERY_FILE), "utf8");
    return v.parse(GallerySchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a picture was taken of. */
export const builtFrom = ({ inputs }: Receipt): string =>
  `${inputs.core.slice(0, 16)}-${inputs.digest.slice(0, 16)}`;

/** The picture of the site's first page; null when there is none of this build. */
export function currentPicture(gallery: Gallery | null, receipt: Receipt): GalleryPicture | null {
  const { id, defaultEdition, defaultLocale } = receipt.brand;
  const known = gallery?.brands.find((brand) => brand.id === id);
  if (!gallery || known?.built !== builtFrom(receipt)) return null;
  const fitting = gallery.pictures.filter(
    ({ brand, page, edition, locale, width, height }) =>
      brand === id &&
      page === "home" &&
      edition === defaultEdition &&
      locale === defaultLocale &&
      width > height,
  );
  return fitting.toSorted((one, other) => one.width - other.width)[0] ?? null;
}

import path from "node:path";
import { type Edition, EDITIONS, type Locale, LOCALES } from "#contract/locales.ts";
import type { ListInput } from "../command-input.ts";
import { count } from "../count.ts";
import { builtFrom } from "../gallery/gallery-file.ts";
import { shotsOf, takePictures } from "../gallery/take-pictures.ts";
import { requireGalleryFolder, writeGallery } from "../gallery/write-gallery.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { progress } from "../progress.ts";
import { browseSites } from "../serve/browse-sites.ts";
import { pickedReceipts } from "../serve/picked-receipts.ts";

interface GalleryInput extends ListInput {
  readonly edition?: Edition;
  readonly locale?: Locale;
  readonly width: readonly number[];
  readonly dir?: string;
}

/** A desktop and a phone. */
const WIDTHS = [1440, 390];

/** `brand gallery`: exit code 1 when a page could not be shown whole; the other pictures are there. */
export async function run(input: GalleryInput, io: Io): Promise<number> {
  const places = workspace(input);
  const dir = input.dir === undefined ? places.galleryDir : path.resolve(input.dir);
  await requireGalleryFolder(dir);
  const { receipts } = await pickedReceipts(input, places, io);
  const shots = shotsOf(receipts, {
    editions: input.edition ? [input.edition] : EDITIONS,
    locales: input.locale ? [input.locale] : LOCALES,
    widths: input.width.length > 0 ? [...new Set(input.width)] : WIDTHS,
  });
  const { pictures, problems } = await browseSites(places.outDir, (sites) =>
    takePictures(sites, shots, dir, progress(io, "visits")),
  );
  const brands = receipts.map((receipt) => ({
    id: receipt.brand.id,
    name: receipt.brand.name["zh-CN"] ?? receipt.brand.id,
    built: builtFrom(receipt),
  }));
  writeGallery(dir, { format: 1, brands, pictures });
  const page = path.join(dir, "index.html");
  for (const { brand, what } of problems) io.note(`${brand}: ${what}`);
  io.result(
    `${count(pictures.length, "picture")} of ${count(brands.length, "brand")}: ${displayPath(page)}`,
    { page: displayPath(page), brands: brands.map(({ id }) => id), pictures, problems },
  );
  return problems.length === 0 ? 0 : 1;
}

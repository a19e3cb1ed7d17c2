import path from "node:path";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { count } from "../base/count.ts";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { progress } from "../base/progress.ts";
import { defineCommand } from "../command/define-command.ts";
import { repeated, text } from "../command/option.ts";
import { OUT, PICKS, SELECTION, VARIANTS, wholeNumber } from "../command/shared-options.ts";

/** A desktop and a phone. */
const WIDTHS = [1440, 390];

function readWidth(value: string): number {
  return wholeNumber(value, [320, 3840], "A width is a number of pixels from 320 to 3840.");
}

/** `brand gallery`: exit code 1 when a page could not be shown whole; the other pictures are there. */
export const galleryCommand = defineCommand({
  name: "gallery",
  summary: "takes pictures of the built sites and writes a page of them",
  about:
    "takes pictures of home, sports, lobby and cashier of the built sites, and writes a page of them with filters and comparison, fit for a client ([docs/qa.md](docs/qa.md))",
  arguments: { ...PICKS },
  options: {
    ...SELECTION,
    ...OUT,
    ...VARIANTS,
    width: repeated("<pixels>", "width of the window; may be repeated", readWidth),
    dir: text("<dir>", "folder to write to (default: ./gallery)"),
  },
  json: {
    page: "the page",
    brands: "ids",
    pictures: "file, page, edition, locale and size of each",
    problems: "pages that could not be shown whole",
  },
  async run(input, io) {
    const { builtFrom } = await import("../gallery/gallery-file.ts");
    const { shotsOf, takePictures } = await import("../gallery/take-pictures.ts");
    const { requireGalleryFolder, writeGallery } = await import("../gallery/write-gallery.ts");
    const { browseSites } = await import("../serve/browse-sites.ts");
    const { pickedReceipts } = await import("../release/built-bundles.ts");
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
  },
});

// Pictures of the shown pages: one visit per brand, edition, locale and width.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Edition, Locale } from "#contract/locales.ts";
import { stillPicture } from "../../browser/picture.ts";
import { SHOWN_PAGES } from "../../browser/shown-pages.ts";
import type { Viewport } from "../../browser/site-variant.ts";
import type { SiteVisit } from "../../browser/visit-site.ts";
import { runConcurrently } from "../cache/run-concurrently.ts";
import { type BrowsedSites, type BuiltVariant, visitBuilt } from "../serve/browse-sites.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { GalleryPicture } from "./gallery-file.ts";
import { walkShown } from "./walk-shown.ts";

/** A site that could not be shown whole. */
export interface ShotProblem {
  readonly brand: string;
  readonly what: string;
}

export interface Wanted {
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly widths: readonly number[];
}

/** Below it, a window has the shape of a phone. */
const NARROW = 640;

export const viewportOf = (width: number): Viewport => ({
  width,
  height: width < NARROW ? Math.round(width * 2.16) : Math.round(width / 1.6),
});

export function shotsOf(receipts: readonly Receipt[], wanted: Wanted): BuiltVariant[] {
  return receipts.flatMap((receipt) =>
    receipt.brand.editions
      .filter((edition) => wanted.editions.includes(edition))
      .flatMap((edition) =>
        receipt.brand.locales
          .filter((locale) => wanted.locales.includes(locale))
          .flatMap((locale) =>
            wanted.widths.map((width) => ({
              receipt,
              edition,
              locale,
              viewport: viewportOf(width),
            })),
          ),
      ),
  );
}

export async function takePictures(
  sites: BrowsedSites,
  shots: readonly BuiltVariant[],
  dir: string,
  onProgress: (done: number, total: number) => void,
): Promise<{ readonly pictures: GalleryPicture[]; readonly problems: ShotProblem[] }> {
  await mkdir(path.join(dir, "pictures"), { recursive: true });
  const taken = new Map<BuiltVariant, GalleryPicture[]>();
  const problems: ShotProblem[] = [];
  let done = 0;
  const shoot = async (shot: BuiltVariant) => {
    const { receipt, edition, locale, viewport } = shot;
    const { brand } = receipt;
    const report = (what: string) => problems.push({ brand: brand.id, what });
    const pictures: GalleryPicture[] = [];
    taken.set(shot, pictures);
    try {
      await visitBuilt(sites, shot, (visit) => shootSite(shot, visit, dir, { pictures, report }));
    } catch (error) {
      report(`${edition} ${locale} ${viewport.width}: ${firstLine(error)}`);
    }
    onProgress((done += 1), shots.length);
  };
  await runConcurrently(shots, shoot, Math.min(4, availableParallelism()));
  return { pictures: shots.flatMap((shot) => taken.get(shot) ?? []), problems };
}

interface Found {
  readonly pictures: GalleryPicture[];
  readonly report: (what: string) => void;
}

async function shootSite(
  shot: BuiltVariant,
  visit: SiteVisit,
  dir: string,
  { pictures, report }: Found,
): Promise<void> {
  const { receipt, edition, locale, viewport } = shot;
  const { id } = receipt.brand;
  await walkShown(visit, { ...shot, pages: SHOWN_PAGES }, async (page, trouble) => {
    const where = `${page} ${edition} ${locale} ${viewport.width}`;
    for (const what of trouble) report(`${where}: ${what}`);
    const file = `pictures/${[id, page, edition, locale, viewport.width].join("-")}.jpg`;
    await writeFile(path.join(dir, file), await stillPicture(visit.site.page, "jpeg"));
    pictures.push({ file, brand: id, page, edition, locale, ...viewport });
  });
}

/** Playwright adds its log to messages. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

// Pictures of the shown pages: one visit per brand, edition, locale and width.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Edition, Locale } from "#contract/locales.ts";
import { undecodedImages } from "../../browser/images-decoded.ts";
import { stillPicture } from "../../browser/picture.ts";
import { shownRoutes } from "../../browser/shown-pages.ts";
import type { Viewport } from "../../browser/site-variant.ts";
import { type SiteVisit, visitSite } from "../../browser/visit-site.ts";
import { isNoPage, lookName, walkRoutes } from "../../browser/walk-pages.ts";
import { runConcurrently } from "../cache/run-concurrently.ts";
import { type BrowsedSites, STILL } from "../serve/browse-sites.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { GalleryPicture } from "./gallery-file.ts";

export interface Shot {
  readonly receipt: Receipt;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly viewport: Viewport;
}

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

export function shotsOf(receipts: readonly Receipt[], wanted: Wanted): Shot[] {
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
  shots: readonly Shot[],
  dir: string,
  onProgress: (done: number, total: number) => void,
): Promise<{ readonly pictures: GalleryPicture[]; readonly problems: ShotProblem[] }> {
  await mkdir(path.join(dir, "pictures"), { recursive: true });
  const taken = new Map<Shot, GalleryPicture[]>();
  const problems: ShotProblem[] = [];
  let done = 0;
  const shoot = async (shot: Shot) => {
    const { receipt, edition, locale, viewport } = shot;
    const { brand } = receipt;
    const report = (what: string) => problems.push({ brand: brand.id, what });
    const pictures: GalleryPicture[] = [];
    taken.set(shot, pictures);
    try {
      await visitSite({ ...sites, moment: STILL }, { brand, edition, locale }, viewport, (visit) =>
        shootSite(shot, visit, dir, { pictures, report }),
      );
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
  { receipt, edition, locale, viewport }: Shot,
  { site, enter, takeTrouble }: SiteVisit,
  dir: string,
  { pictures, report }: Found,
): Promise<void> {
  const { page } = site;
  const { brand, routes } = receipt;
  const shown = shownRoutes({ routes });
  const byName = new Map([...shown].map(([route, name]) => [lookName(route), name]));
  const look = async (looked: string) => {
    const name = byName.get(looked);
    if (name === undefined || (await isNoPage(site))) return;
    if (pictures.some((picture) => picture.page === name)) return;
    const where = `${name} ${edition} ${locale} ${viewport.width}`;
    for (const missing of await undecodedImages(page)) report(`${where}: no image ${missing}`);
    const picture = await stillPicture(page, "jpeg");
    for (const trouble of takeTrouble()) report(`${where}: ${trouble}`);
    const file = `pictures/${[brand.id, name, edition, locale, viewport.width].join("-")}.jpg`;
    await writeFile(path.join(dir, file), picture);
    pictures.push({ file, brand: brand.id, page: name, edition, locale, ...viewport });
  };
  const arrived = () => Promise.resolve();
  await walkRoutes({ site, enter, arrived, look }, { brand, edition, locale }, [...shown.keys()]);
}

/** Playwright adds its log to messages. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

// Whether brands differ behind their home pages when their pictures are made grey (design: visual-direction).
import { PNG } from "pngjs";
import type { Edition, Locale } from "#contract/locales.ts";
import { INNER_PAGES, type ShownPage } from "../../browser/shown-pages.ts";
import type { BrowsedSites } from "../serve/browse-sites.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { Finding } from "./finding.ts";
import { shootStyle } from "./shoot-style.ts";
import type { Styled } from "./style-signature.ts";

/**
 * Two brands whose pictures differ in a smaller share of the pixels look alike. When only their hues differed, the
 * share was 1 to 4 %.
 */
export const LEAST_SHARE = 0.06;
/** A pixel differs by more than this many of 255 steps of grey. Page grounds in one edition differ by less. */
const SEEN = 24;

/** Enough for the part of a page that is seen at first. */
const WINDOW = { width: 1366, height: 768 };

interface Told {
  readonly receipts: readonly Receipt[];
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly onProgress: (done: number, total: number) => void;
}

interface Seen extends Omit<Styled, "signature"> {
  readonly pictures: ReadonlyMap<ShownPage, Grey>;
}

/** Compares each pair in one edition and one locale, on a desktop. */
export async function tellApart(sites: BrowsedSites, told: Told): Promise<Finding[]> {
  const styles = told.editions.flatMap((edition) =>
    told.receipts.flatMap((receipt) => {
      const { editions, locales } = receipt.brand;
      const locale = told.locales.find((one) => locales.includes(one));
      return editions.includes(edition) && locale ? [{ receipt, edition, locale }] : [];
    }),
  );
  const findings: Finding[] = [];
  const seen: Seen[] = [];
  for (const style of styles) {
    const taken = await shootStyle(sites, style, { viewports: [WINDOW], pages: INNER_PAGES });
    const pictures = new Map(taken.map(({ page, data }) => [page, greyOf(data)]));
    const one = { ...style, pictures };
    for (const other of seen)
      if (other.edition === style.edition && other.locale === style.locale)
        findings.push(...alike(one, other));
    seen.push(one);
    told.onProgress(seen.length, styles.length);
  }
  return findings;
}

function alike({ receipt, edition, locale, pictures }: Seen, other: Seen): Finding[] {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return [...pictures].flatMap(([page, picture]) => {
    const against = other.pictures.get(page);
    const share = against === undefined ? 1 : differingShare(picture, against);
    if (share >= LEAST_SHARE) return [];
    const what =
      `without its hue, it looks like ${other.receipt.brand.id}: ${percent(share)} of the pixels differ, ` +
      `${percent(LEAST_SHARE)} at least should; choose another member's menu, opening of lobbies, ` +
      "form of records, surface or motif for one of them";
    const at = { brand: receipt.brand.id, edition, locale, page };
    return [{ ...at, check: "identity" as const, what, picture: null, trace: null }];
  });
}

export interface Grey {
  readonly width: number;
  readonly tones: Uint8Array;
}

/** Luminance alone (ITU-R BT.709). */
export function greyOf(picture: Buffer): Grey {
  const { width, height, data } = PNG.sync.read(picture);
  const tones = new Uint8Array(width * height);
  for (let at = 0; at < tones.length; at += 1) {
    const tone = (channel: number) => data[at * 4 + channel] ?? 0;
    tones[at] = Math.round(0.2126 * tone(0) + 0.7152 * tone(1) + 0.0722 * tone(2));
  }
  return { width, tones };
}

/** Share of the pixels that differ, from 0 to 1; 1 for pictures of different sizes. */
export function differingShare(one: Grey, other: Grey): number {
  if (one.width !== other.width || one.tones.length !== other.tones.length) return 1;
  let differing = 0;
  for (const [at, tone] of one.tones.entries())
    if (Math.abs(tone - (other.tones[at] ?? 0)) > SEEN) differing += 1;
  return differing / one.tones.length;
}

// Lighthouse on the picked sites, one page after another: pages that load beside each other are slow.
import type { Edition, Locale } from "#contract/locales.ts";
import type { Workspace } from "../base/paths.ts";
import { requireBrowser } from "../serve/browse-sites.ts";
import { serveBuilt } from "../serve/serve-built.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { Finding, InspectedPage, Skipped } from "./finding.ts";
import {
  INSPECTED_PATHS,
  type Inspection,
  inspectPage,
  isFast,
  shortfalls,
} from "./inspect-page.ts";
import {
  type Lighthouse,
  LIGHTHOUSE_MISSING,
  lighthouseFolder,
  openLighthouse,
} from "./lighthouse-tool.ts";

export interface InspectedSites {
  readonly places: Workspace;
  readonly variants: readonly InspectedVariant[];
  readonly onProgress: (done: number, total: number) => void;
}

export interface InspectedVariant {
  readonly receipt: Receipt;
  readonly edition: Edition;
  readonly locale: Locale;
}

export interface SitesInspection {
  readonly inspected: readonly InspectedPage[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
}

/** @throws CliError BROWSER_MISSING */
export async function inspectSites(asked: InspectedSites): Promise<SitesInspection> {
  const { places, variants, onProgress } = asked;
  const folder = lighthouseFolder([process.cwd(), places.packageRoot]);
  if (folder === null)
    return {
      inspected: [],
      findings: [],
      skipped: [{ check: "lighthouse", why: LIGHTHOUSE_MISSING }],
    };
  const inspected: InspectedPage[] = [];
  const findings: Finding[] = [];
  const lighthouse = await openLighthouse(folder, { browserPath: requireBrowser(), mobile: false });
  let done = 0;
  try {
    for (const variant of variants) {
      const pages = await inspectVariant(lighthouse, variant, places.outDir, done === 0);
      inspected.push(...pages.map(({ page }) => page));
      findings.push(...pages.flatMap((page) => page.findings));
      onProgress((done += 1), variants.length);
    }
  } finally {
    lighthouse.close();
  }
  return { inspected, findings, skipped: [] };
}

interface Looked {
  readonly page: InspectedPage;
  readonly findings: readonly Finding[];
}

async function inspectVariant(
  lighthouse: Lighthouse,
  { receipt, edition, locale }: InspectedVariant,
  outDir: string,
  isFirst: boolean,
): Promise<Looked[]> {
  const brand = receipt.brand.id;
  return await serveBuilt({ outDir, receipt }, async ({ origin }) => {
    const looked: Looked[] = [];
    const addressOf = (page: string) =>
      `${origin(brand)}${page}?edition=${edition}&locale=${locale}`;
    // The first page of a new browser is slower than it is for anyone.
    if (isFirst) await inspectPage(lighthouse, addressOf("/home"));
    for (const page of INSPECTED_PATHS.filter((one) => receipt.routes.includes(one))) {
      const found = await inspectFairly(lighthouse, addressOf(page));
      const at = { brand, edition, locale, page };
      const findings = shortfalls(found).map((what) => ({
        ...at,
        check: "lighthouse" as const,
        what,
        picture: null,
        trace: null,
      }));
      looked.push({ page: { ...at, scores: found.scores, metrics: [...found.metrics] }, findings });
    }
    return looked;
  });
}

/** A page that seems slow is inspected twice more: the machine may have been busy. The middle one counts. */
async function inspectFairly(lighthouse: Lighthouse, url: string): Promise<Inspection> {
  const first = await inspectPage(lighthouse, url);
  if (isFast(first)) return first;
  const all = [first, await inspectPage(lighthouse, url), await inspectPage(lighthouse, url)];
  const byScore = all.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return byScore[1] ?? first;
}

// One visit of every page of a brand in one edition and locale.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { ROUTES } from "#contract/routes.ts";
import { drawn, seriousFindings } from "../../browser/axe.ts";
import { undecodedImages } from "../../browser/images-decoded.ts";
import { withBlur } from "../../browser/picture.ts";
import { goTo, pagesOf, pathOf, routesOf } from "../../browser/routes-of.ts";
import { type TextRules, unsound, wrongVariant } from "../../browser/soundness.ts";
import type { SiteVisit } from "../../browser/visit-site.ts";
import { deadLinks, isNoPage, walkRoutes } from "../../browser/walk-pages.ts";
import { type BrowsedSites, type BuiltVariant, visitBuilt } from "../serve/browse-sites.ts";
import type { Check } from "./checks.ts";
import type { Finding, VisitFacts } from "./finding.ts";

export interface PagesJob extends BuiltVariant {
  readonly checks: ReadonlySet<Check>;
  /** Whether this visit also opens the pages of switched-off features; one per brand does. */
  readonly opensOff: boolean;
}

export interface PagesReport {
  readonly findings: Finding[];
  readonly visit: VisitFacts;
}

interface Found {
  readonly check: Check;
  readonly page: string;
  readonly what: string;
  readonly picture: string | null;
}

export async function visitPages(
  sites: BrowsedSites,
  job: PagesJob,
  rules: TextRules,
  dir: string,
): Promise<PagesReport> {
  const { receipt, edition, locale, viewport } = job;
  const { brand } = receipt;
  const started = performance.now();
  const found: Found[] = [];
  let pages = 0;
  const name = [brand.id, edition, locale].join("-");
  const trace = await visitBuilt(sites, job, async (visit) => {
    await visit.context.tracing.start({ snapshots: true });
    const note = recorder(visit, found, dir, name);
    try {
      pages = await lookAtPages(visit, job, rules, note);
      if (job.opensOff) await openOffPages(visit, job, note);
    } catch (error) {
      await note("pages", new URL(visit.site.page.url()).pathname, [messageOf(error)]);
    }
    const file = found.length > 0 ? `traces/${name}.zip` : null;
    await visit.context.tracing.stop(file === null ? {} : { path: path.join(dir, file) });
    return file;
  });
  const seconds = (performance.now() - started) / 1000;
  return {
    findings: found.map((one) => ({ brand: brand.id, edition, locale, trace, ...one })),
    visit: { brand: brand.id, edition, locale, width: viewport.width, pages, seconds },
  };
}

type Note = (check: Check, page: string, lines: readonly string[]) => Promise<void>;

/** Takes one picture of a page with findings. */
function recorder({ site }: SiteVisit, found: Found[], dir: string, name: string): Note {
  return async (check, page, lines) => {
    if (lines.length === 0) return;
    const known = found.find((one) => one.page === page)?.picture;
    const slug = page.replaceAll(/[^\w-]+/g, "-").replace(/^-/, "") || "page";
    const picture = known ?? `pictures/${name}-${slug}.jpg`;
    if (known === undefined) {
      mkdirSync(path.join(dir, "pictures"), { recursive: true });
      await withBlur(site.page, () =>
        site.page.screenshot({ path: path.join(dir, picture), type: "jpeg", quality: 80 }),
      );
    }
    for (const what of lines) found.push({ check, page, what, picture });
  };
}

async function lookAtPages(
  { site, enter, takeTrouble }: SiteVisit,
  { receipt, edition, locale, checks }: PagesJob,
  rules: TextRules,
  note: Note,
): Promise<number> {
  const { page } = site;
  const { routes } = receipt;
  const brand = { ...receipt.brand, routes };
  const variant = { brand, edition, locale };
  let pages = 0;
  const look = async (name: string) => {
    pages += 1;
    await drawn(page);
    const links = await deadLinks(site, { routes });
    await note("pages", name, [
      ...takeTrouble(),
      ...(await unsound(page, variant, rules)),
      ...(await undecodedImages(page)).map((address) => `no image ${address}`),
      ...links.map((link) => `links to no page: ${link}`),
    ]);
    if (checks.has("contrast")) await note("contrast", name, await seriousFindings(page));
  };
  const arrived = async (route: { readonly path: string } | null) => {
    if (route === null) await note("pages", "home", await wrongVariant(page, variant, brand));
  };
  const walk = { site, enter, arrived, look };
  await walkRoutes(walk, variant, checks.has("pages") ? pagesOf({ routes }) : []);
  return pages;
}

/** In the site's own router, and as the whole address. */
async function openOffPages({ site }: SiteVisit, { receipt }: PagesJob, note: Note): Promise<void> {
  const own = new Set(routesOf(receipt).map(({ path: one }) => one));
  const off = ROUTES.filter(({ path: one, hidden }) => !own.has(one) && one !== "*" && !hidden);
  for (const route of off) {
    const address = pathOf(route);
    await goTo(site.page, address);
    await site.settled();
    if (!(await isNoPage(site)))
      await note("off", address, [`${address} shows a page, but its feature is switched off`]);
  }
}

/** Playwright adds its log to messages. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
